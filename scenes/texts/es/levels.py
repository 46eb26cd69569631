# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The computer's levels at Cards, in Spanish; the places are in the English file."""

NAMES = ("caracol", "tortuga", "zorro", "liebre", "chita", "sombra")
