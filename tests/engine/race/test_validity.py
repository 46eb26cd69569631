# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""engine/race/validity.py: what is no track is refused with the rule and the place."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.race.track import COMPASS, LINE
from engine.race.validity import fault
from tests.engine.race.width import is_two_wide

NEIGHBOURS = ((0, -1), (-1, 0), (1, 0), (0, 1))
SQUARE = ((0, 0), (1, 0), (0, 1), (1, 1))

VALID = {
    "two cells wide all round": (
        "E",
        "........ ........ ..####.. ..####.. ...G.... ...B....",
    ),
    "the line at the top": (
        "E",
        "...B.... ...G.... ..####.. ..####.. ........ ........",
    ),
    "the line at the left, and the other way round": (
        "S",
        "........ ........ BG####.. ..####.. ........ ........",
    ),
    "the line at the right, off the border": (
        "N",
        "########## #........# #........# #..####GB# #........# #........#",
    ),
    "a line of five": (
        "W",
        "....... .#####. ...=... ...G... ...B... ...=... ...=...",
    ),
    "one cell wide where no line is": (
        "E",
        "....... .#####. ..G.... ..B....",
    ),
    "a hole whose parts hang together": (
        "E",
        "......... .###.###. .#######. .#######. ...G..... ...B.....",
    ),
}

FAULTS = {
    "no road": ("E", "#### ####", "there is no road"),
    "two pieces": (
        "E",
        "........## ........## ..####..## ..####..## ...G....#. ...B....#.",
        "the road is not one piece: no road leads from (0,0) to (9,4)",
    ),
    "two pieces that touch at a corner": (
        "E",
        "........# ........# ..####..# ..####..# ...G....# ...B....# ########.",
        "the road is not one piece: no road leads from (0,0) to (8,6)",
    ),
    "a checkerboard at the hole": (
        "E",
        "........ .#...... ..####.. ..####.. ...G.... ...B....",
        "the road touches itself at a corner: checkerboard at (1,1)",
    ),
    "a checkerboard at the outside": (
        "E",
        "#....... .#...... ..####.. ..####.. ...G.... ...B....",
        "the road touches itself at a corner: checkerboard at (0,0)",
    ),
    "no hole": (
        "E",
        "##.... ...... ...G.. ...B..",
        "the road is no ring: from (2,0) on it goes round no hole",
    ),
    "two holes": (
        "E",
        "......... ......... ..##.##.. ..##.##.. ...G..... ...B.....",
        "the road goes round two holes, at (2,2) and (5,2); a ring has one",
    ),
    "no line": (
        "E",
        "...... .####. ...... ......",
        "there is no start line",
    ),
    "a line of one": (
        "E",
        "...... .####. .####. ...B..",
        "the start line at (3,3) is 1 long; 2 to 5 cells are needed",
    ),
    "a line of six": (
        "E",
        "...... .####. ...=.. ...G.. ...B.. ...=.. ...=.. ...=..",
        "the start line at (3,2) is 6 long; 2 to 5 cells are needed",
    ),
    "a line along the travel": (
        "N",
        "........ ........ ..####.. ..####.. ...G.... ...B....",
        "the start line is not one straight run square to N: (3,4), then (3,5)",
    ),
    "a line with a step": (
        "E",
        "........ ........ ..####.. ..####.. ...G.... ....B...",
        "the start line is not one straight run square to E: (3,4), then (4,5)",
    ),
    "a line with a gap": (
        "E",
        "........ ........ ..####.. ..####.. ...=.... ........ ...G.... ...B....",
        "the start line is not one straight run square to E: (3,4), then (3,6)",
    ),
    "a line that stops short of the outside": (
        "E",
        "........ ........ ..####.. ..####.. ...G.... ...B.... ........",
        "the start line stops short: (3,6) is road, too",
    ),
    "a line that stops short of the hole": (
        "E",
        "........ ........ ..####.. ..####.. ........ ...G.... ...B....",
        "the start line stops short: (3,4) is road, too",
    ),
    "a line with the outside at both ends": (
        "E",
        "........### ........### ..####...B. ..####...G. ........### ........###",
        "the start line from (9,2) to (9,3) has the outside at both ends",
    ),
    "a line with the hole at both ends": (
        "N",
        ".......... .......... ..######.. ..##..##.. ..##GB##.. .......... ..........",
        "the start line from (4,4) to (5,4) has the hole at both ends",
    ),
    "no road in front of the line": (
        "E",
        "........ ........ ..####.. ..####.. ...G.... ...B#...",
        "no road at (4,5), in front of the start line's (3,5)",
    ),
    "no road behind the line": (
        "E",
        "........ ........ ..####.. ..####.. ...G.... ..#B....",
        "no road at (2,5), behind the start line's (3,5)",
    ),
    "no Blue": (
        "E",
        "........ ........ ..####.. ..####.. ...G.... ...=....",
        "there is no start cell for Blue",
    ),
    "no Green": (
        "E",
        "........ ........ ..####.. ..####.. ...=.... ...B....",
        "there is no start cell for Green",
    ),
    "the cars with a gap between them": (
        "E",
        "....... .#####. ...G... ...=... ...B...",
        "Blue at (3,4) and Green at (3,2) do not start side by side",
    ),
    "Blue on the inner cell": (
        "E",
        "........ ........ ..####.. ..####.. ...B.... ...G....",
        "Blue at (3,4) and Green at (3,5): Blue must start on the outer cell",
    ),
}


def grid(forward, rows):
    """Return the six values that say what a track is, from rows of text."""
    rows = rows.split()
    width = len(rows[0])
    text = "#".join(rows) + "#"
    kinds = bytes(min("#.=BG".index(cell), LINE) for cell in text)
    blue, green = [text.find(car) if car in text else None for car in "BG"]
    return width, len(rows), kinds, COMPASS.index(forward), blue, green


def plain(width, height):
    """Return a ring two cells wide along the border of a grid."""
    inner = ".." + "#" * (width - 4) + ".."
    rows = ["." * width] * 2 + [inner] * (height - 4)
    rows += ["...G" + "." * (width - 4), "...B" + "." * (width - 4)]
    return grid("E", " ".join(rows))


@pytest.mark.parametrize(("forward", "rows"), VALID.values(), ids=VALID)
def test_a_ring_has_no_fault(forward, rows):
    assert fault(*grid(forward, rows)) is None


@pytest.mark.parametrize(("forward", "rows", "said"), FAULTS.values(), ids=FAULTS)
def test_what_is_no_ring_is_refused(forward, rows, said):
    assert fault(*grid(forward, rows)) == said


@pytest.mark.parametrize("name", FAULTS)
def test_micropython_refuses_with_the_same_words(micropython, name):
    forward, rows, said = FAULTS[name]
    call = f"print(fault{grid(forward, rows)})"
    script = "from engine.race.validity import fault\n" + call
    assert micropython(script) == said + "\n"


@pytest.mark.parametrize("which", ["Blue", "Green"])
def test_a_car_off_the_line_is_refused(which):
    width, height, kinds, forward, blue, green = plain(8, 6)
    cars = (0, green) if which == "Blue" else (blue, 0)
    said = f"{which} at (0,0) does not start on the start line"
    assert fault(width, height, kinds, forward, *cars) == said


def test_the_largest_grid_is_allowed():
    assert fault(*plain(32, 32)) is None


@pytest.mark.parametrize(("width", "height"), [(33, 32), (32, 33), (0, 0)])
def test_a_grid_of_another_size_is_refused(width, height):
    kinds = bytes((width + 1) * height)
    said = f"the grid has {width}x{height} cells; 1x1 to 32x32 are possible"
    assert fault(width, height, kinds, 2, None, None) == said


def test_the_largest_comb_of_road_is_judged():
    rows = ["." * 32] + ["." + "#." * 15 + "."] * 30 + ["." * 32]
    said = "the road goes round two holes, at (1,1) and (3,1); a ring has one"
    assert fault(*grid("E", " ".join(rows))) == said


def test_a_road_of_two_cells_everywhere_is_two_wide():
    width, _, kinds = plain(12, 9)[:3]
    assert is_two_wide(width, kinds)


@pytest.mark.parametrize(
    "rows",
    [
        "....... .#####. ..G.... ..B....",
        "........ .......# ..####.. ..####.. ...G.... ...B....",
        "........# ......... ..####..# ..####..# ...G....# ...B....#",
        "#........ ......... #..####.. #..####.. #...G.... #...B....",
    ],
)
def test_a_neck_or_a_spike_is_not_two_wide(rows):
    width, _, kinds = grid("E", rows)[:3]
    assert not is_two_wide(width, kinds)


def pieces(cells):
    """Return how many 4-connected pieces a set of (x, y) has, the slow way."""
    cells = set(cells)
    count = 0
    while cells:
        count += 1
        edge = {cells.pop()}
        while edge:
            near = {(x + a, y + b) for x, y in edge for a, b in NEIGHBOURS}
            edge = near & cells
            cells -= edge
    return count


def is_ring(width, height, kinds):
    """Return whether the road is one ring, judged by counting sets of cells."""
    frame = {(x, y) for x in range(-1, width + 1) for y in range(-1, height + 1)}
    inside = {(x, y) for x in range(width) for y in range(height)}
    road = {(x, y) for x, y in inside if kinds[y * (width + 1) + x]}
    checkerboards = [
        (x, y)
        for x, y in inside
        if [(x + a, y + b) in road for a, b in SQUARE] in ([1, 0, 0, 1], [0, 1, 1, 0])
    ]
    return pieces(road) == 1 and pieces(frame - road) == 2 and not checkerboards


@given(st.sets(st.integers(0, 53), max_size=8))
def test_a_ring_is_what_counting_pieces_calls_one(cells):
    width, height, kinds, forward, blue, green = plain(8, 6)
    changed = bytearray(kinds)
    for cell in cells:
        if cell % (width + 1) != width and kinds[cell] != LINE:
            changed[cell] = 1 - changed[cell]
    said = fault(width, height, changed, forward, blue, green)
    about_the_line = said is not None and "start line" in said
    assert (said is None or about_the_line) == is_ring(width, height, changed)
