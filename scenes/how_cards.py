# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The panel that says how Cards is played, and what its keys do."""

from scenes.buttons import SELECT_BIT
from scenes.how import HowPanel


class HowCardsPanel(HowPanel):
    """The same panel with other words; Select shows the lessons."""

    WORDS = "how_cards"

    def press(self, step):
        """Go to the lessons at Select, else turn the pages."""
        if step.down & SELECT_BIT:
            self.note_read(self.director.session)
            self.director.go("lessons")
            return False
        return super().press(step)

    def note_read(self, session):
        """Remember that the rules of Cards have been read."""
        session.has_played_cards = True


SCENE = HowCardsPanel
