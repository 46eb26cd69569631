# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The coach of Ring on a move that the rules refuse: which step meets what.

Three facts as in engine/race/coach.py.
"""

from engine.race.choice import NONE, Choice
from engine.race.race import SLOWER, STOP, Race


def shut_facts(race: Race, choice: Choice, move: int) -> tuple:
    """Return three facts about a move, 0 to 15, that is not legal."""
    car = race.cars[race.turn]
    count = len(choice.moves)
    return (
        _what_is_in_the_way(race, car, move),
        ("COULD_MOVE", count),
        _best(car, choice),
    )


def _what_is_in_the_way(race, car, move):
    if move >= SLOWER and car.speed == 0:
        return ("FROM_REST",)
    speed = car.speed + (1 if move < SLOWER else -1)
    rival = race.cars[1 - race.turn].cell
    step = race.track.delta[move]
    cell = car.cell
    for number in range(1, speed + 1):
        cell += step
        if not (0 <= cell < race.track.size and race.track.kinds[cell]):
            return "STEP_OFF", number, speed
        if cell == rival:
            return "STEP_HITS", number, speed, 1 - race.turn
    raise AssertionError("a legal move is not shut")


def _best(car, choice):
    best = choice.quickest()
    if best == NONE:
        return ("TURN_LOST",)
    if best == STOP and car.speed == 1:
        return ("BEST_STOP",)
    return "BEST", car.speed + (1 if best < SLOWER else -1), best & 7
