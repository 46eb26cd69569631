# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The words of a round's result.

The heading has 11 letters, who wins 13 with a name of 7, the head of a row 11.
"""

HEADING = "Round over"
WINS = "%s wins"
YOU_WIN = "you win"
DRAW = "a draw"
OUT = "no cards left"
STUCK = "stuck 5 times"
DRAWN = "drawn: %d"
SCORE = "rounds won"
PLAYED = "played"
FASTEST = "fastest"
BEATEN = "too late"
UNTRUE = "false calls"
SWAP = "change seats!"
SECONDS = "%d.%ds"
KEYS = "Ⓐ▶deal Sel.look Start menu"
