# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The words of the menu, in Spanish."""

HEADING = "RING   carrera para dos"

ROWS = (
    "Seguir la carrera",
    "Contra un amigo",
    "Máquina",
    "Contrarreloj",
    "Pista",
    "Pista: núm.",
    "Pista: cód.",
    "Ayudas",
    "Cómo se juega",
)

GHOSTS = ("marca", "ideal", "a solas")

TRACKS = ("corta", "media", "larga", "copa")

RIVALS = ("novato", "turista", "taxista", "piloto", "campeón")

HINTS = ("nunca", "a solas", "siempre")

ANY = "cualquiera"

NONE = "-"

KEYS = "✚ mover  Ⓐ elegir  Ⓑ salir"

KEYS_SIZE = "✚ mover Ⓐ cambiar Ⓑ salir"
