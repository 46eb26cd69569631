# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The words of the panel for a track's number, in Spanish."""

HEADING = "Número de pista"

SIZES = ("corta", "media", "larga", "copa")

TRACK = "%s, igual en cada placa"

TOO_HIGH = "la copa tiene 001 a 024"

ANY = "cualquiera: %s"

KEYS = "✚ cambiar Ⓐ usar Ⓑ volver"
