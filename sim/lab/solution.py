# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""What a solved track answers: the value of any position of a race, and the best move.

The 150 turns after which a race is a draw (Ring 9) are not part of the solution: a win
may take as long as it needs.
"""

from typing import NamedTuple, Optional

import numpy as np

from engine.race.race import COLOURS, DRAW, LOST, Race
from sim.lab.retrograde import DRAWN, ENDLESS


class Outcome(NamedTuple):
    """Who wins under perfect play, and in how many turns.

    ``result`` is as in Race: "blue", "green" or "draw". ``turns`` counts Green's turns
    to the end, since Green always has the last one; None where a draw has no end.
    """

    result: str
    turns: Optional[int]


class Solution:
    """All positions of two cars on one track, each with its value."""

    def __init__(self, states, value: np.ndarray):
        """Keep the States and the value of each position (sim/lab/retrograde.py)."""
        self.states = states
        self._value = value

    @property
    def positions(self) -> int:
        """Return how many positions were solved: two cars on two cells, either turn."""
        on_road = np.bincount([self.states.road[c] for c, _, _ in self.states.found])
        return 2 * int(len(self.states.found) ** 2 - np.sum(on_road.astype(int) ** 2))

    def value(self, race: Race) -> Outcome:
        """Return what perfect play makes of a race from where it stands.

        KeyError for a car in a state that none of the solution's roots leads to.
        """
        return _outcome(*self._ends(race))

    def moves(self, race: Race) -> list:
        """Return (move, Outcome) of every legal move; the turns count this one, too.

        A lost turn is the only pair, with LOST; none at the end of the race.
        """
        if race.turn is None:
            return []
        return [
            (move, _outcome(result, None if plies is None else plies + 1))
            for move, (result, plies) in self._after(race)
        ]

    def best(self, race: Race) -> int:
        """Return a best move of the side to move, LOST when its turn is lost.

        It wins as soon as it can, loses as late as it can, and ends a draw as soon as
        both laps can; the first of equal moves.
        """
        side = COLOURS[race.turn]

        def worth(pair):
            result, plies = pair[1]
            if result == side:
                return 2, -plies
            if result == DRAW:
                return 1, -(plies or DRAWN)
            return 0, plies

        return max(self._after(race), key=worth)[0]

    def _after(self, race):
        """Return (move, (result, plies from then on)) of each move that there is."""
        found = []
        for move in race.legal_moves() or bytes((LOST,)):
            race.push(move)
            found.append((move, self._ends(race)))
            race.pop()
        return found

    def _ends(self, race):
        """Return (result, plies to the end); None of them for a draw without end."""
        if race.turn is None:
            return race.result, 0
        mover, rival = [(car.cell, car.speed, car.lap) for car in race.cars]
        if mover[2] == 1:
            return self._extra_turn(race, rival)
        if race.turn == 1:
            mover, rival = rival, mover
        plies = self._plies(race.turn, mover, rival)
        if plies == ENDLESS:
            return DRAW, None
        if plies > DRAWN:
            return DRAW, plies - DRAWN
        return COLOURS[race.turn if plies > 0 else 1 - race.turn], abs(plies)

    def _plies(self, turn, mover, rival):
        """Return the value of a position as the solver wrote it."""
        known = self.states
        numbers = [known.get(mover), known.get(rival)]
        if None in numbers:
            lost = mover if numbers[0] is None else rival
            raise KeyError(f"no car of this solution comes to {lost}")
        size = len(known.found)
        return int(self._value[(turn * size + numbers[0]) * size + numbers[1]])

    def _extra_turn(self, race, green):
        """Return (result, 1): Green draws by a lap of its own, else Blue has won."""
        number = self.states.get(green)
        blue = 1 << self.states.road[race.cars[0].cell]
        laps = self.states.finishes[number]
        can_draw = any(not lap.mask & blue for lap in laps)
        return (DRAW if can_draw else COLOURS[0]), 1


def _outcome(result, plies):
    """Return an Outcome; the last of the plies is Green's."""
    return Outcome(result, None if plies is None else (plies + 1) // 2)
