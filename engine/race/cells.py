# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The board on which the generator works, and what the eight cells round one allow.

A cell is one byte, 1 for road. There is an off-road row above and below the board and
an off-road column behind it, so that every neighbour of a cell exists. The neighbours
of a cell are one byte, too, 1 for road: bit 0 for the north, then clockwise.
"""

WIDTH = 20
"""Columns of the board; the badge's screen holds them at 8 pixels each."""
HEIGHT = 14
"""Rows of the board."""
STRIDE = WIDTH + 1
"""Cells from one row to the next, as in a Track."""

BESIDE = 0b01010101
"""The bits of the four cells that share a side."""

_SQUARES = (0b00000111, 0b00011100, 0b01110000, 0b11000001)


def new_cells() -> bytearray:
    """Return a board without road."""
    return bytearray(STRIDE * (HEIGHT + 2) + 1)


def around(cells: bytearray, stride: int, cell: int) -> int:
    """Return the neighbourhood of a cell in rows of ``stride`` cells."""
    north = cell - stride
    south = cell + stride
    return (
        cells[north]
        | cells[north + 1] << 1
        | cells[cell + 1] << 2
        | cells[south + 1] << 3
        | cells[south] << 4
        | cells[south - 1] << 5
        | cells[cell - 1] << 6
        | cells[north - 1] << 7
    )


def can_flip(neighbourhood: int) -> bool:
    """Return whether road there, made or taken away, leaves the ring a ring.

    The neighbours must be one run of road and one of off-road, so nothing is joined or
    parted; and neither run may be one corner cell, which would touch at a corner only.
    """
    return bool(_FLIPS[neighbourhood])


def is_in_square(neighbourhood: int) -> bool:
    """Return whether road there is part of a 2x2 square of road."""
    return bool(_IN_SQUARE[neighbourhood])


def _flips(mask):
    turned = (mask << 1 | mask >> 7) & 255
    return _ones(mask ^ turned) == 2 and mask & BESIDE and mask & BESIDE != BESIDE


def _has_square(mask):
    return any(mask & square == square for square in _SQUARES)


def _ones(mask):
    return sum([mask >> bit & 1 for bit in range(8)])


_FLIPS = bytes([1 if _flips(mask) else 0 for mask in range(256)])
_IN_SQUARE = bytes([1 if _has_square(mask) else 0 for mask in range(256)])
