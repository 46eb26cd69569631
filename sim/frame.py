# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""One picture of the badge's screen: 160x128 pixels of 16 bits, and its PNG.

Pixels are 565 colours, two bytes each, high byte first, as the display takes them.
A PNG holds each as 8-bit RGB with the top bits repeated below, so 0xFFFF is white.
"""

import struct
import zlib

WIDTH = 160
"""Pixels in a row."""

HEIGHT = 128
"""Rows."""


def _rgb(value: int) -> bytes:
    """Return a 565 colour as three bytes."""
    red, green, blue = value >> 11, value >> 5 & 63, value & 31
    return bytes((red << 3 | red >> 2, green << 2 | green >> 4, blue << 3 | blue >> 2))


class Frame:
    """A picture that no longer changes; equal when every pixel is."""

    def __init__(self, data: bytes):
        """Take the pixels as the display took them."""
        self.data = bytes(data)

    def __eq__(self, other):
        return isinstance(other, Frame) and self.data == other.data

    def __hash__(self):
        return hash(self.data)

    def value(self, x: int, y: int) -> int:
        """Return the 565 colour of a pixel."""
        at = (y * WIDTH + x) * 2
        return self.data[at] << 8 | self.data[at + 1]

    def pixel(self, x: int, y: int) -> tuple:
        """Return the colour of a pixel as (red, green, blue), 0 to 255 each."""
        return tuple(_rgb(self.value(x, y)))

    @property
    def rgb(self) -> bytes:
        """All pixels as RGB bytes, row by row."""
        values = struct.unpack(f">{WIDTH * HEIGHT}H", self.data)
        table = {value: _rgb(value) for value in set(values)}
        return b"".join([table[value] for value in values])

    def png(self) -> bytes:
        """Return the picture as a PNG file of exactly 160x128 pixels."""
        rgb = self.rgb
        rows = (rgb[at : at + WIDTH * 3] for at in range(0, len(rgb), WIDTH * 3))
        header = struct.pack(">IIBBBBB", WIDTH, HEIGHT, 8, 2, 0, 0, 0)
        return (
            b"\x89PNG\r\n\x1a\n"
            + _chunk(b"IHDR", header)
            + _chunk(b"IDAT", zlib.compress(b"".join(b"\0" + row for row in rows), 9))
            + _chunk(b"IEND", b"")
        )

    def save(self, path):
        """Write the picture to a PNG file."""
        with open(path, "wb") as file:
            file.write(self.png())


def _chunk(kind: bytes, body: bytes) -> bytes:
    """Return one chunk of a PNG file."""
    check = zlib.crc32(kind + body)
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", check)
