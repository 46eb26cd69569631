# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The pause of Cards: mute, go on, leave for the menu. It covers the cards: no peeking.

Each end of the badge can choose by itself: with A, or with Right.
"""

from scenes.buttons import A_BIT, B_BIT, DOWN_BIT, RIGHT_BIT, START_BIT, UP_BIT
from scenes.page import Page
from scenes.session import COMPUTER

DEAF_MS = 400
"""What is pressed so soon was meant for the cards, where two play."""


class RestPanel(Page):
    """Three rows and a cursor."""

    def enter(self):
        """Set the rows."""
        self.lay_pause(self.director.words("rest"), (0, 1, 2))
        is_solo = self.director.session.cards_versus == COMPUTER
        self._from_ms = self.director.clock.now() + (0 if is_solo else DEAF_MS)

    def press(self, step):
        """Move or choose; B and Start go on."""
        down = step.down
        if step.at_ms < self._from_ms:
            return False
        if down & (UP_BIT | DOWN_BIT):
            return self.move(1 if down & DOWN_BIT else -1)
        is_choosing = down & (A_BIT | RIGHT_BIT) != 0
        if is_choosing and not self.row:
            return self.switch_sound()
        if is_choosing or down & (B_BIT | START_BIT):
            if is_choosing and self.row == 2:
                self.director.session.order = "menu"
            self.director.close()
        return False


SCENE = RestPanel
