# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""What a side can do, as one small number, and which events make a step (Cards 4).

A step holds at most one event a side, so it is two bytes, left's and right's: no order
among them that could decide anything.
"""

LEFT = 0
"""The side, or the pile, at the left."""
RIGHT = 1
"""The side, or the pile, at the right."""
BOTH = (LEFT, RIGHT)
"""Both of them. Loops use this: a tuple made in the loop's line would be garbage."""
SIDES = ("left", "right")
"""The names of the sides and of the piles, by number."""

NOTHING = 0
"""No event."""
CALL = 1
"""The side says "nothing to play"."""
FLIP = 2
"""In a log, in place of left's event: the flip that is due."""
ENTRY = 3
"""Bytes of a step in a log: ticks since the one before, then both sides' events."""
PLAY = 16
"""From this number on, an event plays a card; ``play()`` makes it."""
SLOTS = 5
"""Places in a hand; a slot is 0 to SLOTS - 1 here, 1 to SLOTS in text."""


def play(slot, pile):
    """Return the event of playing the card in a slot onto a centre pile."""
    return PLAY | slot << 1 | pile


def slot_of(event):
    """Return the slot, 0 to 4, that a play takes its card from."""
    return event >> 1 & 7


def pile_of(event):
    """Return the centre pile, LEFT or RIGHT, that a play is for."""
    return event & 1


class Stamp:
    """The events of one time stamp, sorted into steps, at most one a side each.

    A side's second event belongs to the step after its first, and so on (Cards 4).
    ``steps[0]`` to ``steps[count - 1]`` are what ``Table.step`` takes. Steps are made
    once and used again, so that a press is not garbage.
    """

    def __init__(self):
        self.steps = []
        self.count = 0
        self._used = [0, 0]

    def clear(self):
        """Forget all events: a new stamp begins."""
        for index in range(self.count):
            self.steps[index][LEFT] = self.steps[index][RIGHT] = NOTHING
        self._used[LEFT] = self._used[RIGHT] = self.count = 0

    def add(self, side, event):
        """Add an event of a side; return the number of its step, from 0."""
        index = self._used[side]
        self._used[side] = index + 1
        if index == len(self.steps):
            self.steps.append(bytearray(2))
        if index == self.count:
            self.count += 1
        self.steps[index][side] = event
        return index
