# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The plays that a side has, and which open cards can follow each of them."""

from engine.cards.card import GAP, fits
from engine.cards.event import BOTH, SLOTS, pile_of, play, slot_of


def plays(table, side):
    """Return every play that the rules allow a side, as a list of events."""
    found = []
    for slot in range(SLOTS):
        piles = table.piles_for(side, slot)
        for pile in BOTH:
            if piles >> pile & 1:
                found.append(play(slot, pile))
    return found


def first_play(table, side):
    """Return (card, top card) of a side's first play, or None."""
    found = plays(table, side)
    return card_and_top(table, side, found[0]) if found else None


def card_and_top(table, side, event):
    """Return (card, top card) of a play."""
    return table.hands[side][slot_of(event)], table.centres[pile_of(event)].top


def follow(table, side, event):
    """Return how many other cards of the side's hand fit once a play has landed.

    The card that will come up in the slot is not among them.
    """
    count = 0
    for slot in range(SLOTS):
        if slot != slot_of(event) and fits_after(table, side, event, slot):
            count += 1
    return count


def fits_after(table, side, event, slot):
    """Return whether the side's card in a slot fits once a play has landed."""
    card = table.hands[side][slot]
    other_top = table.centres[1 - pile_of(event)].top
    if card == GAP:
        return False
    return fits(card, table.hands[side][slot_of(event)]) or fits(card, other_top)


def played(table, side, event):
    """Return the fact that a side plays a card one up, one down or over the king."""
    card, top = card_and_top(table, side, event)
    apart = (card >> 2) - (top >> 2)
    name = "UP" if apart == 1 else "DOWN" if apart == -1 else "JOINS"
    return name, side, card, top
