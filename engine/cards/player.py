# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The computer player of Cards: it looks, chooses, reaches, looks again and presses.

It has no clock: it is told when the table has changed, and asked whether it presses by
now. Its times come from its level and its seed alone, so that the same seed and the
same changes give the same play. It sees what a person in its seat would see.
"""

from engine.cards.card import GAP, fits
from engine.cards.event import BOTH, NOTHING, SLOTS, pile_of, play, slot_of
from engine.rng import Rng

NEVER = 0x3FFFFFFF
"""The time of something that is not going to happen, in ms."""

_PLACES = SLOTS + 2  # where it looks: the slots of its hand, then the two piles
_UNSEEN = 254  # no card, and no GAP either


class View:
    """What one side sees of the cards: its own hand and the two top cards."""

    def __init__(self, table, side):
        self._hand = table.hands[side]
        self._centres = table.centres

    def card(self, place):
        """Return the card in a slot, 0 to 4, or on a pile, 5 and 6; GAP if none."""
        return self._hand[place] if place < SLOTS else self._centres[place - SLOTS].top


class Player:
    """One side of a table, played at a level.

    ``due_ms`` is when it next does something, if nothing changes before, or NEVER;
    ``pressed_ms`` is the time of the press that ``tick`` returned last.
    """

    def __init__(self, table, side, level):
        self.level = level
        self.due_ms = self.pressed_ms = NEVER
        self._view = View(table, side)
        self._rng = None
        self._seen = bytearray(_PLACES)  # the cards as they last looked
        self._known_ms = [0] * _PLACES  # from when on it knows what it has seen there
        self._plan = NOTHING  # the play that it is reaching for
        self._target = GAP  # the card to play on, when it chose
        self._card = GAP  # the card that it is going to play, or has played last
        self._slot = 0  # where its cursor stands
        self._rested_ms = 0  # no press before

    def begin(self, now_ms, seed):
        """Start a round: the cards have just been dealt, face up from ``now_ms`` on."""
        self._rng = Rng(seed)
        for place in range(_PLACES):
            self._seen[place] = _UNSEEN
        self._plan = NOTHING
        self._card = GAP
        self._slot = 0
        self._rested_ms = now_ms
        self.saw(now_ms)

    def saw(self, now_ms):
        """Learn that the table may have changed: after every step and every flip."""
        delay_ms = 0
        for place in range(_PLACES):
            card = self._view.card(place)
            if card == self._seen[place]:
                continue
            self._seen[place] = card
            if not delay_ms:
                delay_ms = self.level.look_ms(self._rng)
            self._known_ms[place] = now_ms + delay_ms
            if card == self._card and place >= SLOTS:
                # its own card: it knew beforehand what it would lay there
                sooner_ms = max(self.level.least_ms, delay_ms) // 2
                self._known_ms[place] = now_ms + sooner_ms
        if self._plan == NOTHING:
            self.due_ms = self._next_chance(now_ms)

    def tick(self, now_ms):
        """Return the play that it has pressed by now, at ``pressed_ms``, or NOTHING.

        The table must be told of it as a step before the next call.
        """
        while self.due_ms <= now_ms:
            if self._plan == NOTHING:
                self._choose(self.due_ms)
            elif self._has_changed():
                self._plan = NOTHING
                self.due_ms = self._next_chance(self.due_ms)
            else:
                return self._press()
        return NOTHING

    def _has_changed(self):
        """Return whether the play that it is reaching for is no longer what it was."""
        pile = SLOTS + pile_of(self._plan)
        return self._view.card(pile) != self._target

    def _press(self):
        event = self._plan
        self._plan = NOTHING
        self.pressed_ms = self.due_ms
        self._rested_ms = self.due_ms + self.level.least_ms
        self.due_ms = NEVER
        return event

    def _next_chance(self, now_ms):
        """Return when it knows of a card that it can play, now or later, or NEVER."""
        soonest = NEVER
        for slot in range(SLOTS):
            for pile in BOTH:
                if fits(self._seen[slot], self._seen[SLOTS + pile]):
                    known = max(self._known_ms[slot], self._known_ms[SLOTS + pile])
                    soonest = min(soonest, max(known, now_ms))
        return soonest

    def _choose(self, now_ms):
        """Take the known play after which most cards fit, and start to reach for it."""
        best = -1
        for slot in range(SLOTS):
            for pile in BOTH:
                if self._is_known_to_fit(slot, pile, now_ms):
                    # less than a card that fits afterwards counts a short way there
                    value = SLOTS * (self._sequels(slot, pile, now_ms) + 1)
                    value -= self._way(slot)
                    if value > best:
                        best = value
                        self._plan = play(slot, pile)
        slot = slot_of(self._plan)
        self._card = self._seen[slot]
        self._target = self._seen[SLOTS + pile_of(self._plan)]
        reach_ms = self.level.reach_ms(self._rng, self._way(slot))
        self.due_ms = max(now_ms + reach_ms, self._rested_ms)
        self._slot = slot

    def _way(self, slot):
        """Return how many slots its cursor has to go on; it wraps, as everybody's."""
        return (slot - self._slot) % SLOTS

    def _is_known_to_fit(self, slot, pile, now_ms):
        pile += SLOTS
        if self._known_ms[slot] > now_ms or self._known_ms[pile] > now_ms:
            return False
        return fits(self._seen[slot], self._seen[pile])

    def _sequels(self, slot, pile, now_ms):
        """Return how many other known cards fit once the one in a slot is played."""
        laid = self._seen[slot]
        other = self._seen[SLOTS + 1 - pile]
        count = 0
        for place in range(SLOTS):
            if place != slot and self._known_ms[place] <= now_ms:
                card = self._seen[place]
                if fits(card, laid) or fits(card, other):
                    count += 1
        return count
