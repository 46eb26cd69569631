# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The panel that says how Ring is played, on a few short pages."""

from scenes.buttons import A_BIT, B_BIT
from scenes.page import Page

ROWS = 8
"""Lines of a page."""
COLUMNS = 26
"""Letters of a line."""

_TOP = 19
_PITCH = 12


class HowPanel(Page):
    """Pages of words; A turns them, B goes back."""

    WORDS = "how"
    """Name of the words' module."""

    def enter(self):
        """Show the first page."""
        self._words = self.director.words(self.WORDS)
        self.cover()
        self.lay_out(self._words.HEADING, "")
        self._lines = []
        for row in range(ROWS):
            line = self.text("", 3, _TOP + _PITCH * row, self.ink, COLUMNS)
            self._lines.append(line)
        self._page = 0
        self._show()

    def press(self, step):
        """Turn the page at A, back at B; close at either end."""
        if step.down & A_BIT:
            return self._turn_to(self._page + 1)
        if step.down & B_BIT:
            return self._turn_to(self._page - 1)
        return False

    def _turn_to(self, page):
        pages = self._words.PAGES
        if not 0 <= page < len(pages):
            self.note_read(self.director.session)
            self.director.close()
            return False
        self._page = page
        self._show()
        self.director.whole = True  # another page is a new picture, all of it
        return True

    def _show(self):
        words = self._words
        page = words.PAGES[self._page]
        for row in range(ROWS):
            self._lines[row].write(page[row] if row < len(page) else "")
        is_last = self._page == len(words.PAGES) - 1
        self.keys.write(words.KEYS_LAST if is_last else words.KEYS)

    def note_read(self, session):
        """Remember that the rules of the game have been read."""
        session.has_played = True


SCENE = HowPanel
