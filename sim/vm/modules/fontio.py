# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""fontio's glyph, as display_text asks a font for it."""

from collections import namedtuple

Glyph = namedtuple(
    "Glyph",
    ("bitmap", "tile_index", "width", "height", "dx", "dy", "shift_x", "shift_y"),
)
