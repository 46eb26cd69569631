# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""What Ring's table says, in Spanish; the places are in the English file."""

NAMES = "AZUL|VERDE".split("|")
OWES = "AZUL debe|VERDE debe".split("|")
TURN, LAST, WINS, DRAW, GO_ON, LOST_REST = (
    "tur. %d/%d|último|GANA %s|EMPATE|Ⓐ seguir|sin salida"
).split("|")
DRIVE, STOP, FASTER, SLOWER = "Ⓐ mover|Ⓐ parar|Ⓑ rápido|Ⓑ lento".split("|")
MUST_BRAKE = "toca|frenar".split("|")
NO_WAY = "turno|perdido".split("|")
TRAP = "pueden|cerrarte".split("|")
LOSES = "pierde 1|más de 1".split("|")
OFF_ROAD = "fuera|de pista".split("|")
IN_WAY = "un coche|en medio".split("|")
THINKS = "juega la|máquina".split("|")
LOST = "%s PIERDE TURNO"
LOST_WHY = "ni a %d ni a %d"
LOST_SPEED = "vel. %d → %d  Ⓐ seguir"
LOST_STILL = "aún parado  Ⓐ seguir"
LAP = "VUELTA DE %s"
EXTRA = "%s: último turno"
LAP_HOW = "puede empatar Ⓐ seguir"
WINS_HOW = "%d turnos, par %d"
GAVE_UP = "%s abandona"
DRAW_BOTH = "los dos en %d turnos"
DRAW_AGREED = "de común acuerdo"
DRAW_LIMIT = "150 turnos sin vuelta"
