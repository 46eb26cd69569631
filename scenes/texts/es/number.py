# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The words of the panel for a track's number, in Spanish."""

HEADING = "Número de pista"

SIZES = ("corta", "media", "larga")

TRACK = "%s, igual en cada placa"

ANY = "cualquier pista %s"

KEYS = "✚ cambiar Ⓐ usar Ⓑ volver"
