# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The lessons of a game, from its menu or the pages of its rules."""

from scenes.list_page import ListPage

GAMES = (("RACE", "lesson_making", "menu"), ("CARDS", "lesson_cards", "deck"))
"""Of each game: the words with the titles, the scene that shows one, the menu."""


class LessonsScene(ListPage):
    """The list; what is chosen is shown on the game's own table."""

    def enter(self):
        """Show the titles."""
        session = self.director.session
        words = self.director.words("lessons")
        titles, self._scene, self._menu = GAMES[session.game]
        self.lay_out(words.HEADINGS[session.game], words.KEYS)
        titles = getattr(self.director.words("lesson"), titles)
        self.lay_list(titles, (), max(session.lesson, 1) - 1)

    def choose(self, row):
        """Open the table with a lesson."""
        self.director.session.lesson = row + 1
        self.director.go(self._scene)
        return False

    def go_back(self):
        """Go to the menu of the game."""
        self.director.session.lesson = 0
        self.director.go(self._menu)


SCENE = LessonsScene
