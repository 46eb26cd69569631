# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""A box over the table that says what just happened, until a key is pressed.

It is small enough (8.3 KB of pixels) to come or go within the budget of one refresh,
and one block of letters with two edges, so that each pixel is sent once.
"""

import displayio

from scenes.area import AWAY_PX, CELL_PX
from scenes.line import Block
from scenes.palette import INK, pair

COLUMNS = 22
"""Letters in each of the three lines."""

CHEQUER = 20
"""Edge of a box about a lap or a win; a tile of track.bmp like the next ones."""
HAZARD = 25
"""Edge of a box about a lost turn."""
PLAIN = 26
"""Edge of any other box."""

_WIDTH_PX = 6 * COLUMNS
_X = (160 - _WIDTH_PX) // 2
_ROWS = (5, 1, 9)  # of cells, where the box may begin; two cars leave one place free
_HEIGHT = 4  # in cells


class Notice:
    """The box; away until ``show``, and again after ``hide``.

    It waits below the screen: a group that is ``hidden`` and moved before it is shown
    may be sent at both places.
    """

    def __init__(self, font, edge_sheet, edge_colours):
        """Build the box; the sheet holds the edge tiles, 4 by 4 pixels."""
        self._y = _ROWS[0] * CELL_PX
        self._colours = pair(INK)
        self.group = displayio.Group(x=_X, y=AWAY_PX)
        self._block = Block(font, COLUMNS, 3, 0, 4, self._colours)
        self.group.append(self._block.grid)
        self._edges = []
        for y in (0, 28):
            edge = displayio.TileGrid(
                edge_sheet,
                pixel_shader=edge_colours,
                width=_WIDTH_PX // 4,
                tile_width=4,
                tile_height=4,
                y=y,
            )
            self._edges.append(edge)
            self.group.append(edge)

    @property
    def is_up(self) -> bool:
        """Whether the box is on the screen."""
        return self.group.y < AWAY_PX

    def keep_clear(self, one, other):
        """Choose the place where the box covers neither of two rows of cells."""
        for row in _ROWS:
            end = row + _HEIGHT
            if not (row <= one < end or row <= other < end):
                self._y = row * CELL_PX
                return

    def show(self, colour, edge, above, middle, below):
        """Show three centred lines on a colour, between edges of a tile."""
        self._colours[0] = colour
        for grid in self._edges:
            for place in range(_WIDTH_PX // 4):
                grid[place] = edge
        self._write(0, above)
        self._write(1, middle)
        self._write(2, below)
        self.group.y = self._y

    def hide(self):
        """Take the box away."""
        self.group.y = AWAY_PX

    def _write(self, row, text):
        self._block.write(row, " " * ((COLUMNS - len(text)) // 2) + text)
