# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""What is to be read on the table of Cards can be read: in grey, to a deuteranope.

Looked at on the golden pictures: text 4.5 to 1 on its ground, ranks unlike in shape,
the two players told apart without colour.
"""

from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest
from PIL import Image

from scenes.font import WIDTH_PX
from sim import art
from tests.scenes.sight import EYES, contrast

GOLDEN = Path(__file__).parent / "golden"

SLOT = [(x, 16 + 22 * slot) for x in (3, 125) for slot in range(5)]

LABELS = ((0, 2, 47, 10), (113, 2, 160, 10))
NEWS = (41, 88, 119, 96)
SCORE = (65, 102, 95, 110)
COUNTS = ((48, 110, 60, 118), (100, 110, 112, 118))
PILES = ((42, 31, 78, 73), (83, 31, 118, 73))


def rank(slot):
    """Return the box of a rank in a hand, 0 to 4 left, 5 to 9 right."""
    x, y = SLOT[slot]
    return x + 3, y + 3, x + 15, y + 17


READ = [
    *[("cards-friend", box) for box in (*LABELS, SCORE, *COUNTS, *PILES)],
    *[("cards-friend", rank(slot)) for slot in range(10)],
    *[("cards-calls", box) for box in (*LABELS, NEWS)],
    *[("cards-expert", LABELS[0]), ("cards-expert-call", LABELS[0])],
    *[("cards-choices", rank(0)), ("cards-choices", rank(5)), ("cards-late", rank(5))],
    *[("cards-late", (144, 26, 155, 34)), ("cards-choices", (22, 26, 33, 34))],
    *[("cards-win", NEWS), ("cards-draw", NEWS), ("cards-stuck", NEWS)],
    *[("cards-count-down", (50, 43, 70, 70)), ("cards-count-down", (90, 43, 110, 70))],
    *[("solo", box) for box in (*LABELS, SCORE, *COUNTS)],
]
"""Pictures, and boxes in them that hold something to read on one ground."""


def pixels(name, box):
    """Return the colours in a box of a golden picture, a list of rows."""
    with Image.open(GOLDEN / f"{name}.png") as picture:
        part = picture.convert("RGB").crop(box)
    found = part.load()
    return [[found[x, y] for x in range(part.width)] for y in range(part.height)]


@pytest.mark.parametrize(("name", "box"), READ)
def test_what_is_to_be_read_stands_out(name, box):
    colours = Counter(colour for row in pixels(name, box) for colour in row)
    assert len(colours) == 2
    for eye in EYES:
        assert contrast(*colours, EYES[eye]) >= 4.5


RANKS = art.parse((art.ART / "ranks.txt").read_text(encoding="utf-8"))


@pytest.mark.parametrize("pair", [*combinations(range(13), 2)])
def test_no_two_ranks_look_alike(pair):
    """A sixth of all pixels of the shape differs, wherever it is laid on the other."""
    one, other = ["".join(RANKS.tiles[rank][1]) for rank in pair]
    ink = one.count("#") + other.count("#")
    differing = sum(a != b for a, b in zip(one, other))
    assert differing >= ink / 6


def test_the_rank_is_the_biggest_thing_on_a_card():
    suits = art.parse((art.ART / "suits.txt").read_text(encoding="utf-8"))
    most = max("".join(rows).count("#") for _, rows in suits.tiles)
    least = min("".join(rows).count("#") for _, rows in RANKS.tiles)
    assert least > 1.4 * most
    assert RANKS.height_px > 1.7 * suits.height_px
    assert RANKS.width_px >= 2 * WIDTH_PX


def without(name, other):
    """Return where two golden pictures differ, as a set of places."""
    box = (0, 0, 160, 128)
    one, two = pixels(name, box), pixels(other, box)
    return {(x, y) for y in range(128) for x in range(160) if one[y][x] != two[y][x]}


def test_the_cursors_are_unlike_in_shape():
    """Brackets at the left; an underline with a bar at the right."""
    moved = without("cards-friend", "cards-cursors")
    left = {(x, y - 60) for x, y in moved if x < 80 and y >= 59}
    right = {(x - 122, y - 104) for x, y in moved if x >= 80 and y >= 103}
    assert {y for x, y in left if x in (0, 1)} == set(range(20))
    assert {x for x, y in left} == {0, 1, 36, 37}
    assert len({x for x, y in right if y >= 20}) == 32
    assert {x for x, y in right if y < 20} == {0, 1}


def test_where_a_card_has_landed_tells_whose_it_was():
    lit = without("cards-win", "cards-draw")
    ours = {x for x, y in lit if 40 < y < 80 and 76 < x < 80}
    assert ours == {77, 78}


def test_a_late_card_is_dark_and_a_choice_has_a_mark_of_its_own():
    """Not by colour alone: bright on dark, and arrows in the suit's place."""
    ((dark,),) = pixels("cards-late", (126, 20, 127, 21))
    ((plain,),) = pixels("cards-friend", (126, 20, 127, 21))
    assert contrast(dark, plain) >= 4.5
    shapes = []
    for name in ("cards-choices", "cards-friend"):
        rows = pixels(name, (22, 26, 33, 33))
        paper = rows[6][0]
        shapes.append([[colour == paper for colour in row] for row in rows])
    assert shapes[0] != shapes[1]
