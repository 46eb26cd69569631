# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The words of a round's result.

Who wins has 13 letters with a name of 7, why 13, the head of a row 11.
"""

HEADING = "End of the round"
WINS = "%s wins"
YOU_WIN = "you win"
DRAW = "a draw"
OUT = "no cards left"
STUCK = "stuck 5 times"
SCORE = "rounds won"
PLAYED = "played"
FASTEST = "fastest"
BEATEN = "too late"
UNTRUE = "false calls"
SWAP = "change seats!"
KEYS = "Ⓐ deal again  Start menu"
