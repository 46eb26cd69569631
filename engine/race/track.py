# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""One ring road, compiled once into byte tables that the rules look things up in.

A cell is one integer, ``y * stride + x``; ``stride`` is the width plus one column of
off-road padding, so a step over the right or left border meets off-road and never the
other side. The tables take at most ``TABLE_BYTES`` (docs/rules.md, Ring 1 to 4).
"""

from array import array

COMPASS = tuple("N NE E SE S SW W NW".split())  # noqa: SIM905 - names less in the heap
"""The eight directions, clockwise; a direction is an index 0 to 7 into this."""

OFF = 0
"""A cell that is not road."""
ROAD = 1
"""A road cell."""
LINE = 2
"""A road cell of the start line."""
AHEAD = 4
"""Bit in ``marks``: along the travel, the cell is level with the line or past it."""
ON_LINE = 8
"""Bit in ``marks``: the cell belongs to the start line."""

TABLE_BYTES = 4096
"""All tables of a track together, at most; higher speeds than fit are walked."""
SHORTEST_LINE = 2
"""Cells of a start line, at least: both cars stand on it."""
LONGEST_LINE = 5
"""Cells of a start line, at most."""

# The directions towards larger and towards smaller cells: the rival lies in one half.
_ONWARD = (2, 3, 4, 5)
_BACKWARD = (6, 7, 0, 1)


class Track:
    """A grid of road, its line and its direction of travel; never changes.

    ``kinds`` holds OFF, ROAD or LINE for ``stride * height`` cells, the last of each
    row OFF. ``forward`` is the direction of travel: 0, 2, 4 or 6. ``blue`` and
    ``green`` are the start cells. ``number`` numbers the ``roads`` road cells, row by
    row. It trusts its caller: engine/race/validity.py says what is wrong with a grid.
    """

    def __init__(
        self, width: int, height: int, kinds: bytes, forward: int, blue: int, green: int
    ):
        self.width = width
        self.height = height
        self.stride = stride = width + 1
        self.size = len(kinds)
        self.kinds = kinds
        self.forward = forward
        self.blue = blue
        self.green = green
        compass = (
            -stride,
            1 - stride,
            1,
            stride + 1,
            stride,
            stride - 1,
            -1,
            -stride - 1,
        )
        self.delta = compass + compass + (0, 0)  # faster, slower, lost turns
        self.line = tuple(c for c in range(self.size) if kinds[c] == LINE)
        self.marks = self._marks()
        self.roads = 0
        self.number = self._numbers()
        self.rows = 0
        self.open = b""  # type: bytes | bytearray

    def cell(self, x: int, y: int) -> int:
        """Return the cell at column ``x`` and row ``y``; (0, 0) is the top left."""
        return y * self.stride + x

    def x(self, cell: int) -> int:
        """Return the column of a cell, 0 to width - 1."""
        return cell % self.stride

    def y(self, cell: int) -> int:
        """Return the row of a cell, 0 to height - 1."""
        return cell // self.stride

    def is_road(self, cell: int) -> bool:
        """Return whether a car may stand on the cell."""
        return self.kinds[cell] != OFF

    def reach(self, cell: int, direction: int) -> int:
        """Return how many cells in a row are road from ``cell`` on in a direction."""
        step = self.delta[direction]
        count = 0
        cell += step
        while 0 <= cell < self.size and self.kinds[cell]:
            count += 1
            cell += step
        return count

    def open_mask(self, cell: int, speed: int) -> int:
        """Return the directions, bit 0 for north, in which ``speed`` cells are road.

        Speed 0 gives 1 on road: standing still counts as one move, not as eight.
        """
        if speed + 1 < self.rows:
            return self.open[(speed + 1) * (self.roads + 1) + self.number[cell]]
        if speed == 0:
            return 1 if self.kinds[cell] else 0
        mask = 0
        for direction in range(8):
            if self.reach(cell, direction) >= speed:
                mask |= 1 << direction
        return mask

    def open_moves(self, cell: int, speed: int, rival: int) -> int:
        """Return the legal moves of a car, a bit for each of 16 (Ring 3 to 6).

        Bits 0 to 7 are the faster moves by direction, 8 to 15 the slower ones; from
        speed 1 that is bit 8 alone, the stop. ``rival`` is the cell of the other car.
        """
        if speed + 2 < self.rows:
            row = self.roads + 1
            place = (speed + 2) * row + self.number[cell]
            fast = self.open[place]
            slow = self.open[place - 2 * row]
        else:
            fast = self.open_mask(cell, speed + 1)
            slow = self.open_mask(cell, speed - 1) if speed else 0
        gap = rival - cell
        near = (speed + 1) * (self.stride + 1)
        if -near <= gap <= near:
            # A gap that only looks like a run leads over off-road: its bit is 0 anyway.
            for direction in _ONWARD if gap > 0 else _BACKWARD:
                step = self.delta[direction]
                if gap % step == 0 and gap // step <= speed + 1:
                    fast &= ~(1 << direction)
                    if gap // step < speed:
                        slow &= ~(1 << direction)
        return fast | slow << 8

    def crossing(self, cell: int, direction: int, speed: int) -> int:
        """Return what a move does to the lap counter: 1, -1 or 0 (Ring 7).

        The gate is the rear edge of the line; a straight move meets it once at most.
        """
        marks = self.marks
        step = self.delta[direction]
        for _ in range(speed):
            before = marks[cell]
            cell += step
            after = marks[cell]
            if after & ON_LINE and not before & AHEAD:
                return 1
            if before & ON_LINE and not after & AHEAD:
                return -1
        return 0

    def _marks(self):
        """Return a byte a cell with AHEAD and ON_LINE."""
        marks = bytearray(self.size)
        level = self._along(self.line[0]) if self.line else 0
        for cell in range(self.size):
            if self._along(cell) >= level:
                marks[cell] = AHEAD
            if self.kinds[cell] == LINE:
                marks[cell] |= ON_LINE
        return marks

    def _along(self, cell):
        """Return how far a cell lies along the direction of travel; larger is ahead."""
        if self.forward & 2:
            return self.x(cell) if self.forward == 2 else -self.x(cell)
        return self.y(cell) if self.forward == 4 else -self.y(cell)

    def _numbers(self):
        """Number the road cells, and count them; all others have the last number."""
        kinds = self.kinds
        self.roads = roads = len([kind for kind in kinds if kind])
        # a byte each, unless there are more road cells than a byte tells apart
        size = 1 if roads < 256 else 2
        number = array("BH"[size - 1], bytes(size * self.size))
        found = 0
        for cell in range(self.size):
            number[cell] = found if kinds[cell] else roads
            if kinds[cell]:
                found += 1
        return number

    def compile(self):
        """Make the table of open directions, a byte a road cell and speed, if need be.

        Row ``speed + 1`` of ``open`` tells for each cell by its number in which
        directions that many cells are road. Row 0 is empty and row 1 says "stand still"
        once, so that the rules may look at ``speed - 1`` without a special case. It
        ends with the first empty row or at TABLE_BYTES; ``open_mask`` walks for speeds
        beyond.
        """
        if self.rows:
            return
        roads = self.roads
        limit = (TABLE_BYTES - 3 * self.size) // (roads + 1)
        row = bytearray([255] * roads + [0])
        table = bytearray(roads + 1)
        table.extend(bytes([1] * roads + [0]))
        rows = 2
        while rows < limit and any(row):
            row = self._one_farther(row)
            table.extend(row)
            rows += 1
        self.open = table
        self.rows = rows

    def _one_farther(self, row):
        """Return the row of masks for one cell more than ``row`` tells of."""
        number = self.number
        farther = bytearray(len(row))
        for cell in range(self.size):
            left = row[number[cell]]
            direction = 0
            mask = 0
            while left:
                near = cell + self.delta[direction]
                is_open = left & 1 and 0 <= near < self.size
                if is_open and row[number[near]] & (1 << direction):
                    mask |= 1 << direction
                left >>= 1
                direction += 1
            farther[number[cell]] = mask
        return farther
