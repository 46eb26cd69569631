# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The legal moves of the side to move, each with the turns that it leaves.

The turns are those of engine/race/turns_left.py: what the car would need alone. The
rival counts only through the rules' own list of moves, from which it takes some.
"""

from engine.race.race import LOST, SLOWER, Race

UNKNOWN = 100
"""Instead of turns left: not in the table, or more than two figures can say."""
NONE = 255
"""Instead of a move: there is none."""


class Choice:
    """What a side to move can choose from; made once and used for many positions.

    ``moves`` are as ``Race.legal_moves`` lists them, ``lefts`` the turns left after
    each, ``now`` the turns left before, had it the road for itself. ``is_known`` says
    that none of these is UNKNOWN, so that moves can be compared.
    """

    def __init__(self, turns_left):
        self._turns_left = turns_left
        self.moves = b""
        self.lefts = bytearray(16)
        self.now = UNKNOWN
        self.is_known = False

    def look(self, race: Race):
        """Take in the position of a race, for the side to move."""
        self.moves = moves = race.legal_moves()
        car = race.cars[race.turn]
        self.now = self._left(car)
        self.is_known = self.now != UNKNOWN
        for index in range(len(moves)):
            race.push(moves[index])
            left = self._left(car)
            race.pop()
            self.lefts[index] = left
            if left == UNKNOWN:
                self.is_known = False

    def _left(self, car):
        """Return a car's turns left; UNKNOWN from there on, too."""
        turns = self._turns_left.at(car.cell, car.speed, car.lap)
        return UNKNOWN if turns is None or turns > UNKNOWN else turns

    @property
    def is_braking(self) -> bool:
        """Whether only slower moves are legal, and there is one at least."""
        return len(self.moves) > 0 and self.moves[0] >= SLOWER

    def left(self, move: int) -> int:
        """Return the turns left after a legal move."""
        index = 0
        while self.moves[index] != move:
            index += 1
        return self.lefts[index]

    def least(self, limit: int = LOST) -> int:
        """Return the fewest turns left after a move below ``limit``, UNKNOWN if none.

        SLOWER as the limit asks for the faster moves only.
        """
        found = UNKNOWN
        for index in range(len(self.moves)):
            if self.moves[index] < limit:
                found = min(found, self.lefts[index])
        return found

    def quickest(self, but: int = NONE) -> int:
        """Return the first of the moves with the fewest turns left, or NONE.

        ``but`` is a move to leave out.
        """
        found = NONE
        least = NONE
        for index in range(len(self.moves)):
            if self.moves[index] != but and self.lefts[index] < least:
                least = self.lefts[index]
                found = self.moves[index]
        return found
