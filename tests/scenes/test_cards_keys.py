# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""What the keys of both ends do at the friend table."""

import pytest

from sim.badge import Badge
from sim.kept import memory
from tests.scenes.card_tables import BOTH_FIT, LAST, OPEN
from tests.scenes.cardplay import Cards
from tests.scenes.stamps import needs_stamps

LEFT, RIGHT = 0, 1

ENDS = [(LEFT, "down", "right", "select"), (RIGHT, "b", "a", "start")]
"""Each end's keys: next card, play, nothing to play."""

each_end = pytest.mark.parametrize(("side", "next_", "play", "call"), ENDS)


@each_end
def test_next_goes_one_way_and_wraps(cards, side, next_, play, call):
    cards.lay(OPEN)
    found = []
    for _ in range(6):
        cards.tap(next_)
        found.append(cards.cursors[side])
    assert found == [2, 3, 4, 5, 1, 2]
    assert cards.cursors[1 - side] == 1


@each_end
def test_next_skips_gaps(cards, side, next_, play, call):
    table = OPEN.replace("5H 9C QD 2S 7S", "5H -- -- 2S --")
    cards.lay(table.replace("3D 8S TC 5C JC", "3D -- -- 5C --"))
    cards.tap(next_)
    assert cards.cursors[side] == 4
    cards.tap(next_)
    assert cards.cursors[side] == 1


@each_end
def test_a_held_next_repeats(cards, side, next_, play, call):
    cards.lay(OPEN)
    cards.badge.press(next_)
    cards.wait(5)
    assert cards.cursors[side] == 2
    cards.wait(395)
    assert cards.cursors[side] == 2
    cards.wait(10)
    assert cards.cursors[side] == 3
    cards.wait(160)
    assert cards.cursors[side] == 4
    cards.badge.release(next_)
    cards.wait(1000)
    assert cards.cursors[side] == 4


def test_play_puts_the_card_on_the_pile_that_it_fits(cards):
    cards.lay(OPEN)
    cards.tap("right")
    assert cards.tops == ["5H", "KD"]
    assert cards.line("hand.left") == "KH 9C QD 2S 7S"
    cards.tap("down down right")
    assert cards.tops == ["5H", "QD"]


def test_the_other_end_plays_likewise(cards):
    cards.lay(OPEN)
    cards.tap("b b b a")
    assert cards.tops == ["5C", "KD"]
    assert cards.line("hand.right") == "3D 8S TC AH JC"


@each_end
def test_the_third_key_calls(cards, side, next_, play, call):
    cards.lay(OPEN)
    cards.tap(call)
    assert cards.calls == [side]


@pytest.mark.parametrize("key", ["left", "up"])
def test_the_other_keys_do_nothing(cards, key):
    cards.lay(OPEN)
    before = cards.badge.frame()
    cards.tap(key)
    cards.wait(50)
    assert cards.badge.frame() == before
    assert cards.cards == [0, 0]


def test_a_press_held_by_one_does_not_swallow_the_others(cards):
    cards.lay(OPEN)
    for key in ("down", "left", "select", "up"):
        cards.badge.press(key)
    cards.wait(300)
    cards.tap("b b b a")
    assert cards.cards == [0, 1]


def test_a_card_played_from_the_last_of_a_pile_moves_the_cursor_on(cards):
    cards.lay(LAST.replace("5H -- -- -- --", "5H -- 2S -- --"))
    cards.tap("right")
    assert cards.line("hand.left") == "-- -- 2S -- --"
    assert cards.cursors[LEFT] == 3


# a card that fits both piles


@pytest.mark.parametrize(
    ("side", "play", "choice", "tops"),
    [
        (LEFT, "right", "left", ["7H", "8D"]),
        (LEFT, "right", "right", ["6C", "7H"]),
        (RIGHT, "a", "b", ["7C", "8D"]),
        (RIGHT, "a", "a", ["6C", "7C"]),
    ],
)
def test_a_card_that_fits_both_asks_for_the_pile(cards, side, play, choice, tops):
    cards.lay(BOTH_FIT)
    cards.tap(play)
    assert cards.choosing[side]
    assert cards.cards == [0, 0]
    cards.tap(choice)
    assert cards.tops == tops
    assert not cards.choosing[side]
    assert cards.cursors == [1, 1]


@pytest.mark.parametrize(
    ("side", "keys", "choice"), [(LEFT, "right", "left"), (RIGHT, "a", "b")]
)
def test_any_change_in_the_centre_closes_the_choice(cards, side, keys, choice):
    cards.lay(BOTH_FIT)
    cards.tap(keys)
    cards.tap("b a" if side == LEFT else "down right")
    assert cards.cards[1 - side] == 1
    assert cards.choosing == [False, False]
    cards.tap(choice)
    assert cards.cards[side] == 0


def test_a_flip_closes_the_choice(cards):
    cards.lay(BOTH_FIT)
    cards.chord("select start")
    cards.tap("right")
    assert cards.choosing[LEFT]
    cards.wait(700)
    assert cards.tops == ["7D", "9H"]
    assert not cards.choosing[LEFT]


def test_a_choice_in_the_step_of_a_change_is_closed(cards):
    cards.lay(BOTH_FIT)
    cards.tap("b")
    cards.chord("right a")
    assert cards.cards == [0, 1]
    assert not cards.choosing[LEFT]


def test_a_card_that_fits_both_gives_nothing_away_in_the_count_down(cards):
    cards.lay(BOTH_FIT, is_counting=True)
    cards.tap("right a")
    assert cards.choosing == [False, False]
    cards.wait(2200)
    assert cards.choosing == [False, False]
    assert cards.cards == [0, 0]


def test_the_cursor_can_be_moved_in_the_count_down(cards):
    cards.lay(OPEN, is_counting=True)
    cards.tap("down down b")
    assert cards.cursors == [3, 2]


@needs_stamps
def test_the_time_of_the_second_press_counts(cards):
    """The left side asks first, the right side plays between its two presses."""
    cards.lay(BOTH_FIT)
    cards.tap("b")
    cards.scan("right", ago_ms=4)
    cards.scan("a", ago_ms=3)
    cards.scan("-right", "-a", ago_ms=2)
    cards.scan("left", ago_ms=1)
    cards.wait(5)
    assert cards.cards == [0, 1]
    cards.lay(BOTH_FIT)
    cards.tap("b")
    cards.scan("right", ago_ms=4)
    cards.scan("-right", ago_ms=3)
    cards.scan("left", ago_ms=2)
    cards.scan("a", ago_ms=1)
    cards.wait(5)
    assert cards.cards == [1, 0]


def test_the_next_card_ends_a_choice_where_its_key_names_no_pile(cards):
    cards.lay(BOTH_FIT)
    cards.tap("right down")
    assert not cards.choosing[LEFT]
    assert cards.cursors[LEFT] == 2


def test_a_call_leaves_the_choice_open(cards):
    cards.lay(BOTH_FIT)
    cards.tap("right select")
    assert cards.choosing[LEFT]
    assert cards.calls == [LEFT]


# settings


@pytest.mark.parametrize(
    ("side", "next_", "to_left", "to_right"),
    [(LEFT, "select", "left", "right"), (RIGHT, "start", "b", "a")],
)
def test_expert_keys_have_a_sixth_stop_and_name_the_pile(
    cards, side, next_, to_left, to_right
):
    cards.lay(BOTH_FIT, is_expert=True)
    cards.tap(to_right)
    assert cards.tops[1][0] == "7"
    assert cards.calls == []
    cards.lay(BOTH_FIT, is_expert=True)
    cards.tap(to_left)
    assert cards.tops[0][0] == "7"
    cards.tap(f"{next_} " * 5)
    assert cards.cursors[side] == 6
    assert cards.calls == []
    cards.tap(to_left)
    assert cards.calls == [side]
    cards.tap(next_)
    assert cards.cursors[side] == 1


@pytest.mark.parametrize("key", ["down", "up"])
def test_expert_keys_have_no_others(cards, key):
    cards.lay(OPEN, is_expert=True)
    cards.tap(key)
    assert cards.cursors == [1, 1]


@pytest.mark.parametrize(("side", "key"), [(LEFT, "select"), (RIGHT, "start")])
def test_an_experts_held_key_does_not_repeat_since_it_pauses(cards, side, key):
    cards.lay(OPEN, is_expert=True)
    cards.hold(key, 900)
    assert cards.cursors[side] == 2


def test_an_expert_who_names_the_wrong_pile_is_refused(cards):
    cards.lay(OPEN, is_expert=True)
    cards.tap("right")
    assert cards.cards == [0, 0]
    assert cards.is_shaking(LEFT)


def test_an_empty_slot_does_not_lead_an_expert_to_the_call(cards):
    table = LAST.replace("5H -- -- -- --", "2S -- -- -- 5H")
    cards.lay(table, is_expert=True)
    cards.tap("select left")
    assert cards.cards == [1, 0]
    assert cards.cursors[LEFT] == 1


def test_up_is_the_card_before_where_that_is_set(cards):
    cards.lay(OPEN, has_before=True)
    cards.tap("up up")
    assert cards.cursors == [4, 1]
    cards.lay(OPEN)
    cards.tap("up")
    assert cards.cursors == [1, 1]


def test_up_passes_the_sixth_stop_too(cards):
    cards.lay(OPEN, has_before=True, is_expert=True)
    cards.tap("up")
    assert cards.cursors[LEFT] == 6


def test_a_pygamer_plays_with_its_stick():
    with Badge(board="pygamer", nvm=memory()) as badge:
        badge.advance(20)
        cards = Cards(badge).lay(OPEN)
        cards.tap("down down right b")
        assert cards.tops == ["6C", "QD"]
        assert cards.cursors == [3, 2]
