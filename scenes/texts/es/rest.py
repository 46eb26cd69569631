# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The words of the pause of Cards, in Spanish; the places are in the English file."""

HEADING = "Pausa"
ROWS = ("", "Seguir", "Al menú")
SOUND = ("Sonido: no", "Sonido: sí")
BATTERY = ("Batería %d%%", "¡Batería baja! %d%%")
KEYS = "✚ mover  Ⓐ elegir Ⓑ seguir"
