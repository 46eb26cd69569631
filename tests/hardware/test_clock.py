# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The clock counts on where the firmware's counter wraps."""

import pytest

from hardware.clock import WRAP, Clock


class Counter:
    """A firmware's counter that a test sets."""

    def __init__(self, ticks):
        """Stand at a value."""
        self.ticks = ticks

    def __call__(self):
        return self.ticks


@pytest.fixture
def counter():
    """A counter just before its wrap."""
    return Counter(WRAP - 100)


def test_the_clock_starts_at_nil(counter):
    assert Clock(counter, None).now() == 0


def test_the_clock_goes_on_across_the_wrap(counter):
    clock = Clock(counter, None)
    counter.ticks = 50
    assert clock.now() == 150


def test_the_clock_adds_up_over_several_wraps(counter):
    clock = Clock(counter, None)
    for ticks in (0, WRAP // 2, 0, WRAP // 2, 0):
        counter.ticks = ticks
        clock.now()
    assert clock.now() == 100 + 2 * WRAP


def test_a_stamp_before_the_wrap_read_after_it_keeps_its_place(counter):
    clock = Clock(counter, None)
    counter.ticks = 50
    clock.now()
    assert clock.at(WRAP - 90) == 10


def test_a_stamp_younger_than_the_last_look_lies_ahead(counter):
    clock = Clock(counter, None)
    assert clock.at(5) == 105


def test_a_rest_is_one_look_at_the_keys_long(counter):
    slept = []
    Clock(counter, slept.append).rest()
    assert slept == [0.005]
