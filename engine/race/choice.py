# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The legal moves of the side to move, each with the turns that it leaves.

The turns are those of engine/race/turns_left.py: what the car would need alone. The
rival counts only through the rules' own list of moves, from which it takes some.
"""

from engine.race.race import LOST, SLOWER

UNKNOWN = 100
"""Instead of turns left: not in the table, or more than two figures can say."""
NONE = 255
"""Instead of a move: there is none."""


def known(turns):
    """Return turns left as the table has them, UNKNOWN for None and from 100 on."""
    return UNKNOWN if turns is None or turns > UNKNOWN else turns


class Choice:
    """What the side to move can choose from.

    ``moves`` are as ``Race.legal_moves`` lists them, ``lefts`` the turns left after
    each, ``now`` the turns left before, had it the road for itself.
    """

    def __init__(self, race, turns_left):
        self.moves = race.legal_moves()
        self.lefts = bytearray(len(self.moves))
        car = race.cars[race.turn]
        self.now = known(turns_left.at(car.cell, car.speed, car.lap))
        for index in range(len(self.moves)):
            race.push(self.moves[index])
            left = turns_left.at(car.cell, car.speed, car.lap)
            self.lefts[index] = known(left)
            race.pop()

    @property
    def is_known(self):
        """Whether all turns left are known, so that moves can be compared."""
        return self.now != UNKNOWN and all(left != UNKNOWN for left in self.lefts)

    @property
    def is_braking(self):
        """Whether only slower moves are legal, and there is one at least."""
        return len(self.moves) > 0 and self.moves[0] >= SLOWER

    def left(self, move):
        """Return the turns left after a legal move."""
        return self.lefts[self.moves.find(bytes((move,)))]

    def least(self, limit=LOST):
        """Return the fewest turns left after a move below ``limit``, UNKNOWN if none.

        SLOWER as the limit asks for the faster moves only.
        """
        found = UNKNOWN
        for index in range(len(self.moves)):
            if self.moves[index] < limit:
                found = min(found, self.lefts[index])
        return found

    def quickest(self, but=NONE):
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
