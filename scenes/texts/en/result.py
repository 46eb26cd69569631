# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The words of Ring's result. A line has 26 letters."""

HEADING = "Result"
WON = ("Blue has won", "Green has won")
DRAW = "A draw"
TURNS = "in %d turns"
PAR = "Par: Blue %d, Green %d"
MATCH = "The match so far"
ONE = "Player one"
TWO = "Player two"
COMPUTER = "Computer"
DRAWS = "Draws"
COLOURS = ("blue next", "green next")
KEYS = "Ⓐ rematch, swapped  Ⓑ menu"
