# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""bitmaptools: the pixels of a file are there, but nobody looks at them."""


def readinto(bitmap, file, bits_per_pixel, **layout):
    """Read past a bitmap's rows; EOFError when the file holds less."""
    row_bytes = (bitmap.width * bits_per_pixel + 31) // 32 * 4
    start = file.tell()
    if file.seek(0, 2) - start < row_bytes * bitmap.height:
        raise EOFError
