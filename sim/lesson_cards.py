# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""A lesson of Cards as text, for the verb ``lesson``."""

from engine.cards.card import GAP
from engine.cards.coach import Coach
from engine.cards.event import BOTH
from engine.cards.lesson import lesson_walk
from engine.cards.table import Table
from engine.cards.text import event_text
from scenes.caption import RANKS, caption

INDENT = "      "
"""Before the coach's lines."""


def walk_of(record: str) -> tuple:
    """Return (walk, coach) of a lesson, at its first stop."""
    table = Table()
    return lesson_walk(table, record), Coach(table)


def lessons(record: str, words) -> list:
    """Return the lines of one lesson, stop by stop."""
    walk, coach = walk_of(record)
    lines = []
    for stop in range(walk.count):
        walk.go(stop)
        mark = "?" if walk.is_yours else " "
        lines.append(f"{stop + 1:3d} {mark} {_table(walk.table, words)}  {_step(walk)}")
        lines += [INDENT + caption(words, fact) for fact in walk.facts(coach)]
        lines.append("")
    return lines


def _table(table, words):
    """Return the open cards and how many lie face down."""
    left, right = [_side(table, side, words) for side in BOTH]
    piles = [f"{_rank(table.centres[s].top)} +{table.spares[s].count}" for s in BOTH]
    return f"{left} | {' '.join(piles)} | {right}"


def _side(table, side, words):
    hand = " ".join([_rank(card) for card in table.hands[side]])
    call = "!" if table.calls >> side & 1 else ""
    return f"{words.SIDES[side]}{call} {hand} +{table.draws[side].count}"


def _rank(card):
    return "-" if card == GAP else RANKS[card >> 2]


def _step(walk):
    """Return the events of a stop as a record has them, or ``flip``."""
    if walk.is_flip:
        return "flip"
    events = [event_text(None, side, walk.events[side]) for side in BOTH]
    return ", ".join([events[side] for side in BOTH if walk.events[side]])
