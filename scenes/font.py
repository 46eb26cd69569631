# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The game's own font: one tile of 6x8 pixels a character, in a 1-bit sheet.

Source of the shapes is scenes/art/font.txt. The firmware's built-in font has no Spanish
letters, and some builds have none at all. Baseline is row 6; row 7 is for descenders.
"""

from scenes.sheet import load_sheet

WIDTH_PX = 6
HEIGHT_PX = 8

EXTRA = "áéíóúüñÁÉÍÓÚÜÑ¿¡↑↗→↘↓↙←↖◆□✗×▲▼◀▶█░✚ⒶⒷ↔↕·…✓⚑★☐"
"""The characters after ASCII's 32 to 126, in the order of the sheet.

✚ is the D-pad, Ⓐ and Ⓑ the keys, █ and ░ the bar; ☐ stands for all that is missing.
"""

MISSING = 95 + len(EXTRA) - 1
"""The tile for a character that the font does not have."""


def tile_of(character: str) -> int:
    """Return the tile of a character in the sheet; MISSING when there is none."""
    code = ord(character)
    if 32 <= code <= 126:
        return code - 32
    place = EXTRA.find(character)
    return MISSING if place < 0 else 95 + place


class Font:
    """The font sheet, ``bitmap``; tile grids over it show text."""

    def __init__(self):
        """Load the sheet."""
        self.bitmap, _ = load_sheet("scenes/art/font.bmp")
