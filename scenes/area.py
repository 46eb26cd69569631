# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""A rectangle of one colour, for grounds and boxes.

One row of pixels, repeated: the whole screen costs 150 bytes in place of 2.5 KB.
"""

import displayio

AWAY_PX = 128
"""Top of what is not shown: below the screen."""
CELL_PX = 8
"""Width and height of a cell of Ring's board on the screen."""


def area(colour: int, x=0, y=0, width=160, height=128):
    """Return a tile grid of one colour; by default it covers the screen."""
    palette = displayio.Palette(1)
    palette[0] = colour
    return _strip(displayio.Bitmap(width, 1, 2), palette, x, y, width, height)


def twin(one, x, y, width, height):
    """Return a second area, as wide as one that is there; they share their heap."""
    return _strip(one.bitmap, one.pixel_shader, x, y, width, height)


def _strip(row, palette, x, y, width, height):
    return displayio.TileGrid(
        row,
        pixel_shader=palette,
        width=1,
        height=height,
        tile_width=width,
        tile_height=1,
        x=x,
        y=y,
    )
