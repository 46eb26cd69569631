# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Buttons are judged by time stamp; nothing sticks and nothing is counted twice."""

import random


def test_keys_of_one_look_are_one_step(bench):
    desk = bench()
    desk.look(5, "left", "a", "start", "select")
    assert desk.steps() == ["5 +a +start +select +left"]


def test_keys_of_two_looks_are_two_steps_in_order(bench):
    desk = bench()
    desk.look(5, "left")
    desk.look(10, "left", "b")
    assert desk.steps() == ["5 +left", "10 +b"]


def test_a_tap_within_a_slow_pass_is_one_press_and_one_release(bench):
    desk = bench()
    desk.look(5, "a")
    desk.look(10)
    assert desk.steps() == ["5 +a", "10 -a"]


def test_a_press_and_a_release_of_one_look_share_a_step(bench):
    desk = bench()
    desk.look(5, "a")
    desk.look(10, "b")
    assert desk.steps() == ["5 +a", "10 +b -a"]


def test_a_held_key_of_one_player_does_not_hide_the_others(bench):
    desk = bench()
    desk.look(5, "down")
    desk.look(10, "down", "a")
    desk.look(15, "down")
    desk.look(20, "down", "a")
    assert desk.steps() == ["5 +down", "10 +a", "15 -a", "20 +a"]


def test_a_key_held_at_power_on_does_nothing_when_let_go(bench):
    desk = bench(held=["start"])
    desk.look(5, "start")
    desk.look(10)
    assert desk.steps() == []


def test_an_orphan_release_does_not_hide_a_press_beside_it(bench):
    desk = bench(held=["start"])
    desk.look(5, "b")
    assert desk.steps() == ["5 +b"]


def test_two_changes_of_one_key_with_one_stamp_are_two_steps(bench):
    desk = bench()
    for pressed in (True, False, True):
        desk.keys.events._add(1, pressed, 7)
    assert desk.steps() == ["7 +a", "7 -a", "7 +a"]


def test_held_follows_the_steps(bench):
    desk = bench()
    desk.look(5, "up", "left")
    desk.look(10, "left")
    desk.steps()
    assert desk.held() == ["left"]


def overflow(desk):
    """Hold left, then press and release b until the queue is full."""
    for at_ms in range(5, 600, 10):
        desk.look(at_ms, "left", "b")
        desk.look(at_ms + 5, "left")


def test_an_overflow_lets_held_keys_go_and_is_counted(bench):
    desk = bench()
    desk.look(5, "left")
    desk.steps()
    overflow(desk)
    assert desk.steps() == ["600 -left"]
    assert desk.buttons.overflows == 1
    assert desk.held() == []


def test_a_key_still_held_after_an_overflow_counts_as_pressed_anew(bench):
    desk = bench()
    overflow(desk)
    desk.steps()
    desk.look(605, "left")
    assert desk.steps() == ["605 +left"]


def test_after_an_overflow_presses_count_again(bench):
    desk = bench()
    overflow(desk)
    desk.steps()
    desk.look(605)
    desk.look(610, "a")
    assert desk.steps() == ["610 +a"]
    assert desk.buttons.overflows == 1


def test_steps_stay_in_time_across_the_wrap_of_the_counter(bench):
    desk = bench(ticks_at_start=(1 << 29) - 8)
    desk.look(5, "a")
    desk.look(10)
    assert desk.steps() == ["5 +a", "10 -a"]


def test_a_step_read_long_after_a_wrap_still_has_its_time(bench):
    desk = bench(ticks_at_start=(1 << 29) - 8)
    desk.look(5, "a")
    desk.machine.now_us = 900_000
    desk.clock.now()
    assert desk.steps() == ["5 +a"]


def test_a_hundred_thousand_random_presses_are_each_judged_once(bench, all_keys):
    """At 200 a second, read at random moments; time starts before the wrap."""
    desk = bench(ticks_at_start=(1 << 29) - 250_000)
    dice = random.Random(7)
    down, expected, found = set(), [], []
    for at_ms in range(5, 500_005, 5):
        key = dice.choice(all_keys)
        down ^= {key}
        expected.append(f"{at_ms} {'+' if key in down else '-'}{key}")
        desk.look(at_ms, *down)
        if dice.random() < 0.4:
            found += desk.steps()
    assert found + desk.steps() == expected
    assert desk.buttons.overflows == 0
