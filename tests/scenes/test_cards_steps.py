# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""A step is one time stamp: what is pressed is judged by its time and nothing else."""

import pytest

from boards import BUTTONS
from engine.cards.start import start_lines
from sim.badge import Badge
from sim.kept import memory
from tests.scenes.card_tables import LAST, OPEN, TIE
from tests.scenes.cardplay import Cards
from tests.scenes.stamps import needs_stamps

LEFT, RIGHT = 0, 1

ALL_FOUR = ("down", "right", "b", "a")


@pytest.mark.parametrize("order", [ALL_FOUR, ALL_FOUR[::-1]])
@pytest.mark.parametrize("priority", ["left", "right"])
def test_four_keys_of_one_look_count_alike_in_any_order(cards, order, priority):
    """Each side plays its first card and goes on; the tie is priority's."""
    cards.lay(TIE.replace("priority left", f"priority {priority}"))
    cards.scan(*order)
    cards.wait(5)
    wins = "5H" if priority == "left" else "5C"
    assert cards.tops == [wins, "KD"]
    assert cards.cursors == [2, 2]
    loser = RIGHT if priority == "left" else LEFT
    assert (cards.late(loser), cards.late(1 - loser)) == (1, None)
    assert cards.line("priority") == ("right" if priority == "left" else "left")


def test_a_tie_on_the_keys_of_a_badge_is_a_tie(cards):
    """The scanner queues A before Right; the left side has priority all the same."""
    assert BUTTONS.index("a") < BUTTONS.index("right")
    cards.lay(TIE)
    cards.chord("a right")
    assert cards.tops == ["5H", "KD"]


def test_priority_changes_sides_with_each_tie(cards):
    cards.lay(TIE)
    cards.chord("a right")
    cards.wait(300)
    assert cards.line("hand.left") == "KH 9C QD 2S 7S"
    cards.lay(TIE.replace("priority left", "priority right"))
    cards.chord("a right")
    assert cards.line("hand.right") == "AH 8S TC 7D JC"


def test_one_look_earlier_wins_whoever_has_priority(cards):
    cards.lay(TIE)
    cards.badge.press("a")
    cards.wait(5)
    cards.badge.press("right")
    cards.wait(5)
    assert cards.tops == ["5C", "KD"]


@needs_stamps
@pytest.mark.parametrize("first", ["a", "right"])
def test_two_presses_a_millisecond_apart_in_a_slow_pass_go_by_time(cards, first):
    cards.lay(TIE)
    second = "right" if first == "a" else "a"
    cards.scan(first, ago_ms=100)
    cards.scan(second, ago_ms=99)
    cards.wait(5)
    assert cards.tops[0] == ("5C" if first == "a" else "5H")


def test_down_and_up_in_one_slow_pass_is_one_press(cards):
    cards.lay(TIE)
    cards.scan("a", ago_ms=90)
    cards.scan("-a", ago_ms=30)
    cards.wait(100)
    assert cards.cards == [0, 1]
    assert cards.cursors == [1, 1]


def test_a_press_in_a_slow_pass_counts_from_its_own_time(cards):
    """The right side's card is 200 ms after the left side's, and judged after 300."""
    cards.lay(TIE)
    cards.badge.press("right")
    cards.wait(5)
    with cards.slow_passes(300):
        cards.wait(200)
        cards.badge.press("a")
        cards.wait(150)
        assert cards.late(RIGHT) == 1
        assert not cards.is_shaking(RIGHT)


@pytest.mark.parametrize("order", [("right", "a"), ("a", "right")])
def test_both_last_cards_in_one_step_are_a_draw(cards, order):
    cards.lay(LAST)
    cards.scan(*order)
    cards.wait(5)
    assert cards.table.winner == 2
    assert cards.scene.match.draws == 1
    assert cards.news == "a draw!"
    cards.tap("right a select start")
    assert cards.scene.match.draws == 1
    assert cards.scene.match.wins == [0, 0]


def test_of_two_last_cards_the_earlier_wins(cards):
    cards.lay(LAST)
    cards.badge.press("a")
    cards.wait(5)
    cards.badge.press("right")
    cards.wait(5)
    assert cards.table.winner == RIGHT


def test_the_same_slot_pressed_three_times_in_60_ms_plays_one_card(cards):
    cards.lay(LAST.replace("5H -- -- -- --", "5H -- -- -- 2S"))
    for _ in range(3):
        cards.tap("right")
        cards.wait(10)
    assert cards.cards == [1, 0]
    assert cards.line("hand.left") == "-- -- -- -- 2S"


def test_play_comes_before_the_call_of_the_same_hand(cards):
    """The call is the step after the play, and so it stands."""
    cards.lay(OPEN)
    cards.chord("right select")
    assert cards.cards == [1, 0]
    assert cards.calls == [LEFT]


def test_a_call_in_a_step_with_a_card_is_dropped(cards):
    cards.lay(OPEN)
    cards.chord("right start")
    assert cards.cards == [1, 0]
    assert cards.calls == []


def test_a_full_queue_lets_held_keys_go(cards):
    cards.lay(OPEN)
    overflows = cards.director.buttons.overflows
    cards.badge.press("down")
    cards.wait(5)
    cards.scan(*["b", "-b"] * 40)
    cards.badge.release("down")
    cards.wait(1000)
    assert cards.director.buttons.overflows == overflows + 1
    assert cards.cursors == [2, 1]
    cards.tap("down")
    assert cards.cursors == [3, 1]


def test_a_full_queue_does_not_pause(cards):
    """The key of a call was held when the queue ran over."""
    cards.lay(OPEN)
    cards.badge.press("select")
    cards.wait(500)
    cards.scan(*["b", "-b"] * 40)
    cards.badge.release("select")
    cards.wait(1500)
    assert cards.name == "cards"


def test_a_release_without_a_press_does_nothing(cards):
    cards.lay(OPEN)
    cards.scan("-down", "-right", "-a", "-select")
    cards.wait(1500)
    assert (cards.name, cards.cursors, cards.cards) == ("cards", [1, 1], [0, 0])
    assert cards.calls == []


def test_the_clock_wraps_in_the_middle_of_a_round():
    """The counter of the firmware starts again between two presses."""
    with Badge(ticks_at_start=(1 << 29) - 2700, nvm=memory()) as badge:
        badge.advance(20)
        cards = Cards(badge).lay(TIE)
        assert badge.ms < 2700
        badge.advance_to(2690)
        badge.press("a")
        badge.advance_to(2705)
        badge.press("right")
        badge.advance_to(2710)
        assert cards.tops == ["5C", "KD"]
        assert cards.late(LEFT) == 1
        badge.release("a")
        badge.advance(3000)
        badge.release("right")
        cards.chord("select start")
        cards.wait(800)
        assert cards.tops == ["7H", "9H"]


PRESSES = [
    *((0, "right"), (15, "a"), (20, "b"), (30, "a"), (35, "down"), (40, "right")),
    *((60, "select"), (65, "start"), (790, "b"), (795, "a"), (1300, "down")),
    *((1800, "select"), (1805, "start"), (2500, "right"), (2505, "down")),
]
"""Cards, a tie, a late card, two flips and presses just before and after them."""


@needs_stamps
@pytest.mark.parametrize("pass_ms", [35, 120, 400])
def test_a_round_plays_alike_in_fast_and_in_slow_passes(cards, pass_ms):
    outcome = []
    for ms in (5, pass_ms):
        cards.lay(TIE)
        begun_ms = cards.scene.match.tallies[0].able_ms
        start_ms = cards.badge.ms + begun_ms + 300 - cards.now
        with cards.slow_passes(ms):
            for at_ms, key in PRESSES:
                cards.badge.advance_to(start_ms + at_ms)
                cards.badge.press(key)
                cards.wait(5)
                cards.badge.release(key)
            cards.badge.advance_to(start_ms + 3200)
        tallies = [vars(tally) for tally in cards.scene.match.tallies]
        for tally in tallies:
            del tally["able_ms"]
        outcome.append((start_lines(cards.table), cards.cursors, tallies))
    assert outcome[0] == outcome[1]
    assert min(cards.cards) > 0


def test_a_card_pressed_after_a_flip_in_the_same_slow_pass_meets_the_new_top(cards):
    cards.lay(TIE)
    cards.chord("select start")
    with cards.slow_passes(1000):
        cards.wait(750)
        cards.badge.press("a")
    assert cards.tops == ["7H", "9H"]
    assert cards.scene.match.tallies[RIGHT].beaten == 1


def test_a_card_pressed_before_a_flip_in_the_same_slow_pass_calls_it_off(cards):
    cards.lay(TIE)
    cards.chord("select start")
    with cards.slow_passes(1000):
        cards.wait(650)
        cards.badge.press("a")
    assert cards.tops == ["5C", "KD"]


def test_a_repeat_before_a_press_in_the_same_slow_pass_comes_first(cards):
    cards.lay(OPEN.replace("TC 5C", "5C TC"))
    cards.badge.press("b")
    cards.wait(10)
    with cards.slow_passes(1000):
        cards.wait(450)  # on the second card since its press, on the third by then
        cards.badge.press("a")
        cards.badge.release("b")
    assert cards.tops == ["5C", "KD"]


@pytest.mark.parametrize("priority", ["left", "right"])
def test_a_tie_of_stick_and_key_is_a_tie_on_a_pygamer(priority):
    with Badge(board="pygamer", nvm=memory()) as badge:
        badge.advance(20)
        cards = Cards(badge).lay(TIE.replace("priority left", "priority " + priority))
        cards.chord("a right")
        cards.wait(20)
        assert cards.tops[0] == ("5H" if priority == "left" else "5C")
        assert cards.line("priority") == ("right" if priority == "left" else "left")
