# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Ties of Cards are shared evenly, whatever the keys and the order of the queue."""

from engine.cards.deal import deal
from engine.cards.event import BOTH, LEFT, RIGHT, Stamp, play
from engine.cards.table import ACCEPTED, BEATEN, Table
from engine.rng import Rng

DEALS = 3000


def first_play(table, side, pile):
    """A play of a side that fits a pile, or None."""
    for slot in range(5):
        if table.piles_for(side, slot) >> pile & 1:
            return play(slot, pile)
    return None


def ties(order):
    """How many ties each side wins; both press the first card that fits, at once.

    ``order(tie)`` gives the sides in the order in which the queue has their presses.
    """
    wins = [0, 0]
    stamp = Stamp()
    table = Table()
    for seed in range(DEALS):
        deal(table, seed)
        for pile in BOTH:
            plays = [first_play(table, side, pile) for side in BOTH]
            if None in plays:
                continue
            stamp.clear()
            for side in order(sum(wins)):
                stamp.add(side, plays[side])
            verdicts = list(table.step(stamp.steps[0]))
            assert sorted(verdicts) == [ACCEPTED, BEATEN]
            wins[verdicts.index(ACCEPTED)] += 1
    return wins


def test_ties_are_even_when_left_is_always_first_in_the_queue():
    left, right = ties(lambda _: (LEFT, RIGHT))
    assert left + right > 1000
    # half a standard deviation of a fair coin is half the root of the tosses
    assert abs(left - right) < 2 * (left + right) ** 0.5


def test_the_order_in_the_queue_changes_no_tie():
    rng = Rng(1)
    ordered = ties(lambda _: (LEFT, RIGHT))
    assert ordered == ties(lambda _: (RIGHT, LEFT))
    assert ordered == ties(lambda _: BOTH if rng.below(2) else (RIGHT, LEFT))


def test_within_a_round_no_side_wins_two_ties_more_than_the_other():
    table = Table()
    table.centres[LEFT].push(0)
    table.centres[RIGHT].push(26)
    wins = [0, 0]
    for rank in range(1, 41):
        for side in BOTH:
            table.hands[side][0] = rank % 13 << 2 | side
            table.hands[side][1] = 0
        verdicts = table.step(bytearray((play(0, LEFT), play(0, LEFT))))
        wins[list(verdicts).index(ACCEPTED)] += 1
        assert abs(wins[LEFT] - wins[RIGHT]) <= 1
