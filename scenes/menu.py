# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The menu of Ring: whom to race, on which track, how it is played.

What is chosen goes into the session (scenes/session.py).
"""

from scenes.list_page import ListPage
from scenes.session import COMPUTER, FRIEND

CONTINUE, VS_FRIEND, VS_COMPUTER, SIZE, NUMBER, CODE, HOW = range(7)
"""The rows; the first is there only while there is a race to go on with."""


class MenuScene(ListPage):
    """The list of choices with a cursor; Continue only while there is a race."""

    def enter(self):
        """Build the list and put the cursor where the next press is likely wanted."""
        session = self.director.session
        session.clear_table()
        words = self._words = self.director.words("menu")
        self.lay_out(words.HEADING, "")
        first = CONTINUE if session.race_code else VS_FRIEND
        row = first if session.has_played else HOW
        self.lay_list(words.ROWS, (SIZE, NUMBER, CODE), row, first)
        self._show_track()

    def move_to(self, row):
        """Put the cursor on a row and say what A does there."""
        super().move_to(row)
        words = self._words
        self.keys.write(words.KEYS_SIZE if row == SIZE else words.KEYS)

    def resume(self):
        """Show what a panel has set."""
        self._show_track()
        if self.director.session.has_played and self.row == HOW:
            self.move_to(self.first)

    def change(self, row, by):
        """Choose the next or the last size on its row."""
        if row != SIZE:
            return False
        session = self.director.session
        session.size = (session.size + by) % 3
        session.code = None  # a code stands for a track of its own size
        self._show_track()
        return True

    def choose(self, row):
        """Start a race, change the size or open a panel."""
        if row == SIZE:
            return self.change(row, 1)
        if row <= VS_COMPUTER:
            self._start(row)
        else:
            self.director.open(("number", "code", "how")[row - NUMBER])
        return False

    def go_back(self):
        """Go to the choice of the games."""
        self.director.go("games")

    def _show_track(self):
        session = self.director.session
        words = self._words
        number = words.ANY if session.number is None else "%03d" % session.number
        self.show_value(SIZE, "◀ %s ▶" % words.SIZES[session.size])
        self.show_value(NUMBER, words.NONE if session.code else number)
        self.show_value(CODE, session.code or words.NONE)

    def _start(self, row):
        session = self.director.session
        session.has_played = True
        session.lesson = 0
        session.is_continued = row == CONTINUE
        if row != CONTINUE:
            session.versus = FRIEND if row == VS_FRIEND else COMPUTER
            session.start_match()
        self.director.go("making")


SCENE = MenuScene
