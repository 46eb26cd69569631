# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""A pause in the middle of anything: the same position after it, and no time gone."""

import pytest

from engine.cards.start import start_lines
from tests.scenes.card_tables import BOTH_FIT, LAST, OPEN, STUCK, TIE

LEFT, RIGHT = 0, 1


def pause(cards, ms=20_000, key="start", back="b"):
    """Hold the key of a call until the pause is up, and go on after a while."""
    cards.hold(key, 1010)
    assert cards.name == "rest"
    cards.wait(ms)
    cards.tap(back)
    assert cards.name == "cards"


def put_pause(cards, ms=20_000):
    """Pause in the middle of anything, as if a call's key had just been held enough."""
    cards.scene.seats[LEFT]._hold_ms = 0
    cards.wait(5)
    assert cards.name == "rest"
    cards.wait(ms)
    cards.tap("b")
    assert cards.name == "cards"


@pytest.mark.parametrize("key", ["select", "start"])
def test_the_key_of_a_call_held_for_a_second_pauses(cards, key):
    cards.lay(OPEN)
    cards.badge.press(key)
    cards.wait(995)
    assert cards.name == "cards"
    cards.wait(15)
    assert cards.name == "rest"


@pytest.mark.parametrize(("key", "side"), [("select", LEFT), ("start", RIGHT)])
def test_the_call_of_a_pause_is_not_counted_as_untrue(cards, key, side):
    cards.lay(OPEN)
    pause(cards, key=key)
    assert cards.scene.match.tallies[side].untrue == 0
    assert cards.calls == [side]


def test_an_earlier_call_that_was_untrue_stays_counted(cards):
    cards.lay(OPEN)
    cards.tap("start")
    pause(cards)
    assert cards.scene.match.tallies[RIGHT].untrue == 1


def test_a_pause_with_expert_keys_pardons_no_call(cards):
    cards.lay(OPEN, is_expert=True)
    cards.tap("start start start start start a")
    assert cards.calls == [RIGHT]
    pause(cards)
    assert cards.scene.match.tallies[RIGHT].untrue == 1


def test_a_pause_in_the_rest_after_a_flip_pardons_no_call(cards):
    cards.lay(OPEN)
    cards.chord("select start")
    cards.wait(750)
    untrue = cards.scene.match.tallies[RIGHT].untrue
    pause(cards)
    assert cards.scene.match.tallies[RIGHT].untrue == untrue == 1


def test_nobody_sees_the_cards_in_a_pause(cards):
    cards.lay(OPEN)
    cards.hold("start", 1020)
    first = cards.badge.frame()
    cards.tap("b")
    cards.wait(400)
    cards.lay(TIE)
    cards.hold("start", 1020)
    assert cards.badge.frame() == first


def test_what_was_meant_for_the_cards_does_not_end_the_pause(cards):
    cards.lay(OPEN)
    cards.hold("start", 1010)
    cards.tap("a b right a")
    assert cards.name == "rest"
    cards.wait(400)
    cards.tap("b")
    assert cards.name == "cards"


@pytest.mark.parametrize("keys", ["up a", "down down right"])
def test_either_end_leaves_for_the_menu(cards, keys):
    cards.lay(OPEN)
    cards.hold("start", 1010)
    cards.wait(400)
    cards.tap(keys)
    cards.wait(20)
    assert cards.name == "deck"


@pytest.mark.parametrize("keys", ["down a", "down right", "b", "start", "up up a"])
def test_either_end_goes_on(cards, keys):
    cards.lay(OPEN)
    cards.hold("select", 1010)
    cards.wait(400)
    cards.tap(keys)
    assert cards.name == "cards"
    assert cards.cards == [0, 0]


@pytest.mark.parametrize(
    "keys", ["", "right", "down b", "select", "select start", "a", "right a"]
)
def test_the_position_is_the_same_after_a_pause(cards, keys):
    cards.lay(TIE)
    cards.tap(keys)
    before = (start_lines(cards.table), cards.cursors, cards.choosing, cards.news)
    put_pause(cards)
    after = (start_lines(cards.table), cards.cursors, cards.choosing, cards.news)
    assert after == before


def test_an_open_choice_is_still_open_after_a_pause(cards):
    cards.lay(BOTH_FIT)
    cards.tap("right")
    put_pause(cards)
    assert cards.choosing == [True, False]
    cards.tap("left")
    assert cards.cards == [1, 0]


def test_the_picture_is_the_same_after_a_pause(cards):
    cards.lay(TIE)
    cards.wait(1000)
    before = cards.badge.frame()
    put_pause(cards)
    cards.wait(5)
    assert cards.badge.frame() == before


def test_a_pause_takes_no_time_from_the_count_down(cards):
    cards.lay(OPEN, is_counting=True)
    cards.wait(650 - 40)
    put_pause(cards)
    assert cards.scene.board.figure == "3"
    cards.wait(60)
    assert cards.scene.board.figure == "2"


def test_a_pause_takes_no_time_from_the_pause_before_a_flip(cards):
    cards.lay(OPEN)
    cards.chord("select start")
    cards.wait(600)
    put_pause(cards)
    cards.wait(50)
    assert cards.tops == ["6C", "KD"]
    cards.wait(60)
    assert cards.tops == ["7H", "9H"]


def test_a_pause_takes_no_time_from_a_gap(cards):
    cards.lay(OPEN)
    begun_ms = cards.scene.match.tallies[LEFT].able_ms
    cards.wait(200)
    put_pause(cards)
    cards.tap("right")
    gap_ms = cards.scene.match.tallies[LEFT].gap_ms
    assert gap_ms == cards.now - 5 - begun_ms < 300


def test_a_pause_takes_no_time_from_the_six_seconds(cards):
    cards.lay(STUCK)
    put_pause(cards)
    cards.wait(5900)
    assert not cards.effects.is_blink_lit(cards.now)


def test_a_pause_does_not_make_a_late_card_one_that_does_not_fit(cards):
    cards.lay(TIE)
    cards.tap("right")
    put_pause(cards)
    cards.tap("a")
    assert cards.late(RIGHT) == 1


def test_a_pause_takes_no_time_from_the_end(cards):
    cards.lay(LAST)
    cards.tap("right")
    cards.wait(1000)
    put_pause(cards)
    cards.wait(470)
    assert cards.name == "cards"
    cards.wait(30)
    assert cards.name == "round"


def test_keys_held_into_a_pause_are_let_go(cards):
    cards.lay(OPEN)
    cards.badge.press("down")
    cards.wait(5)
    assert cards.cursors == [2, 1]
    put_pause(cards, 3000)
    cards.wait(2000)
    assert cards.cursors == [2, 1]
    cards.badge.release("down")
    cards.wait(5)
    cards.tap("down")
    assert cards.cursors == [3, 1]


def test_a_key_of_a_call_held_all_through_a_pause_does_not_pause_again(cards):
    cards.lay(OPEN)
    cards.badge.press("start")
    cards.wait(1010)
    assert cards.name == "rest"
    cards.wait(500)
    cards.tap("b")
    cards.wait(3000)
    assert cards.name == "cards"


def test_two_pauses_take_no_time_either(cards):
    cards.lay(OPEN)
    cards.wait(300)
    put_pause(cards)
    cards.wait(300)
    put_pause(cards, 7000)
    cards.tap("right")
    assert cards.scene.match.tallies[LEFT].gap_ms < 800
