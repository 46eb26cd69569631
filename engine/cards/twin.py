# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""A second table with the same cards, to try a step on without playing it."""

from engine.cards.event import BOTH, SLOTS
from engine.cards.table import Table


def copy_table(source: Table, target: Table):
    """Make a table equal to another one, but for the verdicts and the last flip."""
    for side in BOTH:
        for slot in range(SLOTS):
            target.hands[side][slot] = source.hands[side][slot]
        _copy_pile(source.draws[side], target.draws[side])
        _copy_pile(source.spares[side], target.spares[side])
        _copy_pile(source.centres[side], target.centres[side])
    target.is_automatic = source.is_automatic
    target.calls = source.calls
    target.stuck = source.stuck
    target.seed = source.seed
    target.priority = source.priority
    target.winner = source.winner
    target.why = source.why


def _copy_pile(source, target):
    for place in range(source.count):
        target.cards[place] = source.cards[place]
    target.count = source.count
