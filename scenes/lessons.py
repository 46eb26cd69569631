# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The lessons of Cards, from the pages of its rules."""

from scenes.list_page import ListPage


class LessonsScene(ListPage):
    """The list; what is chosen is shown on the game's own table."""

    def enter(self):
        """Show the titles."""
        words = self.director.words("lessons")
        self.lay_out(words.HEADING, words.KEYS)
        self.lay_list(self.director.words("lesson").CARDS, (), 0)

    def choose(self, row):
        """Open the table with a lesson."""
        self.director.session.lesson = row + 1
        self.director.go("lesson_cards")
        return False

    def go_back(self):
        """Go to the menu of Cards."""
        self.director.go("deck")


SCENE = LessonsScene
