# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Calls, flips, the fifth stuck and the end, as the friend table shows them."""

import pytest

from tests.scenes.card_tables import FIFTH, LAST, LEVEL, OPEN, SHUFFLE, STUCK, TIE

LEFT, RIGHT = 0, 1


def lit(cards):
    """Return the sides whose label is lit."""
    return [
        side
        for side in range(2)
        if cards.scene.board.hands[side]._label.grid.pixel_shader
        is cards.scene.board.hands[side]._colours[2]
    ]


def call_both(cards):
    """Have both call at once, and wait for what comes of it."""
    cards.chord("select start")
    cards.wait(720)


@pytest.mark.parametrize("table", [OPEN, STUCK])
def test_a_call_is_held_without_comment_true_or_not(cards, table):
    cards.lay(table)
    cards.tap("select")
    assert cards.calls == [LEFT]
    assert lit(cards) == [LEFT]
    cards.wait(900)
    assert cards.news == ""


def test_a_flip_asked_for_by_one_alone_does_not_come(cards):
    cards.lay(OPEN)
    cards.tap("select select select")
    cards.wait(3000)
    assert cards.tops == ["6C", "KD"]
    assert cards.calls == [LEFT]


def test_both_calls_turn_the_cards_after_a_pause(cards):
    cards.lay(OPEN)
    cards.tap("select start")
    assert lit(cards) == [LEFT, RIGHT]
    assert cards.news == "cards turn..."
    cards.wait(680)
    assert cards.tops == ["6C", "KD"]
    cards.wait(25)
    assert cards.tops == ["7H", "9H"]
    assert cards.news == "new cards"
    assert lit(cards) == []


def test_a_card_clears_the_calls_and_says_so(cards):
    cards.lay(OPEN)
    cards.tap("start right")
    assert cards.calls == []
    assert lit(cards) == []
    assert cards.news == "calls are off"


def test_a_card_in_the_pause_calls_the_flip_off(cards):
    cards.lay(OPEN)
    cards.tap("select start")
    cards.wait(600)
    cards.tap("right")
    cards.wait(500)
    assert cards.tops == ["5H", "KD"]


def test_a_card_without_calls_says_nothing(cards):
    cards.lay(OPEN)
    cards.wait(1000)
    cards.tap("right")
    assert cards.news == ""


@pytest.mark.parametrize(("ms", "calls"), [(750, []), (790, []), (810, [LEFT])])
def test_calls_right_after_a_flip_are_left_out(cards, ms, calls):
    cards.lay(OPEN)
    cards.chord("select start")
    cards.wait(700)
    assert cards.tops == ["7H", "9H"]
    cards.wait(ms - 10)
    cards.tap("select")
    assert cards.calls == calls


def test_cards_right_after_a_flip_are_played(cards):
    cards.lay(TIE)
    call_both(cards)
    cards.tap("b a b")
    assert cards.tops == ["8S", "9H"]


def test_a_flip_on_untrue_calls_is_not_counted_as_stuck(cards):
    cards.lay(OPEN)
    call_both(cards)
    assert cards.table.stuck == 0
    cards.lay(STUCK)
    call_both(cards)
    assert cards.table.stuck == 1


def test_a_fourth_stuck_is_the_last_chance_until_a_card_lands(cards):
    cards.lay(STUCK.replace("hand.left", "stuck 3\n hand.left"))
    call_both(cards)
    assert cards.table.stuck == 4
    cards.wait(1000)
    assert cards.news == "last chance!"
    cards.wait(5000)
    assert cards.news == "last chance!"
    call_both(cards)
    assert cards.table.why == "stuck"
    cards.lay(STUCK.replace("hand.left", "stuck 3\n hand.left").replace("6H 8H", "8H"))
    call_both(cards)
    cards.tap("down down right left")
    assert cards.cards == [1, 0]
    cards.wait(1000)
    assert cards.news == ""


@pytest.mark.parametrize(("table", "winner"), [(FIFTH, LEFT), (LEVEL, 2)])
def test_the_fifth_stuck_ends_the_round_once(cards, table, winner):
    cards.lay(table)
    call_both(cards)
    assert cards.news == "stuck 5 times"
    assert cards.table.winner == winner
    cards.wait(1000)
    cards.chord("select start")
    cards.wait(1000)
    assert cards.name == "round"
    match = cards.scene.match
    assert [*match.wins, match.draws] == ([1, 0, 0] if winner == LEFT else [0, 0, 1])


def test_calls_that_were_not_true_do_not_end_the_round(cards):
    cards.lay(OPEN.replace("priority left", "stuck 4"))
    call_both(cards)
    assert cards.table.winner is None
    assert cards.news == "new cards"


def test_empty_spare_piles_are_shuffled_first(cards):
    cards.lay(SHUFFLE)
    call_both(cards)
    assert cards.news == "shuffled"
    assert cards.line("spare.left").count(" ") == 1
    assert cards.table.stuck == 1


def test_both_draw_piles_empty_and_both_stuck_still_turns(cards):
    cards.lay(FIFTH.replace("stuck 4", ""))
    call_both(cards)
    assert cards.tops == ["6H", "6D"]


# six seconds without a card


def test_after_six_seconds_without_a_card_both_labels_blink(cards):
    cards.lay(OPEN)
    cards.wait(5900)
    assert lit(cards) == []
    cards.wait(200)
    assert lit(cards) == [LEFT, RIGHT]
    cards.wait(400)
    assert lit(cards) == []
    cards.wait(400)
    assert lit(cards) == [LEFT, RIGHT]


def test_a_card_ends_the_blinking_and_starts_the_six_seconds_anew(cards):
    cards.lay(OPEN)
    cards.wait(6100)
    cards.tap("right")
    assert lit(cards) == []
    cards.wait(5900)
    assert lit(cards) == []
    cards.wait(200)
    assert lit(cards) == [LEFT, RIGHT]


def test_a_call_stays_lit_while_the_other_label_blinks(cards):
    cards.lay(STUCK)
    cards.wait(6100)
    cards.tap("start")
    found = set()
    for _ in range(20):
        cards.wait(50)
        found.add(tuple(lit(cards)))
    assert found == {(RIGHT,), (LEFT, RIGHT)}


def test_a_flip_starts_the_six_seconds_anew(cards):
    cards.lay(STUCK)
    cards.wait(5500)
    call_both(cards)
    for _ in range(29):
        cards.wait(200)
        assert lit(cards) == []


# the end


def test_the_last_card_wins_and_the_result_follows(cards):
    cards.lay(LAST)
    cards.tap("right")
    assert cards.news == "left wins!"
    cards.wait(1400)
    assert cards.name == "cards"
    cards.wait(200)
    assert cards.name == "round"


def test_nothing_is_played_after_the_end(cards):
    cards.lay(LAST)
    cards.tap("right a")
    assert cards.cards == [1, 0]
    assert cards.scene.match.wins == [1, 0]


def test_a_card_that_fits_both_asks_for_nothing_after_the_end(cards):
    cards.lay(LAST.replace("QC -- -- -- --", "6D -- -- -- --").replace("KD", "7D"))
    cards.tap("right")
    assert cards.table.piles_for(RIGHT, 0) == 3
    cards.tap("a")
    assert cards.choosing == [False, False]
