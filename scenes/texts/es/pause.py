# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The words of the pause, in Spanish; the places are in the English file."""

HEADING = "Pausa"
ROWS = "|Seguir|Abandonar|Pactar empate|Al menú".split("|")
SURE = ("", "", "¿%s abandona?", "¿De acuerdo en empatar?", "")
SOUND = ("Sonido: no", "Sonido: sí")
BATTERY = ("Batería %d%%", "¡Batería baja! %d%%")
NAMES = "Azul|Verde".split("|")
TRACK = "pista %s"
KEYS = "✚ mover  Ⓐ elegir Ⓑ seguir"
KEYS_SURE = "Ⓐ sí  Ⓑ no"
