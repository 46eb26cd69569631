# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The coach of Cards, third line: what a card that landed has changed.

What decides most is said first: the end, a call that is gone, the other side shut out
or let in again; then what the player gained or missed, then single cards.
"""

from engine.cards.card import GAP, fits
from engine.cards.event import BOTH, LEFT, RIGHT, SLOTS, pile_of, play, slot_of
from engine.cards.plays import card_and_top, first_play, fits_after, follow, next_play
from engine.cards.table import DRAW, Table


def why(table: Table, twin: Table, side: int, event: int) -> tuple:
    """Return the third fact about a card that landed; ``twin`` is the table then."""
    fact = ending(table, twin) or _on_the_other(table, twin, 1 - side)
    if fact is None:
        fact = _choice(table, side, event) or _set_up(table, side, event)
    if fact is None:
        fact = _on_one_card(table, twin, 1 - side)
    return fact or _next(table, twin, side, event)


def ending(table: Table, twin: Table):
    """Return the fact that the round has ended or that calls are gone, or None."""
    if twin.winner == DRAW:
        return ("OUT_DRAW",)
    if twin.winner is not None:
        return "OUT_WINS", twin.winner
    if table.calls == 3:
        return ("CLEARS_BOTH",)
    if table.calls:
        return "CLEARS", RIGHT if table.calls >> RIGHT & 1 else LEFT
    return None


def who_can_play(table: Table) -> tuple:
    """Return the fact about which side can play now."""
    left = first_play(table, LEFT)
    right = first_play(table, RIGHT)
    if left and right:
        return ("NOW_BOTH",)
    if left is None and right is None:
        return ("NOW_NONE",)
    return ("NOW_ONE", LEFT if left else RIGHT) + (left or right)


def _on_the_other(table, twin, other):
    """Return whether the other side is shut out or let in again."""
    could = table.can_move(other)
    can = twin.can_move(other)
    if could and not can:
        return "SHUTS_OUT", other
    if can and not could:
        return "LETS_IN", other, first_play(twin, other)[0]
    return None


def _choice(table, side, event):
    """Return what another choice of pile or card would have left to follow."""
    here = follow(table, side, event)
    slot = slot_of(event)
    if table.piles_for(side, slot) == 3:
        there = follow(table, side, play(slot, 1 - pile_of(event)))
        if here != there:
            return "WHICH_PILE", here, there
    if here == 0:
        other = next_play(table, side)
        while other:
            if follow(table, side, other):
                return ("BETTER",) + card_and_top(table, side, other)
            other = next_play(table, side, other + 1)
    return None


def _set_up(table, side, event):
    """Return a card of the side's own that fits now and did not before."""
    for slot in range(SLOTS):
        is_idle = slot != slot_of(event) and not table.piles_for(side, slot)
        if is_idle and fits_after(table, side, event, slot):
            return "SETS_UP", table.hands[side][slot]
    return None


def _on_one_card(table, twin, other):
    """Return a card of the other side that has stopped fitting, or fits now."""
    for name, before, after in (("KILLS", table, twin), ("REVIVES", twin, table)):
        for slot in range(SLOTS):
            if before.piles_for(other, slot) and not after.piles_for(other, slot):
                return name, other, table.hands[other][slot]
    return None


def _next(table, twin, side, event):
    """Return how the side goes on: with the card that came up, or with another."""
    slot = slot_of(event)
    drawn = twin.hands[side][slot]
    if drawn == GAP:
        return "EMPTIES", twin.cards_left(side)
    if twin.piles_for(side, slot):
        return "DRAWS_FIT", drawn
    for other_slot in range(SLOTS):
        if other_slot != slot and fits_after(table, side, event, other_slot):
            card = table.hands[side][other_slot]
            for pile in BOTH:
                top = twin.centres[pile].top
                if fits(card, top):
                    return "GOES_ON", card, top
    return "DRAWS", drawn
