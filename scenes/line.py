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
        return _write(self.grid, 0, self.columns, text)

    def put(self, column: int, character: str) -> bool:
        """Show one character; return True when that changed."""
        return _set(self.grid, column, tile_of(character))


class Block:
    """Some rows of characters in one tile grid, sent as one when the colour changes."""

    def __init__(self, font, columns, rows, x, y, palette):
        """Make a blank block, its top left corner at x, y."""
        self.columns = columns
        self.grid = displayio.TileGrid(
            font.bitmap,
            pixel_shader=palette,
            width=columns,
            height=rows,
            tile_width=WIDTH_PX,
            tile_height=HEIGHT_PX,
            x=x,
            y=y,
        )

    def write(self, row: int, text: str) -> bool:
        """Show a text in a row, cut at the end; return True when that changed."""
        return _write(self.grid, row * self.columns, self.columns, text)


def _write(grid, place, columns, text) -> bool:
    """Show a text in some places of a grid, the rest blank; set only what differs."""
    end = place + columns
    changed = False
    for character in text:
        if place == end:
            return changed
        if _set(grid, place, tile_of(character)):
            changed = True
        place += 1
    while place < end:
        if _set(grid, place, 0):
            changed = True
        place += 1
    return changed


def _set(grid, place, tile) -> bool:
    if grid[place] == tile:
        return False
    grid[place] = tile
    return True


def centred(font, text, y, palette):
    """Return a line of its text's length in the middle of the screen."""
    line = Line(font, len(text), (160 - WIDTH_PX * len(text)) // 2, y, palette)
    line.write(text)
    return line
