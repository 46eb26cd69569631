# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""A stick counts as four keys: from far out on, until it is nearly back."""

import pytest


@pytest.fixture
def desk(bench):
    """A bench with a stick that rests a little off the middle."""
    return bench(has_stick=True)


def test_a_stick_at_rest_presses_nothing(desk):
    assert desk.steps() == []


def test_a_stick_pushed_left_presses_left_and_lets_it_go(desk):
    desk.across.value = 0
    pushed = desk.steps()
    desk.across.value = 32000
    assert pushed + desk.steps() == ["0 +left", "0 -left"]


def test_a_stick_pushed_into_a_corner_presses_two(desk):
    desk.across.value = desk.along.value = 65535
    assert desk.steps() == ["0 +right +down"]


def test_a_stick_that_trembles_at_the_edge_presses_once(desk):
    found = []
    for value in (14100, 13900, 14100, 15000, 13900):
        desk.across.value = value
        found += desk.steps()
    assert found == ["0 +left"]


def test_a_small_push_is_no_press(desk):
    desk.across.value = 32000 + 17000
    assert desk.steps() == []


def test_the_stick_joins_the_first_step_of_keys_that_waits(desk):
    desk.look(5, "a")
    desk.look(10)
    desk.along.value = 0
    desk.machine.now_us = 12_000
    assert desk.steps() == ["5 +a +up", "10 -a"]


def test_keys_and_stick_hold_side_by_side(desk):
    desk.along.value = 0
    desk.look(5, "a")
    desk.steps()
    desk.look(10)
    desk.steps()
    assert desk.held() == ["up"]


def test_a_stick_held_at_power_on_does_not_stay_pushed(bench):
    desk = bench(has_stick=True, across=0)
    desk.steps()
    desk.across.value = 32000
    desk.steps()
    assert desk.buttons.held == 0


def test_a_push_that_only_woke_the_display_does_not_come_back_in_a_corner(desk):
    desk.across.value = 0
    step = desk.buttons.next_step()
    step.held &= ~step.down  # as hardware/power.py does
    desk.along.value = 0
    assert desk.steps() == ["0 +up"]
    desk.across.value = 32000
    assert desk.steps() == []
