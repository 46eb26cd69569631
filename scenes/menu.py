# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The menu of Ring: whom to race, on which track, how it is played.

The list is laid out once by displayio_layout's grid; the cursor is one tile that moves.
What is chosen goes into the session (scenes/session.py).
"""

from adafruit_displayio_layout.layouts.grid_layout import GridLayout

from scenes.buttons import A_BIT, B_BIT, DOWN_BIT, LEFT_BIT, RIGHT_BIT, UP_BIT
from scenes.line import Line
from scenes.page import Page
from scenes.session import COMPUTER, FRIEND

CONTINUE = 0
VS_FRIEND = 1
VS_COMPUTER = 2
SIZE = 3
NUMBER = 4
CODE = 5
HOW = 6

LIST_X = 9
LIST_Y = 16
LIST_PX = 98
"""Left, top and height of the list; its rows share the height."""


class MenuScene(Page):
    """The list of choices with a cursor; Continue only while there is a race."""

    def enter(self):
        """Build the list and put the cursor where the next press is likely wanted."""
        session = self.director.session
        session.clear_table()
        self._words = self.director.words("menu")
        self.lay_out(self._words.HEADING, "")
        self._first = CONTINUE if session.race_code else VS_FRIEND
        self._pitch = LIST_PX // (HOW + 1 - self._first)
        self._build_list()
        self._cursor = self.text("▶", 4, 0, self.accent).grid
        self._move_to(self._first if session.has_played else HOW)

    def press(self, step):
        """Move, choose or change; return True when the picture changed."""
        if step.down & B_BIT:
            self.director.go("games")
        elif step.down & A_BIT:
            return self._choose()
        elif step.down & UP_BIT:
            self._move_to(self._row - 1 if self._row > self._first else HOW)
            return True
        elif step.down & DOWN_BIT:
            self._move_to(self._row + 1 if self._row < HOW else self._first)
            return True
        elif step.down & (LEFT_BIT | RIGHT_BIT) and self._row == SIZE:
            return self._resize(1 if step.down & RIGHT_BIT else 2)
        return False

    def resume(self):
        """Show what a panel has set."""
        self._show_track()
        if self.director.session.has_played and self._row == HOW:
            self._move_to(self._first)

    def _build_list(self):
        rows = HOW + 1 - self._first
        grid = GridLayout(
            x=LIST_X,
            y=LIST_Y,
            width=160,
            height=self._pitch * rows,
            grid_size=(2, rows),
            cell_padding=(self._pitch - 8) // 2,
        )
        font = self.director.font
        self._values = []
        for row in range(self._first, HOW + 1):
            line = Line(font, len(self._words.ROWS[row]), 0, 0, self.ink)
            line.write(self._words.ROWS[row])
            place = (0, row - self._first)
            grid.add_content(line.grid, place, (2, 1), layout_cells=False)
            if SIZE <= row <= CODE:
                value = Line(font, 11, 0, 0, self.dim)
                self._values.append(value)
                place = (1, row - self._first)
                grid.add_content(value.grid, place, (1, 1), layout_cells=False)
        grid.layout_cells()
        self._show_track()
        self.group.append(grid)

    def _show_track(self):
        session = self.director.session
        words = self._words
        number = words.ANY if session.number is None else "%03d" % session.number
        self._values[0].write("◀ %s ▶" % words.SIZES[session.size])
        self._values[1].write(words.NONE if session.code else number)
        self._values[2].write(session.code or words.NONE)

    def _move_to(self, row):
        self._row = row
        self._cursor.y = (
            LIST_Y + self._pitch * (row - self._first) + ((self._pitch - 8) // 2)
        )
        self.keys.write(self._words.KEYS_SIZE if row == SIZE else self._words.KEYS)

    def _resize(self, by):
        session = self.director.session
        session.size = (session.size + by) % 3
        session.code = None  # a code stands for a track of its own size
        self._show_track()
        return True

    def _choose(self):
        row = self._row
        if row == SIZE:
            return self._resize(1)
        if row <= VS_COMPUTER:
            self._start(row)
        else:
            self.director.open(("number", "code", "how")[row - NUMBER])
        return False

    def _start(self, row):
        session = self.director.session
        session.has_played = True
        session.is_continued = row == CONTINUE
        if row != CONTINUE:
            session.versus = FRIEND if row == VS_FRIEND else COMPUTER
            session.start_match()
        self.director.go("making")


SCENE = MenuScene
