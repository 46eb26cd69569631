# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The words of the pause of Cards, in Spanish; the places are in the English file."""

HEADING = "Pausa"
ROWS = ("Seguir", "Al menú")
KEYS = "✚ mover  Ⓐ elegir Ⓑ seguir"
