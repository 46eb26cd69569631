# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Every value of a solution, held against the values one move on.

Looking forward needs none of the solver's lists of what came before, none of its
counters, and not its order. Where each value is the best that the moves give, all are
right: a win or a loss in n plies rests on those in fewer, and from a draw no move wins
while one at least keeps the draw.
"""

import numpy as np

from sim.lab.retrograde import DRAWN, ENDLESS

WON, DRAW = 1 << 20, 1 << 10
"""The worth of a win and of a draw in no ply at all; a loss is a win of the other."""
NOTHING = -1 << 21
"""Less than any move is worth."""


class Certificate:
    """A solution, and for each of its states the rivals' states seen from there."""

    def __init__(self, solution):
        states = solution.states
        size = len(states.found)
        self.states = states
        self.road = np.array([states.road[cell] for cell, _, _ in states.found])
        self.values = solution._value.reshape(2, size, size).astype(np.int32)
        self.has_lap = np.zeros((size, states.roads), bool)
        for state, laps in enumerate(states.finishes):
            for lap in laps:
                self.has_lap[state] |= self.open_cells(lap.mask)

    def open_cells(self, mask):
        """For each road cell, whether a rival there allows a move of this mask."""
        data = np.frombuffer(mask.to_bytes(64, "little"), np.uint8)
        return np.unpackbits(data, bitorder="little")[: self.states.roads] == 0

    def faults(self):
        """How many values are not the best of what their moves give."""
        found = 0
        for turn in (0, 1):
            for mover, here in enumerate(self.road):
                told = worth(self.values[turn, mover])
                wrong = told != self.best(turn, mover)
                found += int(np.sum(wrong & (self.road != here)))
        return found

    def best(self, turn, mover):
        """The most that the moves of a state are worth, by the rival's state."""
        best = np.full(len(self.road), NOTHING)
        for step in self.states.steps[mover]:
            after = turned(worth(self.values[1 - turn, :, step.after]))
            keep(best, after, self.open_cells(step.mask)[self.road])
        for lap in self.states.finishes[mover]:
            after = np.full(len(self.road), WON - 1)
            if turn == 0:
                after = np.where(self.has_lap[:, lap.road], DRAW - 2, WON - 2)
            keep(best, after, self.open_cells(lap.mask)[self.road])
        return best


def keep(best, after, is_open):
    """Keep the larger of two worths, where the move is open."""
    np.maximum(best, after, out=best, where=is_open)


def worth(values):
    """What values are worth to the mover: more is better, a draw without end is 0."""
    wins, losses = (values > 0) & (values < DRAWN), values < 0
    draws = values >= DRAWN
    found = np.where(wins, WON - values, ENDLESS)
    found = np.where(losses, -WON - values, found)
    return np.where(draws, DRAW - (values - DRAWN), found)


def turned(worths):
    """What the rival's worths are worth to the mover, a ply earlier."""
    found = np.where(worths > DRAW, 1 - worths, 0)
    found = np.where(worths < -DRAW, -1 - worths, found)
    return np.where((worths > 0) & (worths <= DRAW), worths - 1, found)
