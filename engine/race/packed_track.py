# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""A track as bytes, for a race that is to be looked back on.

Without the generator, which could make it from its code, but whose names would stay in
the heap.
"""

from engine.race.track import Track

_HEAD = 7


def packed(track: Track) -> bytes:
    """Return a track as bytes: size, direction, start cells, and a byte a cell.

    A start cell takes two bytes, the high one first; Blue's comes before Green's.
    """
    head = (track.width, track.height, track.forward)
    starts = (track.blue >> 8, track.blue & 255, track.green >> 8, track.green & 255)
    return bytes(head + starts) + track.kinds


def unpacked(payload: bytes) -> tuple:
    """Return the track that the bytes begin with, and what follows it."""
    width, height, forward = payload[:3]
    blue = payload[3] << 8 | payload[4]
    green = payload[5] << 8 | payload[6]
    size = _HEAD + (width + 1) * height
    kinds = bytes(payload[_HEAD:size])
    return Track(width, height, kinds, forward, blue, green), payload[size:]
