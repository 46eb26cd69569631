# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Plays Cards on a virtual badge with the keys of one end, for demo and tests.

It looks at the table and the cursor behind the screen and presses what a person at that
end would. What it chooses is the first card that fits, slot by slot.
"""

from boards import BUTTONS
from engine.cards.card import GAP
from engine.cards.event import BOTH, LEFT, RIGHT, SLOTS
from scenes.cards_seat import CALLS, NEXT, PLAY, TO_LEFT, TO_RIGHT

BOTH_PILES = 3
"""What ``Table.piles_for`` says of a card that fits both."""


def tie(table):
    """Return a slot of each side whose cards fit one and the same pile only, or None.

    Both played at one time are a tie.
    """
    for pile in BOTH:
        slots = [_slot_for(table, side, 1 << pile) for side in BOTH]
        if None not in slots:
            return slots
    return None


def choice(table):
    """Return (side, slot) of a card that fits both piles, or None."""
    for side in BOTH:
        slot = _slot_for(table, side, BOTH_PILES)
        if slot is not None:
            return side, slot
    return None


def misfit(table, side):
    """Return the slot of a card that fits neither pile, or None."""
    for slot in range(SLOTS):
        if table.hands[side][slot] != GAP and not table.piles_for(side, slot):
            return slot
    return None


def fitting(table, side):
    """Return (slot, pile) of the first card that fits, or None."""
    for slot in range(SLOTS):
        piles = table.piles_for(side, slot)
        if piles:
            return slot, LEFT if piles & 1 << LEFT else RIGHT
    return None


def _slot_for(table, side, piles):
    for slot in range(SLOTS):
        if table.piles_for(side, slot) == piles:
            return slot
    return None


class CardsPlayer:
    """The two thumbs at one end of the badge."""

    def __init__(self, tour, side):
        """Sit down at an end, once the table is up."""
        self._tour = tour
        self._side = side
        seats = tour.badge.namespace["director"].seats[side]
        self._keys = [BUTTONS[number] if number >= 0 else None for number in seats]

    @property
    def play_key(self):
        """The name of the key that plays the card under the cursor."""
        return self._keys[PLAY]

    @property
    def call_key(self):
        """The name of the key for "nothing to play"."""
        return self._keys[CALLS]

    @property
    def seat(self):
        """The seat as the scene keeps it: cursor and choice."""
        return self._tour.top.seats[self._side]

    def reach(self, slot):
        """Bring the cursor to a slot that holds a card."""
        for _ in range(SLOTS):
            if self.seat.slot == slot:
                return
            self._tour.tap(self._keys[NEXT])
        raise AssertionError(f"the cursor never comes to slot {slot}")

    def play(self, slot, pile):
        """Play the card in a slot; it must fit the pile."""
        self.reach(slot)
        self._tour.tap(self.play_key)
        if self.seat.is_choosing:
            self.name(pile)

    def name(self, pile):
        """Say which pile the card is for."""
        self._tour.tap(self._keys[TO_RIGHT if pile == RIGHT else TO_LEFT])
