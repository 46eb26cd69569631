# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""displayio without pixels: each object keeps its arguments, and costs their heap.

On 32 bits an instance takes 16 bytes and 8 an attribute: 96 for a TileGrid, as for the
firmware's struct, and a little more than that for the others. A Bitmap holds its rows
word-aligned at its bit depth, a TileGrid a byte a tile (none for a single one), a
Palette 16 bytes a colour (shared-module/displayio in CircuitPython's source).
"""

CIRCUITPYTHON_TERMINAL = None


class Group:
    """A list of layers with a place."""

    def __init__(self, *, scale=1, x=0, y=0):
        self._scale = scale
        self.x = x
        self.y = y
        self.hidden = False
        self._layers = []

    @property
    def scale(self):
        """How large; a Label has its own, which this constructor must not call."""
        return self._scale

    def append(self, layer):
        """Put a layer on top."""
        self._layers.append(layer)

    def insert(self, index, layer):
        """Put a layer under another."""
        self._layers.insert(index, layer)

    def index(self, layer):
        """Return where a layer is."""
        return self._layers.index(layer)

    def pop(self, index=-1):
        """Take a layer out and return it."""
        return self._layers.pop(index)

    def remove(self, layer):
        """Take a layer out."""
        self._layers.remove(layer)

    def __len__(self):
        return len(self._layers)

    def __bool__(self):
        return True

    def __getitem__(self, index):
        return self._layers[index]

    def __setitem__(self, index, layer):
        self._layers[index] = layer

    def __delitem__(self, index):
        del self._layers[index]


class Bitmap:
    """Pixels in memory: rows of whole words, one to 32 bits a pixel."""

    def __init__(self, width, height, value_count):
        bits = 1
        while 1 << bits < value_count:
            bits *= 2
        self.width = width
        self.height = height
        self._bytes = bytearray((width * bits + 31) // 32 * 4 * height)


class Palette:
    """Colours by index."""

    def __init__(self, color_count):
        self._colors = bytearray(16 * color_count)

    def __len__(self):
        return len(self._colors) // 16

    def __getitem__(self, index):
        colors = self._colors
        at = 16 * index
        return colors[at] << 16 | colors[at + 1] << 8 | colors[at + 2]

    def __setitem__(self, index, color):
        at = 16 * index
        self._colors[at] = color >> 16
        self._colors[at + 1] = color >> 8 & 255
        self._colors[at + 2] = color & 255

    def make_transparent(self, index):
        """Let what is behind show through a colour."""
        self._colors[16 * index + 3] = 1

    def make_opaque(self, index):
        """Show a colour again."""
        self._colors[16 * index + 3] = 0


class TileGrid:
    """A grid of tiles from a bitmap, one byte each."""

    def __init__(
        self,
        bitmap,
        *,
        pixel_shader,
        width=1,
        height=1,
        tile_width=None,
        tile_height=None,
        default_tile=0,
        x=0,
        y=0,
    ):
        self.bitmap = bitmap
        self.pixel_shader = pixel_shader
        self.x = x
        self.y = y
        self.hidden = False
        self.width = width
        self.height = height
        self.tile_width = tile_width or bitmap.width
        self.tile_height = tile_height or bitmap.height
        self._tiles = default_tile
        if width * height > 1:
            self._tiles = bytearray(width * height)
            for at in range(width * height):
                self._tiles[at] = default_tile

    def _at(self, index):
        return index if type(index) is int else index[1] * self.width + index[0]

    def __getitem__(self, index):
        tiles = self._tiles
        return tiles if type(tiles) is int else tiles[self._at(index)]

    def __setitem__(self, index, tile):
        if type(self._tiles) is int:
            self._tiles = tile
        else:
            self._tiles[self._at(index)] = tile
