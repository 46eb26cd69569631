# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The computer driver: it follows its own shortest lap and evades what stands in it.

It looks at its legal moves only and asks the table of turns left what each is worth, so
it answers at once, also where the rival shuts its way. Equal moves are drawn: a rematch
with another seed is another race. It need not fear for its next turn: after a move of
some cells the way back is open for one cell less, unless the rival drives into it.
"""

from engine.race.race import LOST, Race

_NO_LAP = 1 << 10  # turns left where the table knows no lap


def choose(race: Race, turns_left, rng) -> int:
    """Return a move for the side to move, LOST when it has none; the race goes on.

    ``turns_left`` is the searched table of the race's track; ``rng`` draws among the
    moves that need the fewest turns. The race is as it was afterwards.
    """
    best = LOST
    least = 0
    equals = 0
    for move in race.legal_moves():
        left = _turns_after(race, turns_left, move)
        if equals == 0 or left < least:
            least = left
            equals = 0
        if left == least:
            equals += 1
            if equals == 1 or rng.below(equals) == 0:
                best = move
    return best


def _turns_after(race, turns_left, move):
    """Return the turns left after a move of the side to move."""
    car = race.cars[race.turn]
    race.push(move)
    left = turns_left.at(car.cell, car.speed, car.lap)
    race.pop()
    return _NO_LAP if left is None else left
