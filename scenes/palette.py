# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The colours of the whole game, as 0xRRGGBB, and the palettes for text.

Ink on ground and on each player's colour has a contrast of 4.5 to 1 or more (WCAG
relative luminance); a test computes it.
"""

import displayio

GROUND = 0x0A1410
"""Dark green-black behind everything."""

PANEL = 0x1C2C24
"""A little lighter: bars, boxes and the key line."""

INK = 0xF4F1E4
"""Off-white for text."""

DIM = 0x9DB0A4
"""Text of second rank, still readable on ground and panel."""

BLUE = 0x6C9CFF
"""Text and lines of the blue player on ground."""

GREEN = 0x4FD35E
"""Text and lines of the green player on ground."""

ACCENT = 0xFFC23C
"""The cursor and what wants attention."""

BAR_BLUE = 0x17389E
"""Ground of the bar and the notices of the blue player, under INK."""

BAR_GREEN = 0x0E5A24
"""Ground of the bar and the notices of the green player, under INK."""

BOX_LOST = 0x6A2A08
"""Ground of a notice about a lost turn."""

BOX_DRAW = 0x3A3F4A
"""Ground of a notice about a draw."""

WARN = 0xFF8A70
"""Strokes through what cannot be, on the grounds above."""


def pair(ink: int, ground: int = GROUND):
    """Return a palette for a 1-bit sheet: ground behind, ink in front."""
    palette = displayio.Palette(2)
    palette[0] = ground
    palette[1] = ink
    return palette
