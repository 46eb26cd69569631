# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The rivals who look at their own moves only, gentle to fierce: levels 0 to 3.

The learner knows no more than the way: it drives on and avoids a turn lost. The others
ask the table of turns left what each move is worth, and are more or less exact about
it; the racer always takes the best, so alone it drives par. They answer at once, also
where the rival shuts their way. Equal moves are drawn: a rematch with another seed is
another race.
"""

from engine.race.race import LOST, Race

LEARNER = 0
"""The level that drives on and avoids lost turns, and knows of no laps."""
RACER = 3
"""The level that loses none of its own turns."""
CARELESS = bytes((61, 58, 82, 0))
"""By level: how often, in percent, it is content with less than the best."""
LOSES = bytes((1, 2, 1, 0))
"""By level: how much less, in turns; the learner may not drive on with such a move."""


class Rival:
    """A driver of a level; ``move`` is its answer once ``slices`` has been called."""

    def __init__(self, turns_left, rng, level: int):
        """Take the searched table of the track and the chance of equal moves."""
        self.turns_left = turns_left
        self.rng = rng
        self.level = level
        self.move = LOST

    def slices(self, race: Race):
        """Choose a move for the side to move; there are no steps left to do."""
        self.move = choose(race, self.turns_left, self.rng, self.level)
        return ()


def choose(race: Race, turns_left, rng, level: int = RACER) -> int:
    """Return a move for the side to move, LOST when it has none.

    ``turns_left`` is the searched table of the race's track; ``rng`` draws among the
    moves that are good enough for the level. The race is as it was afterwards.
    """
    moves = race.legal_moves()
    cost = _danger if level == LEARNER else _left
    values = [cost(race, turns_left, move) for move in moves]
    most = min(values) if moves else 0
    if CARELESS[level] and rng.below(100) < CARELESS[level]:
        most += LOSES[level]
    found = LOST
    count = 0
    for index in range(len(moves)):
        if values[index] <= most:
            count += 1
            if count == 1 or rng.below(count) == 0:
                found = moves[index]
    return found


def _left(race, turns_left, move):
    """Return the turns left after a move of the side to move."""
    car = race.cars[race.turn]
    race.push(move)
    left = turns_left.at(car.cell, car.speed, car.lap)
    race.pop()
    return 1000 if left is None else left


def _danger(race, turns_left, move):
    """Return 0 for a move that drives on, 1 for another, 4 more for a trap."""
    car = race.cars[race.turn]
    lap = car.lap
    steps = turns_left.steps(car.cell)
    cost = 4 if race.is_trap(move) else 0
    race.push(move)
    ahead = car.lap - lap or steps - turns_left.steps(car.cell)
    race.pop()
    return cost if ahead > 0 else cost + 1
