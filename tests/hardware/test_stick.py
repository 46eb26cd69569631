# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""A stick counts as four keys: from far out on, until it is nearly back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boards import BUTTONS
from tests.hardware.conftest import Bench

STICK = ("right", "down", "up", "left")


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


@pytest.mark.parametrize(
    ("value", "found"), [(38000 + 17900, []), (38000 - 18100, ["0 +left"])]
)
def test_the_middle_is_where_the_stick_rests_at_power_on(bench, value, found):
    desk = bench(has_stick=True, across=38000)
    desk.across.value = value
    assert desk.steps() == found


@pytest.mark.parametrize(("value", "held"), [(20900, ["left"]), (21100, [])])
def test_a_push_ends_further_in_than_it_began(desk, value, held):
    desk.across.value = 0
    desk.steps()
    desk.across.value = value
    desk.steps()
    assert desk.held() == held


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


LOOKS = st.lists(
    st.tuples(st.sets(st.sampled_from(BUTTONS)), st.booleans()), min_size=1, max_size=30
)
"""What is held at each look of the keypad, and whether a pass of the loop follows."""


@given(LOOKS)
def test_each_change_of_keys_and_stick_is_in_one_step_in_order_of_time(looks):
    """Of the stick all that a pass finds, in the first step that waits."""
    desk = Bench(has_stick=True)
    before, pushed, waiting = set(), set(), []
    for number, (down, is_pass) in enumerate([*looks, (set(), True)], 1):
        keys = down.difference(STICK)
        desk.look(5 * number, *keys)
        if keys != before:
            waiting.append([5 * number, keys - before, before - keys])
        before = keys
        push(desk, down)
        if is_pass:
            came, left = ends(down) - pushed, pushed - ends(down)
            if came or left:
                waiting = waiting or [[5 * number, set(), set()]]
                waiting[0][1:] = waiting[0][1] | came, waiting[0][2] | left
            assert desk.steps() == [told(*step) for step in waiting]
            pushed, waiting = ends(down), []


def push(desk, down):
    """Move the stick to where some directions are held at once."""
    desk.across.value = 32000 + 30000 * (("right" in down) - ("left" in down))
    desk.along.value = 33000 + 30000 * (("down" in down) - ("up" in down))


def ends(down):
    """Return the directions that count: two that face each other are none."""
    faced = {"right": "left", "left": "right", "up": "down", "down": "up"}
    return {name for name in STICK if name in down and faced[name] not in down}


def told(at_ms, came, left):
    """Return a step as the bench tells it."""
    words = [str(at_ms)]
    for name in BUTTONS:
        words += ["+" + name] * (name in came) + ["-" + name] * (name in left)
    return " ".join(words)
