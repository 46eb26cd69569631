# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The display is dimmed and dark in time and wakes; the battery's charge is told."""

import pytest

from hardware.power import Power
from tests.hardware.parts import Display, Pin

MINUTE = 60_000
FULL, EMPTY = 41_700, 33_100
"""Readings of a battery with 4.2 V, and with 3.33 V."""


def press(power, at_ms):
    """Press a key at a time; return whether all it did was to wake the display."""
    return power.press(type("Step", (), {"at_ms": at_ms, "down": 2, "held": 2}))


def pass_time(power, until_ms, from_ms=0):
    """Let the loop pass by up to a time, as the director does."""
    for now in range(from_ms, until_ms + 1, 500):
        if now >= power.due_ms:
            power.tick(now)


@pytest.fixture
def display():
    """A display that notes its brightness."""
    return Display()


@pytest.fixture
def power(display):
    """A board without battery and light sensor."""
    return Power(display, None, None)


def test_each_step_of_brightness_is_brighter(power, display):
    seen = []
    for level in range(4):
        power.level = level
        power.show()
        seen.append(display.brightness)
    assert 0 < seen[0] < seen[1] < seen[2] < seen[3] == 1


def test_the_display_is_dimmed_a_minute_after_the_last_press(power, display):
    press(power, 10_000)
    pass_time(power, 10_000 + MINUTE - 2000)
    assert display.brightness == 1
    pass_time(power, 10_000 + MINUTE + 2000, 10_000 + MINUTE)
    assert 0 < display.brightness < 0.5


def test_the_display_is_dark_after_three_minutes(power, display):
    pass_time(power, 3 * MINUTE - 2000)
    assert display.brightness > 0
    pass_time(power, 3 * MINUTE + 2000, 3 * MINUTE)
    assert display.brightness == 0


def test_presses_now_and_then_keep_it_bright(power, display):
    for minute in range(10):
        at_ms = minute * 50_000
        press(power, at_ms)
        pass_time(power, at_ms + 49_999, at_ms)
    assert display.brightness == 1


def test_a_press_brightens_a_dimmed_display_and_counts(power, display):
    pass_time(power, 2 * MINUTE)
    assert press(power, 2 * MINUTE) is False
    assert display.brightness == 1


def test_a_press_in_the_dark_only_wakes_the_display(power, display):
    pass_time(power, 4 * MINUTE)
    assert press(power, 4 * MINUTE) is True
    assert display.brightness == 1
    assert press(power, 4 * MINUTE + 100) is False


def test_it_is_dark_again_after_three_more_minutes(power, display):
    pass_time(power, 4 * MINUTE)
    press(power, 4 * MINUTE)
    pass_time(power, 8 * MINUTE, 4 * MINUTE)
    assert display.brightness == 0


def test_a_brightness_that_is_there_is_not_set_again(power, display):
    pass_time(power, MINUTE - 2000)
    assert len(display.settings) == 1


def test_even_the_lowest_step_is_not_dark_when_dimmed(power, display):
    power.level = 0
    pass_time(power, 2 * MINUTE)
    assert display.brightness > 0


@pytest.fixture
def room():
    """A light sensor in a bright room."""
    return Pin(20_000)


@pytest.mark.parametrize(("is_wanted", "brightness"), [(False, 1), (True, 0.5)])
def test_in_a_dark_room_the_display_is_darker_where_that_is_wanted(
    display, room, is_wanted, brightness
):
    power = Power(display, None, room)
    power.low_light = is_wanted
    room.value = 100
    pass_time(power, 4000)
    assert display.brightness == brightness


def test_a_room_that_is_nearly_dark_does_not_flicker(display, room):
    power = Power(display, None, room)
    power.low_light = True
    seen = []
    for now in range(0, 40_000, 4000):
        room.value = (2400, 2600)[now // 4000 % 2]
        power.tick(now)
        seen.append(display.brightness)
    assert set(seen) == {0.5}
    room.value = 6000
    power.tick(50_000)
    assert display.brightness == 1


def charge_at(reading):
    """Return the charge of a battery that has just been put in."""
    return Power(None, Pin(reading), None).charge


def test_the_charge_never_falls_as_the_voltage_rises():
    charges = [charge_at(reading) for reading in range(0, 65_536, 16)]
    assert charges == sorted(charges)
    assert set(charges) == set(range(0, 101, 10))


@pytest.mark.parametrize(
    ("volts", "least", "most"),
    [(3.3, 0, 0), (3.6, 0, 10), (3.75, 20, 30), (3.85, 40, 60), (4.0, 70, 80)]
    + [(4.2, 100, 100)],
)
def test_the_charge_is_that_of_a_lithium_polymer_cell(volts, least, most):
    assert least <= charge_at(int(volts / 2 / 3.3 * 65_535)) <= most


def test_one_odd_reading_does_not_change_the_charge():
    battery = Pin(FULL)
    power = Power(None, battery, None)
    power.tick(0)
    battery.value = FULL - 500
    power.tick(2000)
    assert power.charge == 100


def test_the_charge_follows_in_time():
    battery = Pin(FULL)
    power = Power(None, battery, None)
    battery.value = EMPTY
    pass_time(power, 2 * MINUTE)
    assert power.charge == 0


def test_the_battery_is_read_every_two_seconds_at_most():
    class Counted:
        reads = 0

        @property
        def value(self):
            self.reads += 1
            return FULL

    battery = Counted()
    pass_time(Power(None, battery, None), MINUTE)
    assert battery.reads <= 32


def test_without_a_battery_nothing_is_told():
    assert Power(None, None, None).charge == -1


def test_a_board_without_any_of_it_does_all_the_same():
    power = Power(None, None, None)
    pass_time(power, 4 * MINUTE)
    power.show()
    assert press(power, 4 * MINUTE) is True
