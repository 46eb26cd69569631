# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The panel that says how Cards is played, and what its keys do."""

from scenes.how import HowPanel


class HowCardsPanel(HowPanel):
    """The same panel with other words."""

    WORDS = "how_cards"
    LESSON = "lesson_cards"

    def note_read(self, session):
        """Remember that the rules of Cards have been read."""
        session.has_played_cards = True


SCENE = HowCardsPanel
