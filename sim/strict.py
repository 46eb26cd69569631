# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The badge's own checks that Blinka's displayio leaves out.

Source: CircuitPython's shared-bindings for Palette and TileGrid. One check goes further
than the badge: there a pixel beyond its palette is silently not drawn, here it is an
error, since it is always a mistake in the art.
"""


def apply(displayio):
    """Put the checks into Blinka's classes; a second time changes nothing."""
    if hasattr(displayio, "_speed_is_strict"):
        return
    displayio._speed_is_strict = True
    palette = displayio.Palette
    for name in ("__setitem__", "make_transparent", "make_opaque", "is_transparent"):
        setattr(palette, name, _with_index_checked(getattr(palette, name)))
    _check_tiles(displayio.TileGrid)
    _check_pixels(displayio._tilegrid)


def _with_index_checked(method):
    """Return a palette's method that refuses an index that is not there."""

    def checked(self, index, *args):
        if not 0 <= index < len(self):
            raise IndexError(f"palette index {index} out of range 0-{len(self) - 1}")
        return method(self, index, *args)

    return checked


def _check_tiles(grid_class):
    """Make a TileGrid refuse a tile that its bitmap or its grid doesn't have."""
    set_tile = grid_class._set_tile

    def checked(self, x, y, tile):
        if not (0 <= x < self.width and 0 <= y < self.height):
            raise IndexError(
                f"tile ({x}, {y}) outside a {self.width}x{self.height} grid"
            )
        if tile >= self._tiles_in_bitmap:
            count = self._tiles_in_bitmap
            raise ValueError(f"tile index {tile} out of bounds: the bitmap has {count}")
        set_tile(self, x, y, tile)

    grid_class._set_tile = checked


def _check_pixels(module):
    """Make drawing refuse a pixel whose value is beyond its palette."""
    make_table, fill = module._palette_table, module._fill_pixels

    def short_table(palette, colorspace, count):
        colors, opaque = make_table(palette, colorspace, count)
        return colors, opaque[: len(palette)]

    def checked(*args):
        try:
            return fill(*args)
        except IndexError:
            count = len(args[3])
            raise IndexError(f"a pixel is beyond its palette of {count}") from None

    module._palette_table = short_table
    module._fill_pixels = checked
