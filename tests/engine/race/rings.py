# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Random tracks for tests, made without the engine, and their text.

Tight ones are a road round a random blob. Open ones put a small hole near one border:
a line of two to five cells fits there, and cars grow fast everywhere else.
"""

from tests.engine.race.oracle import POINTS, Ring, is_ring

LEFT = {"N": "W", "E": "N", "S": "E", "W": "S"}
"""The point at the left hand of a driver."""


def random_ring(chance, is_open=False):
    """A random track, by a random.Random."""
    while True:
        width, height, hole = open_field(chance) if is_open else blob(chance)
        grid = {(x, y) for x in range(width) for y in range(height)}
        road = (
            grid - hole if is_open else near(hole, chance.choice((1, 2, 2, 3))) & grid
        )
        road = frozenset(road - hole)
        lines = all_lines(road, hole) if is_ring(road, width, height) else []
        if lines:
            line, forward = chance.choice(lines)
            pair = chance.randrange(len(line) - 1)
            starts = (line[pair + 1], line[pair])
            return Ring(width, height, road, frozenset(line), forward, *starts)


def blob(chance):
    """A hole that grew at random, in a grid that may cut the road round it short."""
    width, height = chance.randint(5, 32), chance.randint(5, 32)
    hole = {(chance.randrange(1, width - 1), chance.randrange(1, height - 1))}
    for _ in range(chance.randint(0, width * height // 4)):
        x, y = chance.choice(sorted(hole))
        right, down = chance.choice(list(POINTS.values())[::2])
        if 0 < x + right < width - 1 and 0 < y + down < height - 1:
            hole.add((x + right, y + down))
    return width, height, hole


def open_field(chance):
    """A small hole close to one of the borders of a large field."""
    width, height = chance.randint(12, 32), chance.randint(12, 32)
    across, down = chance.randint(1, 3), chance.randint(1, 3)
    gap = chance.randint(2, 5)
    left = chance.choice((gap, width - gap - across))
    top = chance.randint(1, height - down - 1)
    hole = {(left + x, top + y) for x in range(across) for y in range(down)}
    return width, height, hole


def near(places, distance):
    """All places at most so many king's moves away."""
    reach = range(-distance, distance + 1)
    return {(x + i, y + j) for x, y in places for i in reach for j in reach}


def all_lines(road, hole):
    """Rule 2: every (cells from the hole outward, forward) that may be a start line."""
    found = []
    for forward, ahead in list(POINTS.items())[::2]:
        for outward in (LEFT[forward], LEFT[LEFT[LEFT[forward]]]):
            right, down = POINTS[outward]
            for x, y in sorted(hole):
                line = []
                while (x + right, y + down) in road:
                    x, y = x + right, y + down
                    line.append((x, y))
                ends_outside = (x + right, y + down) not in hole
                if 2 <= len(line) <= 5 and ends_outside and has_road(line, ahead, road):
                    found.append((line, forward))
    return found


def has_road(line, ahead, road):
    """Whether each cell of a line has road in front of it and behind it."""
    right, down = ahead
    return all(
        (x + right, y + down) in road and (x - right, y - down) in road for x, y in line
    )


def record_of(ring, moves=(), start=()):
    """The record of a race on a ring; ``start`` has the lines of one in the middle."""
    head = ["speed race 1", f"forward {ring.forward}", *rows_of(ring)]
    return "\n".join([*head, *start, "--", *moves, ""])


def rows_of(ring):
    """The rows of a ring, with ``=`` where no car starts."""
    letters = dict.fromkeys(ring.road, ".")
    letters.update(dict.fromkeys(ring.line, "="))
    letters.update({ring.blue: "B", ring.green: "G"})
    return [
        "".join(letters.get((x, y), "#") for x in range(ring.width))
        for y in range(ring.height)
    ]
