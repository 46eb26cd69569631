# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Where a random track has its start line: a straight run from the hole to the outside.

See docs/rules.md, Ring 2. The line may lie on any side of the hole, and the travel may
go either way; both are drawn before the place.
"""

from engine.race.cells import HEIGHT, STRIDE
from engine.race.track import LONGEST_LINE, SHORTEST_LINE

CLEAR = 2
"""Cells of road wanted before and behind a line, so that the first turns have room."""

_OUTWARD = (-STRIDE, 1, STRIDE, -1)  # north, east, south, west
_HOLE = 0
_ROAD = 1
_OUTSIDE = 2


def draw_gate(rng, cells: bytearray):
    """Draw a line; return (its cells from the hole outward, travel), None if none fits.

    ``cells`` is a board of engine/race/cells.py; the travel is a direction as in Track.
    """
    _mark_outside(cells)
    side = rng.below(4)
    reverse = 4 * rng.below(2)
    broad = SHORTEST_LINE + rng.below(LONGEST_LINE - SHORTEST_LINE)
    line = None
    for least, clear in ((broad, CLEAR), (SHORTEST_LINE, CLEAR), (SHORTEST_LINE, 1)):
        for turn in range(4):
            if line is None:
                line = _draw_line(rng, cells, (side + turn) & 3, least, clear)
                forward = (2 * (side + turn) + 2 + reverse) & 7
    for cell in range(len(cells)):
        cells[cell] &= _ROAD
    return None if line is None else (line, forward)


def _mark_outside(cells):
    """Tell the outside from the hole: OUTSIDE in each off-road cell it reaches."""
    cells[0] = _OUTSIDE
    edge = [0]
    while edge:
        cell = edge.pop()
        for step in _OUTWARD:
            near = cell + step
            if 0 <= near < len(cells) and cells[near] == _HOLE:
                cells[near] = _OUTSIDE
                edge.append(near)


def _draw_line(rng, cells, side, least, clear):
    """Return one of the possible lines whose outer end is on a side, or None."""
    step = _OUTWARD[side]
    drawn = None
    count = 0
    for cell in range(STRIDE, STRIDE * (HEIGHT + 1)):
        if cells[cell] == _HOLE and cells[cell + step] == _ROAD:
            line = _line_from(cells, cell + step, step, clear)
            if line and len(line) >= least:
                count += 1
                if rng.below(count) == 0:
                    drawn = line
    return drawn


def _line_from(cells, first, step, clear):
    """Return the cells of a line that begins at the hole, or None."""
    last = first
    while cells[last] == _ROAD:
        last += step
    line = range(first, last, step)
    if cells[last] != _OUTSIDE or not SHORTEST_LINE <= len(line) <= LONGEST_LINE:
        return None
    along = STRIDE + 1 - abs(step)
    for cell in line:
        for way in (along, -along):
            for ahead in range(1, clear + 1):
                if cells[cell + way * ahead] != _ROAD:
                    return None
    return line
