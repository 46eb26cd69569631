# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Drivers for random races: any move, the fastest, the one that gets on most."""

from functools import lru_cache

from tests.engine.race.oracle import POINTS

STYLES = ("any", "fast", "racer", "backward")
"""How a driver chooses among the legal moves."""


def choose(chance, referee, style):
    """A legal move of the side to move, in a style; ``x`` when there is none."""
    moves = referee.moves()
    if not moves:
        return "x"
    if style == "any" or chance.random() < 0.15:
        return chance.choice(moves)
    car = referee.cars[referee.turn]
    after = {move: referee.driven(car, move) for move in moves}
    if style == "fast":
        return max(moves, key=lambda move: (after[move].speed, chance.random()))
    sign = -1 if style == "backward" else 1
    return max(moves, key=lambda move: (sign * progress(referee, after[move]), move))


def progress(referee, car):
    """How far a car has come: whole laps, then steps from the line."""
    return car.lap * 10_000 + way_round(referee.ring)[car.place]


@lru_cache(maxsize=8)
def way_round(ring):
    """How many steps from the line each place of a ring lies, along the travel."""
    far = dict.fromkeys(ring.line, 0)
    right, down = POINTS[ring.forward]
    edge = {(x + right, y + down) for x, y in ring.line}
    steps = 0
    while edge:
        steps += 1
        far.update(dict.fromkeys(edge, steps))
        around = {(x + i, y + j) for x, y in edge for i, j in POINTS.values()}
        edge = (around & ring.road) - set(far)
    return far
