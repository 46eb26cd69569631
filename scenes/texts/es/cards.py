# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""What the table of Cards says, in Spanish; the places are in the English file."""

CALL = "paso"
SIDES = ("izq.", "der.")
YOU = "tú"
GO = "¡ya!"
FLIP = "cartas nuevas"
DUE = "¡a destapar!"
SHUFFLE = "se baraja"
LAST_CHANCE = "¡última vez!"
CLEARED = "paso anulado"
STUCK = "cinco atascos"
WINS = "gana %s"
YOU_WIN = "¡ganas!"
DRAW = "¡empate!"
