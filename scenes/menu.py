# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The menu of Ring: whom to race, on which track, how it is played.

What is chosen goes into the session (scenes/session.py).
"""

from scenes.list_page import ListPage, arrows
from scenes.session import CUP, CUP_TRACKS

CONTINUE, VS_FRIEND, VS_COMPUTER, ALONE, TRACK, NUMBER, CODE, HINTS, HOW = range(9)
"""The rows; the first is there only while there is a race to go on with."""


class MenuScene(ListPage):
    """The list of choices with a cursor; Continue only while there is a race."""

    def enter(self):
        """Build the list; the cursor waits on what was driven last, or is to go on."""
        session = self.director.session
        session.clear_table()
        words = self._words = self.director.words("menu")
        self.lay_out(words.HEADING, "")
        first = CONTINUE if session.race_code else VS_FRIEND
        row = HOW
        if session.has_played:
            row = CONTINUE if session.race_code else VS_FRIEND + session.versus
        self.lay_list(words.ROWS, range(VS_COMPUTER, HOW), row, first)
        self._show_values()

    def move_to(self, row):
        """Put the cursor on a row and say what A does there."""
        super().move_to(row)
        words = self._words
        self.keys.write(words.KEYS_SIZE if row in (TRACK, HINTS) else words.KEYS)

    def resume(self):
        """Show what a panel has set."""
        self._show_values()
        if self.director.session.has_played and self.row == HOW:
            self.move_to(self.first)

    def change(self, row, by):
        """Choose the value ``by`` places on in a row's round; 1 or -1."""
        session = self.director.session
        if row == VS_COMPUTER:
            session.rival = (session.rival + by) % len(self._words.RIVALS)
        elif row == ALONE:
            session.ghost = (session.ghost + by) % 3
        elif row == HINTS:
            session.hints = (session.hints + by) % 3
        elif row == TRACK:
            session.size = (session.size + by) % 4
            session.code = None  # a code stands for a track of its own size
            if session.size == CUP and (session.number or 0) > CUP_TRACKS:
                session.number = None
        return self._show_values()

    def choose(self, row):
        """Start a race, change a value or open a panel."""
        if row in (TRACK, HINTS):
            return self.change(row, 1)
        if row <= ALONE:
            self._start(row)
        else:
            self.director.open(("number", "code", "", "how")[row - NUMBER])
        return False

    def go_back(self):
        """Go to the choice of the games."""
        self.director.go("games")

    def _show_values(self):
        session = self.director.session
        words = self._words
        number = words.ANY if session.number is None else "%03d" % session.number
        changed = self.show_value(VS_COMPUTER, arrows(words.RIVALS[session.rival]))
        changed |= self.show_value(ALONE, arrows(words.GHOSTS[session.ghost]))
        changed |= self.show_value(TRACK, arrows(words.TRACKS[session.size]))
        changed |= self.show_value(NUMBER, words.NONE if session.code else number)
        changed |= self.show_value(CODE, session.code or words.NONE)
        changed |= self.show_value(HINTS, arrows(words.HINTS[session.hints]))
        return changed

    def _start(self, row):
        session = self.director.session
        session.has_played = True
        session.lesson = 0
        session.is_continued = row == CONTINUE
        if row != CONTINUE:
            session.versus = row - VS_FRIEND
            session.start_match()
        self.director.go("making")


SCENE = MenuScene
