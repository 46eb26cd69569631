# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The words of a round's result, in Spanish; the places are in the English file."""

HEADING = "Fin de la ronda"
WINS = "gana %s"
YOU_WIN = "ganas"
DRAW = "empate"
DRAWN = "empates: %d"
OUT = "sin cartas"
STUCK = "cinco atascos"
SCORE = "rondas"
PLAYED = "jugadas"
FASTEST = "más rápida"
BEATEN = "llegó tarde"
UNTRUE = "paso falso"
SWAP = "¡cambio!"
SECONDS = "%d,%ds"
KEYS = "Ⓐ▶ otra Sel.ver Start menú"
