# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The track of a lesson of Ring, and that of a race that is to be looked back on.

Apart from the lessons, since a badge makes the track first; without the generator,
whose names would stay in the heap.
"""

from engine.race.track import COMPASS, LINE, OFF, ROAD, Track

_HEAD = 7


def track_of(record: str) -> Track:
    """Return the track that a lesson's record draws; it is known to be right."""
    kinds = bytearray()
    height = forward = blue = green = 0
    for line in record.split("\n"):
        if line.startswith("forward "):
            forward = COMPASS.index(line[8:])
        elif line[:1] in ("#", "."):
            for mark in line:
                if mark == "B":
                    blue = len(kinds)
                elif mark == "G":
                    green = len(kinds)
                kinds.append(OFF if mark == "#" else ROAD if mark == "." else LINE)
            kinds.append(OFF)
            height += 1
    return Track(len(kinds) // height - 1, height, bytes(kinds), forward, blue, green)


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
