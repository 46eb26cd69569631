# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The words of Ring's result. A line has 26 letters."""

HEADING = "Result"
WON = "BLUE has won|GREEN has won".split("|")
DRAW = "A draw"
MATCH = (
    "The match so far",
    "The match is even",
    "You win the match",
    "The computer wins it",
    "%s wins it",
)
"""How it stands; after two races who has won it. A friend's name goes into the last."""
FRIENDS = "Player one|Player two".split("|")
SOLO = "You|Computer".split("|")
DRAWS = "Draws"
NEXT = "then blue|then green".split("|")
"""Each player's colour in the rematch; 10 letters."""
KEYS = "Ⓐ rematch, swapped  Ⓑ menu"
LOOK_BACK = "Select: look back"
