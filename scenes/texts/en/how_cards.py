# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""How Cards is played: the rules in short, then the keys of the two ends."""

HEADING = "How to play Cards"
RULES = (
    "Play a card one higher or",
    "one lower on either pile.",
    "No turns: be fast. Ace and",
    "king join. Out first wins.",
)
CONTROLS = (
    "left   ▼ next   ▶ play",
    "right  Ⓑ next   Ⓐ play",
    "Stuck? Select, Start: call",
)
KEYS = "Ⓐ got it"
