# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""engine/cards/table.py: what records can't say: flips when told, and what is kept."""

import pytest

from engine.cards.card import GAP
from engine.cards.deal import deal
from engine.cards.event import LEFT, RIGHT
from engine.cards.start import card_texts, read_card, start_lines
from engine.cards.table import ACCEPTED, DRAW, NO_EVENT, NO_FIT, OVER, STUCK, Table
from engine.rng import SEEDS
from tests.engine.cards.tables import step, table_of

STUCK_TABLE = """\
table computer
hand.left 2S 2H -- -- --
hand.right QH QD -- -- --
spare.left 6D KD
spare.right 8D KC
centre.left 4S
centre.right TS"""

FRIENDS = """\
hand.left 5S 2H -- -- --
hand.right 7H QD -- -- --
spare.left 6D
spare.right 8D
centre.left 4S 3S
centre.right TS"""


def tops(table):
    return card_texts([pile.top for pile in table.centres])


def test_a_flip_waits_until_it_is_told():
    table = table_of(STUCK_TABLE)
    assert table.is_flip_due
    step(table, "1 left")
    assert tops(table) == ["4S", "TS"]
    assert table.flip()
    assert tops(table) == ["6D", "8D"]


def test_a_flip_that_is_not_due_turns_nothing():
    table = table_of(FRIENDS)
    step(table, "call")
    assert not table.flip()
    assert (tops(table), list(table.turned)) == (["4S", "TS"], [GAP, GAP])
    assert (table.calls, table.stuck) == (1 << LEFT, 0)


def test_a_card_played_before_the_flip_was_told_undoes_it():
    table = table_of(FRIENDS)
    step(table, "call", "call")
    assert table.is_flip_due
    step(table, "1 left")
    assert not table.is_flip_due
    assert not table.flip()
    assert tops(table) == ["5S", "TS"]


def test_a_flip_says_what_turned():
    table = table_of(STUCK_TABLE)
    table.flip()
    assert card_texts(table.turned) == ["6D", "8D"]
    assert not table.is_reshuffled


def test_a_flip_says_whether_it_shuffled():
    table = table_of(FRIENDS.replace("spare.left 6D", "spare.left"))
    step(table, "call", "call")
    assert table.flip()
    assert table.is_reshuffled


def test_a_flip_that_is_refused_forgets_what_turned_before():
    table = table_of(STUCK_TABLE)
    table.flip()
    table.winner = DRAW
    assert not table.flip()
    assert (list(table.turned), table.is_reshuffled) == ([GAP, GAP], False)


def test_a_flip_may_end_the_round_instead():
    table = table_of(STUCK_TABLE + "\nstuck 4")
    assert not table.flip()
    assert (table.winner, table.why) == (DRAW, STUCK)
    assert not table.is_flip_due


def test_verdicts_are_the_same_object_each_time():
    table = table_of(FRIENDS)
    first = table.step(bytearray(2))
    assert list(first) == [NO_EVENT, NO_EVENT]
    assert step(table, "2 right", "call") == [NO_FIT, ACCEPTED]
    assert list(first) == [NO_FIT, ACCEPTED]


def test_a_step_without_events_changes_nothing():
    table = table_of(FRIENDS)
    before = start_lines(table)
    assert step(table) == [NO_EVENT, NO_EVENT]
    assert start_lines(table) == before


def test_a_side_that_did_nothing_gets_no_verdict_after_the_end():
    table = table_of("""\
hand.left 5S -- -- -- --
hand.right 7H QD -- -- --
centre.left 4S
centre.right TS""")
    step(table, "1 left")
    assert step(table, None, "call") == [NO_EVENT, OVER]


@pytest.mark.parametrize(
    ("slot", "piles"), [(1, 0b01), (2, 0b10), (3, 0b11), (4, 0), (5, 0)]
)
def test_a_table_says_which_piles_a_card_fits(slot, piles):
    table = table_of("""\
hand.left 3S 7S 5S 9S --
hand.right QH -- -- -- --
centre.left 4S
centre.right 6S""")
    assert table.piles_for(LEFT, slot - 1) == piles


def test_a_cleared_table_has_no_card_and_no_past():
    used = table_of(FRIENDS + "\ndraw.left KS\nstuck 3\nseed 5\npriority right")
    step(used, "call", "call")
    used.flip()
    used.clear()
    assert start_lines(used) == start_lines(Table())
    assert (list(used.turned), list(used.verdicts)) == ([GAP, GAP], [NO_EVENT] * 2)


def test_a_table_says_who_can_move():
    table = table_of(FRIENDS)
    assert (table.can_move(LEFT), table.can_move(RIGHT)) == (True, False)
    assert not table.is_stuck


def test_cards_left_are_in_hand_and_draw_pile():
    table = table_of(FRIENDS + "\ndraw.left 9H 9S 9C")
    assert (table.cards_left(LEFT), table.cards_left(RIGHT)) == (5, 2)


def test_a_table_written_down_plays_on_alike():
    """Written down after a shuffle, which the seed of the next one must outlive."""
    table = table_of(FRIENDS.replace("spare.left 6D", "spare.left 6D 9D 9C JS KS AS"))
    for _ in range(2):
        step(table, "call", "call")
        table.flip()
    assert table.is_reshuffled
    written = table.seed
    copy = table_of("\n".join(start_lines(table)))
    for one in (table, copy):
        for _ in range(6):
            step(one, "call", "call")
            one.flip()
    assert table.seed != written
    assert 0 <= table.seed < SEEDS
    assert start_lines(copy) == start_lines(table)


def test_a_shuffle_favours_no_card():
    """Of six cards in the pool each turns on the left about equally often."""
    pool = ["3S", "9D", "9C", "JS", "KS", "AS"]
    counts = dict.fromkeys(pool, 0)
    for seed in range(1200):
        table = table_of(f"{FRIENDS}\nseed {seed}".replace("spare.right 8D", ""))
        table.spares[LEFT].lay([read_card(card) for card in pool[1:]])
        step(table, "call", "call")
        table.flip()
        counts[card_texts(table.turned)[LEFT]] += 1
    # 200 is expected, 13 is one standard deviation
    assert max(abs(count - 200) for count in counts.values()) < 4 * 13


def test_a_shuffle_has_nothing_to_do_with_the_deal_of_its_seed():
    alike = 0
    for seed in range(200):
        table = Table()
        deal(table, seed)
        first = table.hands[LEFT][0]
        table.spares[LEFT].lay([])
        table.centres[LEFT].lay(range(26))
        table.centres[RIGHT].lay(range(26, 52))
        table.spares[RIGHT].lay([])
        table.calls = 3
        table.flip()
        alike += table.turned[LEFT] == first
    assert alike < 15  # one of fifty: 4 are expected
