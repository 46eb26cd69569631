# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Draws a track's road, kerbs, line, grass and water as one tile grid of quarter cells.

What a quarter of a road cell looks like depends on the three cells that it touches: its
neighbours up or down, left or right, and the one between them.
"""

import displayio

from scenes.sheet import load_sheet

QUARTER_PX = 4
"""Width and height of a quarter in pixels."""

_KINDS = 5  # tiles a quarter: plain, edge across, edge down, outer corner, inner corner
_CHEQUER = 20
_GROUND = 21
_TUFT = 22
_WATER = 23
_WAVE = 24


def road_grid(track):
    """Return a tile grid with the whole track, its top left corner at 0, 0."""
    sheet, colours = load_sheet("scenes/art/track.bmp")
    grid = displayio.TileGrid(
        sheet,
        pixel_shader=colours,
        width=2 * track.width,
        height=2 * track.height,
        tile_width=QUARTER_PX,
        tile_height=QUARTER_PX,
    )
    outside = outside_of(track)
    columns = 2 * track.width
    for place in range(columns * 2 * track.height):
        right, below = place % 2, place // columns % 2
        x, y = place % columns // 2, place // columns // 2
        cell = track.cell(x, y)
        quarter = 2 * below + right
        if track.kinds[cell]:
            grid[place] = _road_tile(track, x, y, quarter)
        else:
            grid[place] = _off_tile(x, y, quarter, outside[cell])
    return grid


def outside_of(track):
    """Return a byte a cell: 1 where off-road cells join the border of the grid."""
    outside = bytearray(track.size)
    is_growing = True
    while is_growing:
        is_growing = _grow(track, outside, range(track.size))
        _grow(track, outside, range(track.size - 1, -1, -1))
    return outside


def _grow(track, outside, cells):
    """Mark in one sweep what touches the border or a marked cell; tell if any was."""
    size, stride = track.size, track.stride
    has_grown = False
    for cell in cells:
        if outside[cell] or track.kinds[cell]:
            continue
        x = cell % stride
        is_edge = x == 0 or x >= track.width - 1
        if is_edge or cell < stride or cell >= size - stride:
            outside[cell] = 1
        else:
            outside[cell] = (
                outside[cell - 1]
                | outside[cell + 1]
                | outside[cell - stride]
                | outside[cell + stride]
            )
        if outside[cell]:
            has_grown = True
    return has_grown


def _road_tile(track, x, y, quarter):
    """Return the tile of a quarter (0 to 3: TL, TR, BL, BR) of the road cell x, y."""
    right, below = quarter % 2, quarter // 2
    if track.cell(x, y) in track.line and _is_rear(track.forward, right, below):
        return _CHEQUER
    across = 1 if right else -1
    down = 1 if below else -1
    is_shut_down = not _is_road(track, x, y + down)
    is_shut_across = not _is_road(track, x + across, y)
    kind = is_shut_down + 2 * is_shut_across
    if kind == 0 and not _is_road(track, x + across, y + down):
        kind = 4
    return quarter * _KINDS + kind


def _is_rear(forward, right, below):
    """Return whether a quarter lies at the rear edge, seen along the travel."""
    return (below, not right, not below, right)[forward // 2]


def _is_road(track, x, y):
    if 0 <= x < track.width and 0 <= y < track.height:
        return track.kinds[track.cell(x, y)] != 0
    return False


def _off_tile(x, y, quarter, is_outside):
    """Return grass or water; some quarters carry a tuft, every cell of water a wave."""
    if is_outside:
        return _TUFT if (x * 5 + y * 3 + quarter) % 11 == 0 else _GROUND
    return _WAVE if quarter == (x + y) % 2 * 3 else _WATER
