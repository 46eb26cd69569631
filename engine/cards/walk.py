# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""A round gone through stop by stop, forward and back: a lesson, or one just played.

A stop is the table before a step or a flip. The last stop is the end. Three bytes are
one stop: the time since the one before (engine/cards/round_log.py), then the events of
both sides as ``Table.step`` takes them, or FLIP. Cards cannot be taken back: going back
means to start over, which costs a few look-ups a step.
"""

from engine.cards.event import BOTH, ENTRY, FLIP, LEFT, RIGHT
from engine.cards.table import Table


class Walk:
    """A round at one of its stops; ``at`` is 0 to ``count``, the number of steps.

    It begins with the table as it lies there, no call standing. ``entries`` are the
    bytes of the stops. ``yours`` holds the stops at which the learner, at the left,
    picks.
    """

    def __init__(self, table: Table, entries: bytes, yours: bytes = b""):
        self.table = table
        self._start = _cards_of(table)  # small, and what laid them out can be let go of
        self._entries = entries
        self.count = len(entries) // ENTRY
        self.yours = yours
        self.events = bytearray(2)
        self.at = 0  # type: int
        self._read()

    @property
    def is_at_end(self) -> bool:
        """Whether there is no step behind this stop."""
        return self.at == self.count

    @property
    def is_yours(self) -> bool:
        """Whether the learner picks the event at this stop."""
        return len(self.yours) > 0 and self.at in self.yours  # its numbers are bytes

    @property
    def is_flip(self) -> bool:
        """Whether cards turn at this stop."""
        return self.events[LEFT] == FLIP

    @property
    def ticks(self) -> int:
        """The time from the stop before to this one, in ticks."""
        return self._entries[ENTRY * self.at]

    def go(self, at: int):
        """Go to a stop, 0 to ``count``; ``events`` are then those of the stop."""
        if at < self.at:
            _lay_out(self.table, self._start)
            self.at = 0
            self._read()
        while self.at < at:
            if self.is_flip:
                self.table.flip()
            else:
                self.table.step(self.events)
            self.at += 1
            self._read()

    def facts(self, coach) -> tuple:
        """Return the coach's three facts about the step at this stop."""
        return coach.flip_facts() if self.is_flip else coach.facts(self.events)

    def _read(self):
        """Have the events of this stop; none at the end."""
        first = ENTRY * self.at
        is_there = self.at < self.count
        self.events[LEFT] = self._entries[first + 1] if is_there else 0
        self.events[RIGHT] = self._entries[first + 2] if is_there else 0


def _cards_of(table):
    """Return the cards on a table at its start, and all else that counts then."""
    piles = table.draws + table.spares + table.centres
    cards = [bytes(pile.cards[: pile.count]) for pile in piles]
    hands = [bytes(hand) for hand in table.hands]
    return hands, cards, table.seed, table.stuck, table.priority


def _lay_out(table, start):
    """Lay the cards of a start onto its table again."""
    table.clear()
    hands, cards, table.seed, table.stuck, table.priority = start
    for side in BOTH:
        table.hands[side][:] = hands[side]
    piles = table.draws + table.spares + table.centres
    for pile, lying in zip(piles, cards):
        pile.count = len(lying)
        pile.cards[: pile.count] = lying
