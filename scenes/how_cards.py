# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The panel that says how Cards is played, and what its keys do."""

from scenes.how import HowPanel


class HowCardsPanel(HowPanel):
    """The same panel with other words."""

    WORDS = "how_cards"


SCENE = HowCardsPanel
