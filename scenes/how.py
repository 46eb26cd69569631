# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The panel that says how Ring is played, in three lines, and what its keys do."""

from scenes.buttons import A_BIT, B_BIT
from scenes.page import Page


class HowPanel(Page):
    """Words only; A or B takes them away."""

    WORDS = "how"
    """Name of the words' module."""

    def enter(self):
        """Set the lines."""
        words = self.director.words(self.WORDS)
        self.cover()
        self.lay_out(words.HEADING, words.KEYS)
        y = 20
        for text in words.RULES:
            self.text(text, 2, y, self.ink)
            y += 11
        y += 7
        for text in words.CONTROLS:
            self.text(text, 2, y, self.dim)
            y += 11

    def press(self, step):
        """Go back at A or B."""
        if step.down & (A_BIT | B_BIT):
            self.note_read(self.director.session)
            self.director.close()
        return False

    def note_read(self, session):
        """Remember that the rules of the game have been read."""
        session.has_played = True


SCENE = HowPanel
