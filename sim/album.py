# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Draws the README's pictures from the demo: ``python -m sim.album``.

They are the badge's pixels at four times their size, so that they look the same in
every browser.
"""

import sys
import tempfile
from pathlib import Path

from sim.__main__ import put_root_last

SCALE = 4
RACE = {"race": "turn-4-blue"}
CARDS = {"cards": "before-the-tie"}
"""Name of the README's picture: the picture of each game's demo it is drawn from."""

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "pictures"


def pictures() -> dict:
    """Play the demo and return the pictures, a PIL image by name."""
    from PIL import Image

    from sim.demo_cards import show_friends
    from sim.demo_race import show_race

    album = {}
    for show, wanted in ((show_race, RACE), (show_friends, CARDS)):
        with tempfile.TemporaryDirectory() as drawn:
            show(drawn)
            for name, source in wanted.items():
                (path,) = Path(drawn).glob(f"*-{source}.png")
                with Image.open(path) as small:
                    size = small.width * SCALE, small.height * SCALE
                    album[name] = small.resize(size, Image.NEAREST)
    return album


def main() -> int:
    """Play the demo and write the pictures; return the exit status."""
    put_root_last()
    FOLDER.mkdir(exist_ok=True)
    for name, picture in pictures().items():
        picture.save(FOLDER / f"{name}.png")
        print(FOLDER / f"{name}.png")
    return 0


if __name__ == "__main__":
    sys.exit(main())
