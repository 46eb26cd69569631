# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""A track as bytes, for a race that is to be looked back on.

Without the generator, which could make it from its code, but whose names would stay in
the heap.
"""

from engine.race.track import Track

_HEAD = 7


def packed(track: Track) -> bytes:
    """Return a track as bytes."""
    head = (track.width, track.height, track.forward)
    starts = (track.blue >> 8, track.blue & 255, track.green >> 8, track.green & 255)
    return bytes(head + starts) + track.kinds


def unpacked(payload: bytes) -> tuple:
    """Return the track that the bytes begin with, and what follows it."""
    width, height, forward, blue, low, green, end = payload[:_HEAD]
    size = _HEAD + (width + 1) * height
    kinds = bytes(payload[_HEAD:size])
    track = Track(width, height, kinds, forward, blue << 8 | low, green << 8 | end)
    return track, payload[size:]
