# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The coach of Cards on a flip: the cards that turned, why, and who can play now.

Three facts as in engine/cards/coach.py.
"""

from engine.cards.card import GAP
from engine.cards.effect import who_can_play
from engine.cards.event import LEFT, RIGHT
from engine.cards.plays import first_play
from engine.cards.table import DRAW, MAX_STUCK, Table


def flip_facts(table: Table, twin: Table) -> tuple:
    """Return three facts about the flip due on a table; it is made on the ``twin``."""
    twin.flip()
    first = _turned(twin)
    if twin.winner is None:
        return first, _reason(table, twin), who_can_play(twin)
    counts = "COUNTS", twin.cards_left(LEFT), twin.cards_left(RIGHT)
    if twin.winner == DRAW:
        return first, counts, ("LEVEL_DRAW",)
    return first, counts, ("FEWER_WINS", twin.winner)


def _turned(twin):
    """Return which cards turned, or why none did."""
    cards = tuple(card for card in twin.turned if card != GAP)
    if not cards:
        if twin.winner is None:
            return ("NONE_TURNS",)
        return ("FIFTH",) if twin.stuck >= MAX_STUCK else ("NONE_LEFT",)
    if not twin.is_reshuffled:
        return ("FLIP",) + cards
    # a pool of one card is the only case in which one pile turns alone
    return ("RESHUFFLE" if len(cards) == 2 else "RESHUFFLE_ONE",) + cards


def _reason(table, twin):
    """Return how often they were stuck, or who was not."""
    for side in (LEFT, RIGHT):
        play = first_play(table, side)
        if play:
            return ("NOT_STUCK", side) + play
    return "STUCK", twin.stuck
