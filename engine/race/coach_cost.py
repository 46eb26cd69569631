# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The coach of Ring on a race that is over: what each move cost, and all of them.

A cost counts turns: how many more the car needs than it did before the move, had it the
road for itself. So all costs of a race are the turns over par.
"""

from engine.race.race import LOST, MOVE_BITS, RESIGN


def told(coach, move: int) -> tuple:
    """Return three facts about a move made: what it did, its cost in turns, and why.

    Where the cost is the reason, too, what else could be done stands there. As
    ``Coach.facts`` has them for RESIGN and AGREED, which are no moves.
    """
    facts = coach.facts(move)
    if move > LOST:
        return facts
    race = coach.race
    lost = coach.turns_left.lost(race, move)
    cost = _cost(race.turn, None if lost == 99 else lost)
    return facts[0], cost, facts[1 if facts[2][0] in ("COSTS", "NOT_KNOWN") else 2]


def in_all(coach) -> list:
    """Return a fact on each car that is on the road: its turns over par.

    Or SAVED where a lost turn has brought it below, NOT_KNOWN where it has no lap.

    Needs a race from the start of its track that is over.
    """
    race = coach.race
    table = coach.turns_left
    plies = race.plies - (race.log[race.plies - 1] & MOVE_BITS >= RESIGN)
    facts = []
    for side, start in enumerate((race.track.blue, race.track.green)):
        if race.track.is_road(start):
            car = race.cars[side]
            left = table.at(car.cell, car.speed, car.lap)
            if left is not None:
                left += (plies + 1 - side) // 2 - table.par(start)
            if left is None or left < 0:
                facts.append(_cost(side, left))
            else:
                facts.append(("OVER_PAR", side, left))
    return facts


def _cost(side, lost):
    """Return the fact about a cost; a lost turn may serve better than any move."""
    if lost is None:
        return ("NOT_KNOWN",)
    return ("SAVED", side, -lost) if lost < 0 else ("COST", side, lost)
