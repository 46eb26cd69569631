# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Turns a road of two cells width into one with bends, wide places and narrow ones.

Each step flips cells only where the ring stays a ring, and ends with every road cell in
a 2x2 square of road (docs/rules.md, Ring 1).
"""

from engine.race.cells import (
    BESIDE,
    HEIGHT,
    STRIDE,
    WIDTH,
    around,
    can_flip,
    is_in_square,
)

WIDEST = 4
"""Cells across that a straight may become, so that it stays a road and no square."""

_LONGEST_STRIP = 6  # cells added at once; long ones leave room for a broad line
_NEAR = 3  # cells from the middle of a wide place to its strips, each way
_AROUND = (-STRIDE, 1 - STRIDE, 1, STRIDE + 1, STRIDE, STRIDE - 1, -1, -STRIDE - 1)


def fill_bends(rng, cells: bytearray, tries: int):
    """Pave inner corners here and there, so that a bend can be cut."""
    for _ in range(tries):
        cell = _random_cell(rng)
        if not cells[cell]:
            near = around(cells, STRIDE, cell)
            if can_flip(near) and is_in_square(near) and _sides(near) > 1:
                cells[cell] = 1


def round_bends(rng, cells: bytearray, tries: int):
    """Take outer corners away here and there, so that a bend looks like one."""
    for _ in range(tries):
        cell = _random_cell(rng)
        # in a road of two cells width a cell with two sides can only be a corner
        if cells[cell] and _sides(around(cells, STRIDE, cell)) == 2:
            cells[cell] = 0
            if not _is_wide_around(cells, cell):
                cells[cell] = 1


def widen(rng, cells: bytearray, places: int, tries: int):
    """Add strips of road round some random places of the road."""
    for _ in range(places):
        middle = _random_road(rng, cells)
        for _ in range(tries):
            column = middle % STRIDE + rng.below(2 * _NEAR + 1) - _NEAR
            row = middle // STRIDE + rng.below(2 * _NEAR + 1) - _NEAR
            if _is_inside(row, column):
                _add_strip(rng, cells, row * STRIDE + column)


def _is_inside(row, column):
    """Return whether a cell is off the border, where one stays free for the kerb."""
    return 1 < row < HEIGHT and 0 < column < WIDTH - 1


def _add_strip(rng, cells, cell):
    """Make a strip of two cells or more road, or none of it."""
    step = STRIDE if rng.below(2) else 1
    length = 2 + rng.below(_LONGEST_STRIP - 1)
    end = cell
    for _ in range(length):
        if not _can_pave(cells, end):
            break
        cells[end] = 1
        end += step
    for paved in range(cell, end, step):
        if not is_in_square(around(cells, STRIDE, paved)):
            break
    else:
        return
    for paved in range(cell, end, step):
        cells[paved] = 0


def _can_pave(cells, cell):
    """Return whether an off-road cell may become road, for the ring and its width."""
    if cells[cell] or not _is_inside(cell // STRIDE, cell % STRIDE):
        return False
    if not can_flip(around(cells, STRIDE, cell)):
        return False
    return min(_run(cells, cell, 1), _run(cells, cell, STRIDE)) <= WIDEST


def _run(cells, cell, step):
    """Return how long the straight run of road through a cell would be."""
    length = 1
    for way in (step, -step):
        near = cell + way
        while cells[near]:
            length += 1
            near += way
    return length


def cut_spikes(cells: bytearray):
    """Take away ends of two cells that stick out of the road and lead nowhere."""
    found = True
    while found:
        found = False
        for cell in range(STRIDE, (HEIGHT + 1) * STRIDE):
            if cells[cell] and (_cut(cells, cell, 1) or _cut(cells, cell, STRIDE)):
                found = True


def _cut(cells, cell, step):
    """Take two cells in a row away if they are the end of a spike; return whether."""
    other = cell + step
    if not cells[other] or cells[cell - step] or cells[other + step]:
        return False
    out = STRIDE + 1 - step  # square to it
    for way in (out, -out):
        if not cells[cell + way] and not cells[other + way]:
            return _take_both(cells, cell, other)
    return False


def _take_both(cells, cell, other):
    """Take two cells away, or neither if the ring or its width suffers."""
    cells[cell] = 0
    cells[other] = 0
    if _is_wide_around(cells, cell) and _is_wide_around(cells, other):
        return True
    cells[cell] = 1
    cells[other] = 1
    return False


def _is_wide_around(cells, cell):
    """Return whether all road beside a cell is part of 2x2 squares of road."""
    for step in _AROUND:
        near = cell + step
        if cells[near] and not is_in_square(around(cells, STRIDE, near)):
            return False
    return True


def _sides(neighbourhood):
    """Return how many of the four cells beside are road."""
    sides = neighbourhood & BESIDE
    return (sides & 1) + (sides >> 2 & 1) + (sides >> 4 & 1) + (sides >> 6)


def _random_cell(rng):
    """Return a cell of the board."""
    return (1 + rng.below(HEIGHT)) * STRIDE + rng.below(WIDTH)


def _random_road(rng, cells):
    """Return a cell of the road."""
    cell = _random_cell(rng)
    while not cells[cell]:
        cell = _random_cell(rng)
    return cell
