# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The plays that a side has, and which open cards can follow each of them."""

from engine.cards.card import GAP, fits
from engine.cards.event import NOTHING, PLAY, SLOTS, pile_of, play, slot_of
from engine.cards.table import Table

_BEHIND = play(SLOTS, 0)  # one more than the last play there is


def next_play(table: Table, side: int, event: int = PLAY) -> int:
    """Return a side's first legal play from an event on, NOTHING when there is none.

    With ``event`` one more than the last answer all plays come in turn: by slot, the
    left pile before the right one.
    """
    while event < _BEHIND:
        if table.piles_for(side, slot_of(event)) >> pile_of(event) & 1:
            return event
        event += 1
    return NOTHING


def first_play(table: Table, side: int):
    """Return (card, top card) of a side's first play, or None."""
    event = next_play(table, side)
    return card_and_top(table, side, event) if event else None


def card_and_top(table: Table, side: int, event: int) -> tuple:
    """Return (card, top card) of a play."""
    return table.hands[side][slot_of(event)], table.centres[pile_of(event)].top


def follow(table: Table, side: int, event: int) -> int:
    """Return how many other cards of the side's hand fit once a play has landed.

    The card that will come up in the slot is not among them.
    """
    count = 0
    for slot in range(SLOTS):
        if slot != slot_of(event) and fits_after(table, side, event, slot):
            count += 1
    return count


def fits_after(table: Table, side: int, event: int, slot: int) -> bool:
    """Return whether the side's card in a slot fits once a play has landed."""
    card = table.hands[side][slot]
    other_top = table.centres[1 - pile_of(event)].top
    if card == GAP:
        return False
    return fits(card, table.hands[side][slot_of(event)]) or fits(card, other_top)


def played(table: Table, side: int, event: int) -> tuple:
    """Return the fact that a side plays a card one up, one down or over the king."""
    card, top = card_and_top(table, side, event)
    apart = (card >> 2) - (top >> 2)
    name = "UP" if apart == 1 else "DOWN" if apart == -1 else "JOINS"
    return name, side, card, top
