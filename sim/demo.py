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

CHANCE = 26
"""What the badge takes from its hardware: it gives the demo its track and its race."""
PATIENCE_MS = 20000
"""Virtual time after which a screen that was waited for counts as missing."""


class DemoError(AssertionError):
    """The game did not go the way of the demo."""


class Tour:
    """A badge that is shown round: keys, waits and numbered pictures."""

    def __init__(self, badge, folder):
        """Write pictures into a folder, making it."""
        self.badge = badge
        self.folder = Path(folder)
        self.folder.mkdir(parents=True, exist_ok=True)
        for old in self.folder.glob("*.png"):
            old.unlink()
        self._count = 0

    @property
    def top(self):
        """The scene or panel on top."""
        return self.badge.namespace["director"].top

    def shot(self, name):
        """Write the screen to NN-NAME.png."""
        self._count += 1
        self.badge.frame().save(self.folder / f"{self._count:02}-{name}.png")

    def tap(self, *keys):
        """Tap keys one after the other, as a hand does."""
        for key in keys:
            self.badge.tap(key)
            self.badge.advance(60)

    def wait_for(self, scene):
        """Let time pass until a scene is up."""
        limit_ms = self.badge.ms + PATIENCE_MS
        while self.badge.scene != scene:
            if self.badge.ms > limit_ms:
                raise DemoError(f"expected scene {scene}, found {self.badge.scene}")
            self.badge.advance(20)
        self.badge.advance(40)

    def save_stats(self):
        """Write stats.json beside the pictures."""
        text = self.badge.stats.as_text()
        (self.folder / "stats.json").write_text(text, encoding="utf-8")


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
        from sim.demo_race import show_race
    except ImportError as error:
        print(arguments.what_is_missing("demo", error), file=sys.stderr)
        return 1
    try:
        show_race(folder / "race")
    except OSError as error:
        print(f"python -m sim demo: {folder}: {error.strerror}", file=sys.stderr)
        return 2
    print(f"{folder}: pictures and stats.json of each game, a folder a game")
    return 0
