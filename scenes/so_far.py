# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The results so far, from the settings: how often, how well, since the first start."""

from scenes.buttons import A_BIT, B_BIT
from scenes.page import Page
from scenes.tally import BEST_LAP, FASTEST, RACES, ROUNDS, counted

_X, _Y, _PITCH = 8, 20, 12


class SoFarScene(Page):
    """Numbers only; A or B goes back to the settings."""

    def enter(self):
        """Set the lines."""
        session = self.director.session
        words = self.director.words("so_far")
        self.lay_out(words.HEADING, words.KEYS)
        best = counted(session, BEST_LAP)
        self._add_game(0, words.RING, RACES, words.PAR % (best - 1) if best else "-")
        fast = counted(session, FASTEST)
        seconds = words.SECONDS % (fast // 100, fast % 100) if fast else "-"
        self._add_game(4, words.CARDS, ROUNDS, seconds)

    def _add_game(self, row, names, first, best):
        """Add a game's four lines from a row on."""
        session = self.director.session
        solo = "%d/%d/%d" % tuple(
            [counted(session, first + more) for more in (2, 3, 1)]
        )
        values = ("", str(counted(session, first)), solo, best)
        for name, value in zip(names, values):
            y = _Y + _PITCH * row
            self.text(name, _X, y, self.dim if value else self.accent)
            if value:
                self.text(value, 158 - 6 * len(value), y, self.ink)
            row += 1

    def press(self, step):
        """Go back."""
        if step.down & (A_BIT | B_BIT):
            self.director.go("settings")
        return False


SCENE = SoFarScene
