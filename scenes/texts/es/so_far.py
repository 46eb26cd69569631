# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Resultados hasta ahora; the places are in the English file."""

HEADING = "Resultados"
RING = ("RING", "Entre amigos", "Gan./emp./tot.", "Mejor vuelta")
CARDS = ("CARTAS", "Entre amigos", "Gan./emp./tot.", "La más rápida")
PAR = "par +%d"
SECONDS = "%d,%02d s"
KEYS = "Ⓑ atrás"
