# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""A step or a flip of Cards and what the slow oracle makes of it."""

import copy

from tests.engine.cards.oracle import OTHER, SIDES, joins


class Case:
    """A table, a step on it as the oracle reads it, and what the oracle makes of it.

    ``events`` is None for a flip; then ``shuffled`` are the new spare piles, if any.
    """

    def __init__(self, oracle, events, shuffled=None):
        self.before = copy.deepcopy(oracle)
        self.after = copy.deepcopy(oracle)
        self.events = events
        if events is None:
            self.turned = self.after.flip(shuffled)
            self.is_shuffled = shuffled is not None
            self.why = {}
        else:
            self.why = self.after.step(events)

    @property
    def landed(self):
        """The sides whose card landed."""
        return [side for side in SIDES if self.is_play(side) and self.why[side] == ""]

    @property
    def side(self):
        """The only side whose card landed."""
        (side,) = self.landed
        return side

    @property
    def other(self):
        return OTHER[self.side]

    def is_play(self, side):
        return side in self.events and self.events[side][0] == "play"

    def played(self, side):
        """The card that a side plays, and the top card that it is for."""
        _, slot, pile = self.events[side]
        return self.before.hand[side][slot], self.before.centre[pile][0]

    def follow(self, side, slot, pile):
        """The slots whose open card fits once a play has landed."""
        hand, tops = self.before.hand[side], dict(self.before.centre)
        tops[pile] = [hand[slot]]
        return [
            other
            for other in range(5)
            if other != slot
            and hand[other]
            and any(joins(hand[other], tops[name][0]) for name in SIDES)
        ]

    def chosen(self):
        """The slots that follow the play that landed."""
        return self.follow(self.side, *self.events[self.side][1:])
