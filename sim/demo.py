# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The verb ``demo``: each game played through headless, with pictures on the way.

Each game has a folder of its own below DIR, with its pictures, numbered in order, and
its stats.json. Two runs write the same bytes.
"""

import argparse
import sys
from pathlib import Path

from sim import arguments

HELP = "play each game through without a window; pictures and stats.json in a folder"


def _parser():
    parser = argparse.ArgumentParser(prog="python -m sim demo", description=HELP)
    parser.add_argument(
        "--out", required=True, metavar="DIR", help="folder for what comes out"
    )
    return parser


def main(argv) -> int:
    """Play the demo; status 1 when the game did not go its way or a package lacks."""
    folder = Path(_parser().parse_args(argv).out)
    try:
        from sim.demo_cards import show_computer, show_friends
        from sim.demo_race import show_race
    except ImportError as error:
        print(arguments.what_is_missing("demo", error), file=sys.stderr)
        return 1
    try:
        show_race(folder / "race")
        show_friends(folder / "cards-friend")
        show_computer(folder / "cards-computer")
    except OSError as error:
        print(f"python -m sim demo: {folder}: {error.strerror}", file=sys.stderr)
        return 2
    print(f"{folder}: pictures and stats.json of each game, a folder a game")
    return 0
