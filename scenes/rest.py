# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The pause of Cards: go on, or leave for the menu. It covers the cards: no peeking.

Each end of the badge can choose by itself: with A, or with Right.
"""

from scenes.buttons import A_BIT, B_BIT, DOWN_BIT, RIGHT_BIT, START_BIT, UP_BIT
from scenes.page import Page
from scenes.session import COMPUTER

DEAF_MS = 400
"""What is pressed so soon was meant for the cards, where two play."""

_TOP = 44
_PITCH = 20


class RestPanel(Page):
    """Two rows and a cursor."""

    def enter(self):
        """Set the rows."""
        words = self.director.words("rest")
        self.cover()
        self.lay_out(words.HEADING, words.KEYS)
        for row in range(2):
            self.text(words.ROWS[row], 24, _TOP + _PITCH * row, self.ink)
        self._cursor = self.text("▶", 12, _TOP, self.accent).grid
        self._row = 0
        is_solo = self.director.session.cards_versus == COMPUTER
        self._from_ms = self.director.clock.now() + (0 if is_solo else DEAF_MS)

    def press(self, step):
        """Move or choose; B and Start go on."""
        down = step.down
        if step.at_ms < self._from_ms:
            return False
        if down & (UP_BIT | DOWN_BIT):
            self._row = 1 - self._row
            self._cursor.y = _TOP + _PITCH * self._row
            return True
        if down & (A_BIT | RIGHT_BIT | B_BIT | START_BIT):
            if down & (A_BIT | RIGHT_BIT) and self._row:
                self.director.session.order = "menu"
            self.director.close()
        return False


SCENE = RestPanel
