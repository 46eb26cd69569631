# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The pause of a race: mute, go on, give up, agree on a draw, leave for the menu.

What ends the race is asked once more. The choice is the session's ``order``, which the
scene below carries out.
"""

from scenes.buttons import A_BIT, B_BIT, DOWN_BIT, START_BIT, UP_BIT
from scenes.page import Page
from scenes.palette import DIM, PANEL, pair
from scenes.session import FRIEND

ORDERS = ("", None, "resign", "draw", "menu")
"""What each row asks of the scene below; the first one asks nothing."""


class PausePanel(Page):
    """The list of the pause."""

    def enter(self):
        """Build the list of what can be done as the race stands."""
        words = self.director.words("pause")
        rows = [row for row in range(len(ORDERS)) if self._is_open(ORDERS[row])]
        self.lay_pause(words, rows)
        code = self.director.session.track_code
        self.text(words.TRACK % code, 70, 3, pair(DIM, PANEL))
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
            return self.move(1 if down & DOWN_BIT else -1)
        return False

    def _is_open(self, order):
        """Return whether a row is of any use."""
        if order == "draw" and self.director.session.versus != FRIEND:
            return False  # there is no one to agree with
        ends = order == "resign" or order == "draw"
        return not ends or self.director.below.race.turn is not None

    def _choose(self):
        row = self._rows[self.row]
        if not row:
            return self.switch_sound()
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
            return self._close_with(ORDERS[self._rows[self.row]])
        if down & B_BIT:
            self._is_asking = False
            self._ask(self.note, self._words.KEYS)
            return True
        return False

    def _ask(self, question, keys):
        self.below.write(question)
        self.keys.write(keys)

    def _close_with(self, order):
        self.director.session.order = order
        self.director.close()
        return False


SCENE = PausePanel
