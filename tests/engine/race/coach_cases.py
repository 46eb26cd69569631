# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Random positions of Ring with a move in each, for the coach to speak about.

The rings are small: the turns left are counted by trying everything. Every tenth move
is one that the rules refuse, some are resignations and agreed draws.
"""

import random

from engine.race.coach import Coach
from engine.race.race import AGREED, LOST, RESIGN, SLOWER, STOP
from engine.race.turns_left import TurnsLeft
from tests.engine.race.coach_case import POINT_LIST, Case
from tests.engine.race.random_race import RandomRace
from tests.engine.race.turns_alone import Alone, steps_to_gate

MOST_ROAD = 50
"""Cells of road of a ring, at most."""


def coached(seed):
    """A random race and its coach and oracles; None when the ring is too large."""
    race = RandomRace(seed)
    if len(race.ring.road) > MOST_ROAD:
        return None
    turns_left = TurnsLeft(race.race.track)
    for _ in turns_left.slices():
        pass
    coach = Coach(race.race, turns_left)
    alone = Alone(race.ring, max(race.ring.width, race.ring.height, 8))
    return race, coach, alone, steps_to_gate(race.referee)


def cases(seed, plies):
    """(case, coach, facts, grade) of the first plies of a random race."""
    found = coached(seed)
    if found is None:
        return
    race, coach, alone, far = found
    chance = random.Random(seed)
    for _ in range(plies):
        if race.is_over():
            return
        race.referee.played = race.moves
        move = any_move(race, chance)
        case = Case(race.referee, alone, far, move)
        facts = coach.facts(byte_of(race, move))
        yield case, coach, facts, coach.grade
        race.step()


def any_move(race, chance):
    """Mostly what a driver might do, now and then what the rules refuse."""
    speed = race.referee.cars[race.referee.turn].speed
    dice = chance.random()
    if dice < 0.02:
        return chance.choice(("resign", "draw"))
    if dice < 0.15:
        new = max(speed + chance.choice((1, -1)), 0 if speed == 1 else 1)
        return f"{new}{chance.choice(POINT_LIST)}" if new else "0"
    return chance.choice(race.referee.moves() or ["x"])


def byte_of(race, move):
    """A move as a byte of the log."""
    if move in ("x", "resign", "draw"):
        return {"x": LOST, "resign": RESIGN, "draw": AGREED}[move]
    if move == "0":
        return STOP
    point = move.lstrip("0123456789")
    speed = race.referee.cars[race.referee.turn].speed
    gear = SLOWER if int(move[: -len(point)]) < speed else 0
    return gear + POINT_LIST.index(point)
