# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Looks back on a round: the stops where something was missed, with three facts each.

Missed are a call that was not true, and a card that fitted for LONG_MS and was not
played. The facts about a call are those of engine/cards/coach.py.
"""

from engine.cards.coach import Coach
from engine.cards.event import BOTH, CALL, PLAY, SLOTS, pile_of, play, slot_of
from engine.cards.plays import card_and_top
from engine.cards.round_log import TICK_MS
from engine.cards.table import ACCEPTED
from engine.cards.walk import Walk

LONG_MS = 4000
"""A card that lies ready for so long has been overlooked."""

_NEVER = -1


class LookBack:
    """The search for what was missed by ``sides``.

    ``coach`` and ``walk`` are of the same table.
    """

    def __init__(self, coach: Coach, walk: Walk, sides: tuple = BOTH):
        self._coach = coach
        self._walk = walk
        self._sides = sides
        self._now = 0
        self._since = [_NEVER] * (4 * SLOTS)  # when each play became possible, in ticks

    def missed(self):
        """Go through the round; a generator with a step a stop.

        The steps yield None, or (stop, three facts) where something was missed; the
        walk is at that stop then, and at its end afterwards.
        """
        walk = self._walk
        walk.go(0)
        self._renew(walk.table, True)
        for stop in range(walk.count):
            walk.go(stop)
            self._now += walk.ticks
            facts = walk.facts(self._coach)
            if not self._is_untrue_call():
                facts = self._overlooked()
            self._renew(self._coach.twin, False)
            yield None if facts is None else (stop, facts)
        walk.go(walk.count)

    def _is_untrue_call(self):
        """Return whether somebody calls who has a card to play."""
        walk = self._walk
        for side in self._sides:
            is_call = walk.events[side] == CALL and not walk.is_flip
            if is_call and walk.table.can_move(side):
                return True
        return False

    def _overlooked(self):
        """Return the facts about the longest chance that ends at this stop, or None."""
        most = LONG_MS // TICK_MS
        found = None
        for side in self._sides:
            for event in _all_plays():
                since = self._since[_place(side, event)]
                ticks = self._now - since
                if since != _NEVER and ticks >= most and self._ends(side, event):
                    most = ticks + 1
                    found = side, event, ticks
        return found and self._facts(*found)

    def _ends(self, side, event):
        """Return whether a chance is over with the step at this stop."""
        twin = self._coach.twin
        pile = pile_of(event)
        if self._walk.is_flip or twin.winner is not None or self._has_landed(side):
            return True
        return twin.centres[pile].top != self._walk.table.centres[pile].top

    def _has_landed(self, side):
        """Return whether the side plays a card at this stop."""
        walk = self._walk
        if walk.is_flip or walk.events[side] < PLAY:
            return False
        return self._coach.twin.verdicts[side] == ACCEPTED

    def _facts(self, side, event, ticks):
        """Return three facts about a card overlooked for so long."""
        first = ("MISSED", side) + card_and_top(self._walk.table, side, event)
        return first, ("LAY_THERE", ticks * TICK_MS // 1000), self._end(side, event)

    def _end(self, side, event):
        """Return how the chance ended."""
        walk = self._walk
        table = walk.table
        if self._has_landed(side):
            if walk.events[side] == event:
                return ("AT_LAST",)
            return ("INSTEAD",) + card_and_top(table, side, walk.events[side])
        if walk.is_flip:
            return ("TURNED",)
        other = 1 - side
        if self._has_landed(other) and pile_of(walk.events[other]) == pile_of(event):
            return "COVERED", other, card_and_top(table, other, walk.events[other])[0]
        return ("ROUND_OVER",)

    def _renew(self, table, is_start):
        """Note what is possible on the table after the step, and from when on."""
        for side in BOTH:
            for event in _all_plays():
                place = _place(side, event)
                if is_start or self._ends(side, event):
                    piles = table.piles_for(side, slot_of(event))
                    is_possible = piles >> pile_of(event) & 1
                    self._since[place] = self._now if is_possible else _NEVER


def _all_plays():
    """Return an iterator over every play there is."""
    return range(play(0, 0), play(SLOTS, 0))


def _place(side, event):
    """Return where the time of a side's play is noted."""
    return 2 * SLOTS * side + event - PLAY
