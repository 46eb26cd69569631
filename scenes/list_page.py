# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""A page with a list of choices and a cursor; the menus build on it.

The list is laid out once by displayio_layout's grid; the cursor is one tile that moves.
"""

from adafruit_displayio_layout.layouts.grid_layout import GridLayout

from scenes.buttons import A_BIT, B_BIT, DOWN_BIT, LEFT_BIT, RIGHT_BIT, UP_BIT
from scenes.line import Line
from scenes.page import Page

LIST_X = 9
LIST_Y = 16
LIST_PX = 98
"""Left, top and height of the list; its rows share the height."""
VALUE_COLUMNS = 11
"""Letters of a row's value."""


class ListPage(Page):
    """A list of rows, some with a value; subclasses say what they do.

    ``row`` is the row of the cursor. ``choose(row)`` acts on A, ``change(row, by)`` on
    left (-1) and right (1), ``go_back()`` on B; the first two tell whether the picture
    changed.
    """

    def lay_list(self, rows, valued, row, first=0):
        """Show the texts of rows, those in ``valued`` with a value; cursor on a row.

        Rows before ``first`` are left out.
        """
        self.first = first
        self._end = len(rows)
        count = self._end - first
        self._pitch = LIST_PX // count
        grid = GridLayout(
            x=LIST_X,
            y=LIST_Y,
            width=160,
            height=self._pitch * count,
            grid_size=(2, count),
            cell_padding=(self._pitch - 8) // 2,
        )
        font = self.director.font
        self._values = [None] * self._end  # type: list
        for number in range(first, self._end):
            line = Line(font, len(rows[number]), 0, 0, self.ink)
            line.write(rows[number])
            place = number - first
            grid.add_content(line.grid, (0, place), (2, 1), layout_cells=False)
            if number in valued:
                value = Line(font, VALUE_COLUMNS, 0, 0, self.dim)
                self._values[number] = value
                grid.add_content(value.grid, (1, place), (1, 1), layout_cells=False)
        grid.layout_cells()
        self.group.append(grid)
        self._cursor = self.text("▶", 4, 0, self.accent).grid
        self.move_to(row)

    def show_value(self, row, text) -> bool:
        """Show the value of a row; return True when that changed."""
        return self._values[row].write(text)

    def move_to(self, row):
        """Put the cursor on a row."""
        self.row = row
        y = self._pitch * (row - self.first) + (self._pitch - 8) // 2
        self._cursor.y = LIST_Y + y

    def press(self, step):
        """Move, choose or change; return True when the picture changed."""
        down = step.down
        if down & B_BIT:
            self.go_back()
        elif down & A_BIT:
            return self.choose(self.row)
        elif down & (UP_BIT | DOWN_BIT):
            self._move_by(1 if down & DOWN_BIT else -1)
            return True
        elif down & (LEFT_BIT | RIGHT_BIT):
            return self.change(self.row, 1 if down & RIGHT_BIT else -1)
        return False

    def _move_by(self, by):
        count = self._end - self.first
        self.move_to(self.first + (self.row - self.first + by) % count)

    def choose(self, row) -> bool:
        """Act on A; the page itself does nothing."""
        return False

    def change(self, row, by) -> bool:
        """Act on left or right; the page itself does nothing."""
        return False

    def go_back(self):
        """Act on B; the page itself does nothing."""


def arrows(text: str) -> str:
    """Return a value that left and right change, of up to seven letters.

    Not by ``%-7s``: on the badge that counts bytes, and a letter may have three.
    """
    return "◀ %s ▶" % (text + " " * (7 - len(text)))
