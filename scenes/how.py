# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The panel that says how Ring is played, on a few short pages."""

from scenes.buttons import A_BIT, B_BIT, SELECT_BIT, START_BIT
from scenes.page import Page
from scenes.palette import INK, PANEL, pair

ROWS = 8
"""Lines of a page."""
COLUMNS = 26
"""Letters of a line."""

_TOP = 19
_PITCH = 12


class HowPanel(Page):
    """Pages of words; A turns them and at the end shows a game, B goes back."""

    WORDS = "how"
    """Name of the words' module."""
    LESSON = "lesson_making"
    """Scene that shows the first lesson."""

    def enter(self):
        """Show the first page."""
        self.words = self.director.words(self.WORDS)
        self.cover()
        self.lay_out(self.words.HEADING, "")
        self._lines = []
        for row in range(ROWS):
            line = self.text("", 3, _TOP + _PITCH * row, self.ink, COLUMNS)
            self._lines.append(line)
        self._lines.append(self.text("", 138, 3, pair(INK, PANEL), 3))
        self._page = 0
        self._show()

    def press(self, step):
        """Turn the page, show a game or the list of lessons, or close."""
        down = step.down
        last = len(self.words.PAGES) - 1
        by = 1 if down & A_BIT else -1
        if down & SELECT_BIT:
            self._go("lessons", 0)
        elif down & A_BIT and self._page == last:
            self._go(self.LESSON, 1)
        elif down & START_BIT or (down & B_BIT and self._page == 0):
            self.note_read(self.director.session)
            self.director.keep_settings()
            self.director.close()
        elif down & (A_BIT | B_BIT):
            self._page += by
            self._show()
            self.director.whole = True  # another page is a new picture, all of it
            return True
        return False

    def _go(self, name, lesson):
        """Leave for the list of the lessons, or for one of them."""
        session = self.director.session
        self.note_read(session)
        session.lesson = lesson
        self.director.go(name)

    def _show(self):
        words = self.words
        page = words.PAGES[self._page]
        for row in range(ROWS):
            self._lines[row].write(page[row] if row < len(page) else "")
        last = len(words.PAGES)
        self._lines[ROWS].write("%d/%d" % (self._page + 1, last))
        is_last = self._page == last - 1
        self.keys.write(words.KEYS_LAST if is_last else words.KEYS)

    def note_read(self, session):
        """Remember that the rules of the game have been read."""
        session.has_played = True


SCENE = HowPanel
