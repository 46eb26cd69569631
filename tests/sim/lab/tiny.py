# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Random rings so small that brute force ends: at most 6x5 cells."""

import random

from engine.race.text import read_record
from tests.engine.race.oracle import POINTS, Ring, is_ring, is_track
from tests.engine.race.rings import all_lines, record_of

SHAPES = ((4, 4), (5, 4), (4, 5), (5, 5), (6, 4), (6, 5))


def tiny_track(seed):
    """A valid track of a seed."""
    return read_record(record_of(tiny_ring(random.Random(seed))))[0].track


def tiny_ring(chance):
    """A ring with a hole of one to four cells and some road taken away at the rim."""
    while True:
        width, height = chance.choice(SHAPES)
        grid = {(x, y) for x in range(width) for y in range(height)}
        hole = grown(chance, width, height)
        gaps = chance.sample(sorted(grid), chance.randint(0, 6))
        road = frozenset(grid - hole - set(gaps))
        lines = all_lines(road, hole) if is_ring(road, width, height) else []
        if lines:
            line, forward = chance.choice(lines)
            pair = chance.randrange(len(line) - 1)
            starts = (line[pair + 1], line[pair])
            ring = Ring(width, height, road, frozenset(line), forward, *starts)
            if is_track(ring):  # the hole may have opened to the outside
                return ring


def grown(chance, width, height):
    """A hole inside the grid that grew at random."""
    hole = {(chance.randrange(1, width - 1), chance.randrange(1, height - 1))}
    for _ in range(chance.randint(0, 3)):
        x, y = chance.choice(sorted(hole))
        right, down = chance.choice(list(POINTS.values())[::2])
        if 0 < x + right < width - 1 and 0 < y + down < height - 1:
            hole.add((x + right, y + down))
    return hole
