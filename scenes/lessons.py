# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The lessons of the game that was chosen, from the pages of its rules."""

from scenes.list_page import ListPage


class LessonsScene(ListPage):
    """The list; what is chosen is shown on the game's own table."""

    def enter(self):
        """Show the lessons of the session's game."""
        session = self.director.session
        words = self._words = self.director.words("lessons")
        titles = self.director.words("lesson")
        self._is_cards = session.game == 1
        self.lay_out(words.HEADINGS[session.game], words.KEYS)
        self.lay_list(titles.CARDS if self._is_cards else titles.RACE, (), 0)

    def choose(self, row):
        """Open the table with a lesson."""
        director = self.director
        session = director.session
        session.lesson = row + 1
        session.is_continued = False
        if self._is_cards:
            session.has_played_cards = True
            director.go("lesson_cards")
        else:
            session.has_played = True
            director.go("making")
        return False

    def go_back(self):
        """Go to the game's menu."""
        self.director.session.lesson = 0
        self.director.go("deck" if self._is_cards else "menu")


SCENE = LessonsScene
