# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The words of Ring's result, in Spanish; the places are in the English file."""

HEADING = "Resultado"
WON = "Gana AZUL|Gana VERDE".split("|")
DRAW = "Empate"
MATCH = (
    "El duelo hasta ahora",
    "Duelo empatado",
    "Ganas el duelo",
    "La máquina gana el duelo",
    "%s gana el duelo",
)
FRIENDS = "Jugador 1|Jugador 2".split("|")
SOLO = "Tú|Máquina".split("|")
DRAWS = "Empates"
NEXT = "→ azul|→ verde".split("|")
KEYS = "Ⓐ revancha al revés Ⓑ menú"
LOOK_BACK = "Select: repaso"
