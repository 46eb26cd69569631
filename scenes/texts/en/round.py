# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The words of a round's result. A name has 6 letters, the head of a row 11."""

HEADING = "End of the round"
SIDES = ("left", "right")
SIDES_SOLO = ("you", "chip")
WINS = "%s wins: %s"
DRAW = "A draw: %s"
OUT = "no cards left"
STUCK = "stuck 5 times"
SCORE = "rounds won"
PLAYED = "played"
FASTEST = "fastest"
BEATEN = "too late"
UNTRUE = "false calls"
SWAP = "Change seats now!"
KEYS = "Ⓐ deal again  Start menu"
