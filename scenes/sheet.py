# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Loads a tile sheet: an uncompressed BMP of 1 or 4 bits a pixel, into the heap.

Only what ``sim/art.py`` writes is read: a 40-byte information header, rows from the
bottom up, each padded to 4 bytes (Microsoft's BITMAPINFOHEADER).
"""

import struct

import bitmaptools
import displayio


def load_sheet(path: str):
    """Return ``(bitmap, palette)`` of a BMP file; the path is relative to the drive."""
    with open(path, "rb") as file:
        head = file.read(54)
        start, info, width, height = struct.unpack("<IIii", head[10:26])
        bits = struct.unpack("<H", head[28:30])[0]
        if head[:2] != b"BM" or info != 40 or bits not in (1, 4) or height < 0:
            raise ValueError(path + ": not a 1- or 4-bit BMP with rows from below")
        colours = (start - 54) // 4
        palette = displayio.Palette(colours)
        for index in range(colours):
            palette[index] = struct.unpack("<I", file.read(4))[0]
        bitmap = displayio.Bitmap(width, height, 1 << bits)
        bitmaptools.readinto(
            bitmap,
            file,
            bits_per_pixel=bits,
            element_size=4,
            reverse_pixels_in_element=True,
            reverse_rows=True,
        )
    return bitmap, palette
