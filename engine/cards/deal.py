# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The deal: a whole round's start from one seed (docs/rules.md, Cards 1).

The same seed gives the same deal on every interpreter. A change of what a seed deals
needs a new ``DEALER`` version in engine/codes.py, since codes name deals by their seed.
"""

from engine.cards.card import PACK
from engine.cards.event import BOTH, SLOTS
from engine.rng import Rng

DRAW_PILE = 15
"""Cards in a side's draw pile at the start."""
SPARE_PILE = 5
"""Cards in a spare pile at the start."""


def deal(table, seed):
    """Clear a table and deal a round onto it; ``seed`` is 0 to codes.DEALS - 1."""
    rng = Rng(seed)
    table.clear()
    table.seed = seed
    table.priority = rng.below(2)
    pack = bytearray(range(PACK))
    rng.shuffle(pack)
    _lay_out(table, pack)


def first_priority(seed):
    """Return the side that a seed gives the first priority: LEFT or RIGHT."""
    return Rng(seed).below(2)


def _lay_out(table, pack):
    """Deal a pack, first card first; what is dealt first comes up first."""
    for slot in range(SLOTS):
        for side in BOTH:
            table.hands[side][slot] = pack[2 * slot + side]
    start = 2 * SLOTS
    end = start + 2 * DRAW_PILE
    for side in BOTH:
        table.draws[side].lay([pack[i] for i in range(start + side, end, 2)])
    for pile in table.spares:
        pile.lay(pack[end : end + SPARE_PILE])
        end += SPARE_PILE
    for side in BOTH:
        table.centres[side].push(pack[end + side])
