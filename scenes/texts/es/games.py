# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The words of the choice of a game, in Spanish; the places are in the English file."""

HEADING = "SPEED   elige juego"
NAMES = ("Ring", "Cartas")
LOW = "¡Batería baja! %d%%"
KEYS = "◀▶ Ⓐ elegir Start ajustes"
