# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The words of the settings, in Spanish; the places are in the English file."""

HEADING = "AJUSTES"
ROWS = ("Idioma", "Sonido", "Luces", "Brillo", "Resultados", "Autoprueba", "A oscuras")
SWITCH = ("no", "sí")
DARK = ("igual", "tenue")
KEYS = "✚ mover Ⓐ cambiar Ⓑ salir"
KEYS_PAGE = "✚ mover Ⓐ abrir   Ⓑ salir"
