# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The words of the panel for a track's code, in Spanish."""

HEADING = "Código de pista"

WRONG = "Ese código no existe"

KEYS = "✚ mover  Ⓐ letra  Ⓑ borrar"

KEYS_FULL = "Ⓐ usarlo  Ⓑ borrar"

KEYS_EMPTY = "✚ mover  Ⓐ letra  Ⓑ volver"
