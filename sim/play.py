# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The verb ``play``: code.py in a window, or the demo where there is no display."""

import argparse
import os
import sys
from pathlib import Path

from sim import arguments
from sim.run import print_traceback
from sim.world import PROJECT

HELP = "play in a window (this is also what no verb at all does)"

DEMO_FOLDER = "out/demo"
"""Where the demo's pictures go when there is no display."""

MEMORY_FILE = PROJECT / "out" / "{board}.nvm"
"""What the badge saved, kept from one window to the next."""

_SCALES = range(1, 17)


def _parser():
    parser = argparse.ArgumentParser(prog="python -m sim play", description=HELP)
    arguments.add_machine(parser)
    parser.add_argument(
        "--scale",
        type=int,
        choices=_SCALES,
        metavar="N",
        help="window pixels for one of the badge, 1 to 16 (default: what fits)",
    )
    parser.add_argument(
        "--mute",
        action="store_true",
        help="without sound",
    )
    return parser


def main(argv, **window_options) -> int:
    """Open the window; status 0 when it was closed, 1 when code.py raised."""
    options = _parser().parse_args(argv)
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    try:
        from sim.badge import Badge
        from sim.window import NoDisplayError, Window
    except ImportError as error:
        print(arguments.what_is_missing("play", error), file=sys.stderr)
        return 1
    try:
        window = Window(options.board, options.scale, options.mute)
    except NoDisplayError as error:
        return _play_demo(error)
    chance = options.chance
    if chance is None:
        chance = int.from_bytes(os.urandom(3), "big")
    file = Path(str(MEMORY_FILE).format(board=options.board))
    with window, Badge(board=options.board, chance=chance, nvm=_read(file)) as badge:
        try:
            window.run(badge, **window_options)
        except Exception as error:
            print_traceback(error)
            return 1
        finally:
            _write(file, badge)
    return 0


def _play_demo(reason) -> int:
    """Say that there is no display and play the demo headless."""
    print(f"No display here ({reason}): playing the demo into {DEMO_FOLDER} instead.")
    from sim import demo

    return demo.main(["--out", DEMO_FOLDER])


def _read(file):
    """Return what an earlier badge saved, or None."""
    try:
        return bytearray(file.read_bytes())
    except OSError:
        return None


def _write(file, badge):
    """Keep what the badge saved, if it saved anything."""
    if badge.stats.saves:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(badge.nvm)
