# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The choice of the language, at the first start; later it is a setting."""

from scenes.buttons import A_BIT, DOWN_BIT, UP_BIT
from scenes.page import Page
from scenes.session import LANGUAGES

_TOP = 44
_PITCH = 24


class LanguageScene(Page):
    """Two rows, each in its own language."""

    def enter(self):
        """Show the rows; the cursor is on the language of now."""
        words = self.director.words("language")
        self.lay_out(words.HEADING, words.KEYS)
        for row in range(len(LANGUAGES)):
            self.text(words.NAMES[row], 40, _TOP + _PITCH * row, self.ink)
        self._cursor = self.text("▶", 28, _TOP, self.accent).grid
        self._move_to(self.director.session.lang or 0)

    def press(self, step):
        """Move or choose."""
        if step.down & A_BIT:
            self.director.session.lang = self._row
            self.director.keep_settings()
            self.director.go("games")
        elif step.down & (UP_BIT | DOWN_BIT):
            self._move_to(1 - self._row)
            return True
        return False

    def _move_to(self, row):
        self._row = row
        self._cursor.y = _TOP + _PITCH * row


SCENE = LanguageScene
