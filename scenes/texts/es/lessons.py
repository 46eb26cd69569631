# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The words of the list of lessons. A row has 23 letters."""

HEADINGS = ("Lecciones de Ring", "Lecciones de Cartas")
KEYS = "✚ mover  Ⓐ elegir Ⓑ atrás"
