# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""A line of text that can change without cost: one tile grid over the font sheet.

Only the box round the tiles that differ is sent again, and nothing takes heap.
"""

import displayio

from scenes.font import HEIGHT_PX, WIDTH_PX, tile_of


class Line:
    """A row of characters at a fixed place; put its ``grid`` into a group."""

    def __init__(self, font, columns, x, y, palette):
        """Make a blank line of so many characters, its top left corner at x, y."""
        self.columns = columns
        self.grid = displayio.TileGrid(
            font.bitmap,
            pixel_shader=palette,
            width=columns,
            height=1,
            tile_width=WIDTH_PX,
            tile_height=HEIGHT_PX,
            x=x,
            y=y,
        )

    def write(self, text: str) -> bool:
        """Show a text from the left, cut at the end; return True when that changed."""
        column = 0
        changed = False
        for character in text:
            if column == self.columns:
                return changed
            if self._set(column, tile_of(character)):
                changed = True
            column += 1
        while column < self.columns:
            if self._set(column, 0):
                changed = True
            column += 1
        return changed

    def put(self, column: int, character: str) -> bool:
        """Show one character; return True when that changed."""
        return self._set(column, tile_of(character))

    def _set(self, column: int, tile: int) -> bool:
        if self.grid[column] == tile:
            return False
        self.grid[column] = tile
        return True


def centred(font, text, y, palette):
    """Return a line of its text's length in the middle of the screen."""
    line = Line(font, len(text), (160 - WIDTH_PX * len(text)) // 2, y, palette)
    line.write(text)
    return line
