# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""displayio without pixels: each object keeps its arguments, and costs their heap.

On 32 bits an instance takes 16 bytes and 8 an attribute: 96 for a TileGrid, as for the
firmware's struct, and a little more than that for the others. A Bitmap holds its rows
word-aligned at its bit depth, a TileGrid a byte a tile (none for a single one), a
Palette 16 bytes a colour (shared-module/displayio in CircuitPython's source). Private
names are words that the game has anyway: each further one would take 20 bytes for good.
"""

CIRCUITPYTHON_TERMINAL = None


class Group:
    """A list of layers with a place."""

    scale = 1

    def __init__(self, *, scale=1, x=0, y=0):
        self.x = x
        self.y = y
        self.hidden = False
        self._stack = []
        if scale != 1:  # an attribute of its own takes heap, the class's takes none
            self.scale = scale

    def append(self, part):
        """Put a layer on top."""
        self._stack.append(part)

    def insert(self, index, part):
        """Put a layer under another."""
        self._stack.insert(index, part)

    def index(self, part):
        """Return where a layer is."""
        return self._stack.index(part)

    def pop(self, index=-1):
        """Take a layer out and return it."""
        return self._stack.pop(index)

    def remove(self, part):
        """Take a layer out."""
        self._stack.remove(part)

    def __len__(self):
        return len(self._stack)

    def __bool__(self):
        return True

    def __getitem__(self, index):
        return self._stack[index]

    def __setitem__(self, index, part):
        self._stack[index] = part

    def __delitem__(self, index):
        del self._stack[index]


class Bitmap:
    """Pixels in memory: rows of whole words, one to 32 bits a pixel."""

    def __init__(self, width, height, count):
        bits = 1
        while 1 << bits < count:
            bits *= 2
        self.width = width
        self.height = height
        self._bits = bytearray((width * bits + 31) // 32 * 4 * height)


class Palette:
    """Colours by index."""

    def __init__(self, count):
        self._colours = bytearray(16 * count)

    def __len__(self):
        return len(self._colours) // 16

    def __getitem__(self, index):
        colours = self._colours
        at = 16 * index
        return colours[at] << 16 | colours[at + 1] << 8 | colours[at + 2]

    def __setitem__(self, index, color):
        at = 16 * index
        self._colours[at] = color >> 16
        self._colours[at + 1] = color >> 8 & 255
        self._colours[at + 2] = color & 255

    def make_transparent(self, index):
        """Let what is behind show through a colour."""
        self._colours[16 * index + 3] = 1

    def make_opaque(self, index):
        """Show a colour again."""
        self._colours[16 * index + 3] = 0


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
        self._cells = default_tile
        if width * height > 1:
            self._cells = bytearray(width * height)
            for at in range(width * height):
                self._cells[at] = default_tile

    def _at(self, index):
        return index if type(index) is int else index[1] * self.width + index[0]

    def __getitem__(self, index):
        cells = self._cells
        return cells if type(cells) is int else cells[self._at(index)]

    def __setitem__(self, index, tile):
        if type(self._cells) is int:
            self._cells = tile
        else:
            self._cells[self._at(index)] = tile
