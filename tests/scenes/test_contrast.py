# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""On the golden pictures, all that is drawn in thin strokes stands out from around it.

Seen in grey and with the eyes of a deuteranope: 4.5 to 1 at least, from every colour
that surrounds a good part of it. The tables of both games have tests of their own.
"""

from collections import Counter
from pathlib import Path

import pytest
from PIL import Image

from scenes import palette
from tests.scenes.shots import SHOTS
from tests.scenes.sight import EYES, contrast, shown

GOLDEN = Path(__file__).parent / "golden"

TABLES = ("race", "cards", "solo", "look-back")
"""Beginnings of the names of tables, where not all that is thin is to be read."""

PAGES = [name for name in SHOTS if not name.startswith(TABLES)]

WITH_A_PICTURE = ["title", "games", "games-cards"]
"""Pages where not all that is thin is there to be read."""

INKS = {
    shown(colour)
    for colour in (
        *(palette.INK, palette.DIM, palette.BLUE),
        *(palette.GREEN, palette.ACCENT, palette.WARN),
    )
}

FEW = 12
"""A colour of fewer pixels is no text."""

THIN = 0.5
"""Of the pixels of a stroke's colour, at least this share touches another colour."""

GROUND = 1 / 8
"""Of the touches of a colour, a ground has this share; less is a cursor in passing."""


class Colours:
    """How often each colour of a picture is there, and what it touches how often."""

    def __init__(self, picture):
        """Count the pixels of a picture but those of its border."""
        width, height = picture.size
        pixels = picture.convert("RGB").load()
        self.count, self.touches = Counter(), {}
        for y in range(1, height - 1):
            for x in range(1, width - 1):
                ink = pixels[x, y]
                beside = {pixels[x - 1, y], pixels[x + 1, y]}
                beside |= {pixels[x, y - 1], pixels[x, y + 1]}
                self.count[ink] += 1
                self.touches.setdefault(ink, Counter()).update(beside - {ink})

    def thin(self):
        """Return the colours of which most pixels touch another one."""
        return {
            ink
            for ink, touches in self.touches.items()
            if self.count[ink] >= FEW
            and sum(touches.values()) >= THIN * self.count[ink]
        }

    def grounds(self, ink):
        """Return the colours that surround a good part of one."""
        touches = self.touches[ink]
        least = GROUND * sum(touches.values())
        return [colour for colour, count in touches.items() if count >= least]


def colours_of(name):
    """Return the colours of a golden picture."""
    with Image.open(GOLDEN / f"{name}.png") as picture:
        return Colours(picture)


def weak_strokes(colours, inks):
    """Return (ink, ground, eye) for each pair that does not stand apart."""
    return [
        (ink, ground, eye)
        for ink in sorted(inks)
        for ground in colours.grounds(ink)
        for eye in EYES
        if contrast(ink, ground, EYES[eye]) < 4.5
    ]


@pytest.mark.parametrize("name", PAGES)
def test_ink_stands_out_from_all_that_surrounds_it(name):
    colours = colours_of(name)
    inks = {ink for ink in INKS if colours.count[ink] >= FEW}
    assert inks
    assert weak_strokes(colours, inks) == []


@pytest.mark.parametrize("name", [name for name in PAGES if name not in WITH_A_PICTURE])
def test_strokes_stand_out_whatever_their_colour(name):
    colours = colours_of(name)
    assert colours.thin()
    assert weak_strokes(colours, colours.thin()) == []


def test_a_stroke_that_runs_over_two_grounds_must_stand_out_from_both():
    picture = Image.new("RGB", (40, 20), (0, 0, 0))
    picture.paste((150, 150, 150), (28, 0, 40, 20))
    for y in (5, 10, 15):
        picture.paste((255, 255, 255), (2, y, 38, y + 1))
    weak = {(ink, ground) for ink, ground, _ in weak_strokes_of(picture)}
    assert weak == {((255, 255, 255), (150, 150, 150))}


def weak_strokes_of(picture):
    """Return the weak strokes of a picture."""
    colours = Colours(picture)
    return weak_strokes(colours, colours.thin())
