# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The track of a lesson of Ring.

Apart from the lessons, since a badge makes the track first.
"""

from engine.race.track import COMPASS, LINE, OFF, ROAD, Track


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
