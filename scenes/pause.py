# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The pause of a race: go on, give up, agree on a draw, leave for the menu.

What ends the race is asked once more. The choice is the session's ``order``, which the
scene below carries out.
"""

from scenes.buttons import A_BIT, B_BIT, DOWN_BIT, START_BIT, UP_BIT
from scenes.page import Page
from scenes.palette import DIM, PANEL, pair
from scenes.session import COMPUTER

ORDERS = (None, "resign", "draw", "menu")
"""What each row asks of the scene below."""

_TOP = 34
_PITCH = 16


class PausePanel(Page):
    """The list of the pause."""

    def enter(self):
        """Build the list of what can be done as the race stands."""
        words = self._words = self.director.words("pause")
        session = self.director.session
        self.cover()
        self.lay_out(words.HEADING, words.KEYS)
        self.text(words.TRACK % session.track_code, 70, 3, pair(DIM, PANEL))
        self._rows = [row for row in range(len(ORDERS)) if self._is_open(ORDERS[row])]
        y = _TOP
        for row in self._rows:
            self.text(words.ROWS[row], 24, y, self.ink)
            y += _PITCH
        self._question = self.text("", 12, 100, self.accent, 24)
        self._cursor = self.text("▶", 12, _TOP, self.accent).grid
        self._at = 0
        self._is_asking = False

    def press(self, step):
        """Move, choose, answer; B and Start go on with the race."""
        down = step.down
        if self._is_asking:
            return self._answer(down)
        if down & (B_BIT | START_BIT):
            self.director.close()
        elif down & A_BIT:
            return self._choose()
        elif down & (UP_BIT | DOWN_BIT):
            by = 1 if down & DOWN_BIT else -1
            self._at = (self._at + by) % len(self._rows)
            self._cursor.y = _TOP + _PITCH * self._at
            return True
        return False

    def _is_open(self, order):
        """Return whether a row is of any use."""
        if order == "draw" and self.director.session.versus == COMPUTER:
            return False  # there is no one to agree with
        ends = order == "resign" or order == "draw"
        return not ends or self.director.below.race.turn is not None

    def _choose(self):
        row = self._rows[self._at]
        question = self._words.SURE[row]
        if not question:
            return self._close_with(ORDERS[row])
        if "%" in question:
            question = question % self._words.NAMES[self.director.below.sides.quitter]
        self._ask(question, self._words.KEYS_SURE)
        self._is_asking = True
        return True

    def _answer(self, down):
        if down & A_BIT:
            return self._close_with(ORDERS[self._rows[self._at]])
        if down & B_BIT:
            self._is_asking = False
            self._ask("", self._words.KEYS)
            return True
        return False

    def _ask(self, question, keys):
        self._question.write(question)
        self.keys.write(keys)

    def _close_with(self, order):
        self.director.session.order = order
        self.director.close()
        return False


SCENE = PausePanel
