# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Draws the READMEs' pictures from the demo: ``python -m sim.album``.

They are the badge's pixels at four times their size, so that they look the same in
every browser.
"""

import sys
import tempfile
from pathlib import Path

from sim.__main__ import put_root_last

SCALE = 4
SOURCES = {"race": "turn-4-blue", "cards": "before-the-tie"}
"""Name of a picture: that of each game's demo from which it is drawn."""
ENDINGS = {"en": "", "es": "-es"}
"""What a language adds to the names."""
NAMES = [game + ending for ending in ENDINGS.values() for game in SOURCES]

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "pictures"


def pictures() -> dict:
    """Play the demo in each language and return the pictures, PIL images by name."""
    from sim.demo_cards import show_friends
    from sim.demo_race import show_race

    shows = {"race": show_race, "cards": show_friends}
    return {
        game + ENDINGS[lang]: _picture(show, lang, SOURCES[game])
        for lang in ENDINGS
        for game, show in shows.items()
    }


def _picture(show, lang, source):
    """Play a demo and return one of its pictures, enlarged."""
    from PIL import Image

    with tempfile.TemporaryDirectory() as drawn:
        show(drawn, lang)
        (path,) = Path(drawn).glob(f"*-{source}.png")
        with Image.open(path) as small:
            size = small.width * SCALE, small.height * SCALE
            return small.resize(size, Image.NEAREST)


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
