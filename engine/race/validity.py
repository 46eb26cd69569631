# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""What is wrong with a track, in plain words and with the place.

It takes the same six values as Track, before one is made (docs/rules.md, Ring 1 and 2).
Cells are named ``(x,y)`` from (0,0) at the top left, as in a record. The work is done
on one byte a cell, in a frame one cell larger all round, so that the border is off-road
like everything outside.
"""

from engine.race.track import (
    COMPASS,
    LINE,
    LONGEST_LINE,
    OFF,
    SHORTEST_LINE,
)

MAX_SIDE = 32
"""Width and height of a grid, at most, in cells."""

_KIND = 3  # the bits of a frame's byte that hold OFF, ROAD or LINE
_OUTSIDE = 4  # bits for what a flood has reached
_HOLE = 8
_JOINED = 16


def fault(width: int, height: int, kinds: bytes, forward: int, blue, green):
    """Return None, or a sentence that says which rule a track breaks, and where.

    ``kinds`` and ``forward`` are as in Track; ``blue`` and ``green`` may be None.
    """
    if not (0 < width <= MAX_SIDE and 0 < height <= MAX_SIDE):
        possible = f"1x1 to {MAX_SIDE}x{MAX_SIDE} are possible"
        return f"the grid has {width}x{height} cells; {possible}"
    frame = _Frame(width, height, kinds)
    return (
        _fault_of_the_road(frame)
        or _fault_of_the_ring(frame)
        or _fault_of_the_line(frame, forward)
        or _fault_of_the_cars(frame, forward, blue, green)
    )


class _Frame:
    """The cells of a grid with one off-road cell more on every side, one byte each."""

    def __init__(self, width, height, kinds):
        self.stride = stride = width + 2
        self.cells = bytearray(stride * (height + 2))
        for y in range(height):
            for x in range(width):
                self.cells[(y + 1) * stride + x + 1] = kinds[y * (width + 1) + x]

    def place(self, cell):
        """Return how a record names a cell."""
        return "(%d,%d)" % (cell % self.stride - 1, cell // self.stride - 1)

    def inner(self, cell):
        """Return a cell of the grid as a cell of this frame."""
        width = self.stride - 2
        return (cell // (width + 1) + 1) * self.stride + cell % (width + 1) + 1

    def step(self, direction):
        """Return how far a step north, east, south or west goes, as a sum of cells."""
        return (-self.stride, 1, self.stride, -1)[direction // 2]

    def first(self, is_road, seen):
        """Return the first cell, road or not, with none of the bits; None if none."""
        cells = self.cells
        for cell in range(len(cells)):
            if (cells[cell] & _KIND != OFF) is is_road and not cells[cell] & seen:
                return cell
        return None

    def flood(self, start, mark):
        """Set a bit in all cells that hang together with ``start`` and are like it."""
        cells = self.cells
        is_road = cells[start] & _KIND != OFF
        cells[start] |= mark
        edge = [start]
        while edge:
            cell = edge.pop()
            for near in (cell - self.stride, cell - 1, cell + 1, cell + self.stride):
                if not 0 <= near < len(cells) or cells[near] & mark:
                    continue
                if (cells[near] & _KIND != OFF) is is_road:
                    cells[near] |= mark
                    edge.append(near)


def _fault_of_the_road(frame):
    """Return what keeps the road from being one piece without loose corners."""
    start = frame.first(True, 0)
    if start is None:
        return "there is no road"
    frame.flood(start, _JOINED)
    apart = frame.first(True, _JOINED)
    if apart is not None:
        start, apart = frame.place(start), frame.place(apart)
        return f"the road is not one piece: no road leads from {start} to {apart}"
    return _fault_of_the_corners(frame)


def _fault_of_the_corners(frame):
    """Return where two road cells touch at a corner only: a 2x2 checkerboard."""
    cells = frame.cells
    stride = frame.stride
    for cell in range(len(cells) - stride - 1):
        here = cells[cell] & _KIND != OFF
        if (
            here == (cells[cell + stride + 1] & _KIND != OFF)
            and here != (cells[cell + 1] & _KIND != OFF)
            and here != (cells[cell + stride] & _KIND != OFF)
        ):
            place = frame.place(cell)
            return f"the road touches itself at a corner: checkerboard at {place}"
    return None


def _fault_of_the_ring(frame):
    """Return why the land off the road is not just the outside and one hole."""
    frame.flood(0, _OUTSIDE)
    hole = frame.first(False, _OUTSIDE)
    if hole is None:
        place = frame.place(frame.first(True, 0))
        return f"the road is no ring: from {place} on it goes round no hole"
    frame.flood(hole, _HOLE)
    other = frame.first(False, _OUTSIDE | _HOLE)
    if other is not None:
        hole, other = frame.place(hole), frame.place(other)
        return f"the road goes round two holes, at {hole} and {other}; a ring has one"
    return None


def _line_cells(frame):
    """Return the cells of the start line, in order."""
    cells = frame.cells
    return [cell for cell in range(len(cells)) if cells[cell] & _KIND == LINE]


def _fault_of_the_line(frame, forward):
    """Return why the start line is no straight gate from the hole to the outside."""
    line = _line_cells(frame)
    if not line:
        return "there is no start line"
    across = frame.stride if forward in (2, 6) else 1
    for index in range(1, len(line)):
        if line[index] != line[0] + index * across:
            places = frame.place(line[index - 1]) + ", then " + frame.place(line[index])
            square = f"one straight run square to {COMPASS[forward]}"
            return f"the start line is not {square}: {places}"
    if not SHORTEST_LINE <= len(line) <= LONGEST_LINE:
        needed = f"{SHORTEST_LINE} to {LONGEST_LINE} cells are needed"
        place = frame.place(line[0])
        return f"the start line at {place} is {len(line)} long; {needed}"
    return _fault_of_the_ends(frame, line, across) or _fault_of_the_way(
        frame, line, frame.step(forward)
    )


def _fault_of_the_ends(frame, line, across):
    """Return why the line does not lead from the hole to the outside."""
    ends = []
    for cell in (line[0] - across, line[-1] + across):
        if frame.cells[cell] & _KIND != OFF:
            return f"the start line stops short: {frame.place(cell)} is road, too"
        ends.append(frame.cells[cell] & (_OUTSIDE | _HOLE))
    if ends[0] == ends[1]:
        where = "hole" if ends[0] == _HOLE else "outside"
        places = frame.place(line[0]) + " to " + frame.place(line[-1])
        return f"the start line from {places} has the {where} at both ends"
    return None


def _fault_of_the_way(frame, line, ahead):
    """Return where the line lacks road in front of it or behind it."""
    for cell in line:
        for near, where in ((cell + ahead, "in front of"), (cell - ahead, "behind")):
            if frame.cells[near] & _KIND == OFF:
                near, cell = frame.place(near), frame.place(cell)
                return f"no road at {near}, {where} the start line's {cell}"
    return None


def _fault_of_the_cars(frame, forward, blue, green):
    """Return why the cars do not stand side by side on the line, Blue outside."""
    for name, cell in (("Blue", blue), ("Green", green)):
        if cell is None:
            return f"there is no start cell for {name}"
        cell = frame.inner(cell)
        if frame.cells[cell] & _KIND != LINE:
            return f"{name} at {frame.place(cell)} does not start on the start line"
    blue = frame.inner(blue)
    green = frame.inner(green)
    outward = blue - green
    across = frame.stride if forward in (2, 6) else 1
    cars = f"Blue at {frame.place(blue)} and Green at {frame.place(green)}"
    if outward not in (across, -across):
        return f"{cars} do not start side by side"
    while frame.cells[blue] & _KIND != OFF:
        blue += outward
    if not frame.cells[blue] & _OUTSIDE:
        return f"{cars}: Blue must start on the outer cell"
    return None
