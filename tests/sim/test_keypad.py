# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The keypad: one look every 5 ms, one stamp a look, key order within it."""

import pytest

from sim.badge import Badge
from tests.sim import programs


@pytest.fixture
def badge(drive):
    with Badge(drive()) as badge:
        badge.advance(0)
        yield badge


def test_a_press_is_stamped_with_the_next_look(badge):
    badge.advance(11)
    badge.press("a")
    badge.advance(20)
    assert badge.namespace["log"] == ["15+1"]


def test_what_changed_since_the_last_look_shares_a_stamp_in_key_order(badge):
    badge.press("left")
    badge.advance(3)
    badge.press("b")
    badge.advance(1)
    badge.press("start")
    badge.advance(20)
    assert badge.namespace["log"] == ["5+0", "5+2", "5+7"]


def test_down_and_up_between_two_looks_is_not_seen(badge):
    badge.advance(6)
    badge.press("a")
    badge.advance(3)
    badge.release("a")
    badge.advance(20)
    assert badge.namespace["log"] == []


def test_a_tap_is_over_and_seen_when_it_returns(badge):
    badge.advance(2)
    badge.tap("Select")
    assert badge.namespace["log"] == ["5+3", "10-3"]


def test_a_key_held_while_the_scanner_is_made_gives_only_a_release(drive):
    with Badge(drive()) as badge:
        badge.press("up")
        badge.advance(30)
        badge.release("up")
        badge.advance(30)
        assert badge.namespace["log"] == ["35-6"]


def test_after_a_reset_a_held_key_is_a_press(drive):
    program = programs.KEYS.format(count=8) + (
        "time.sleep(0.02)\nkeys.reset()\ntime.sleep(0.02)\nevent = keys.events.get()\n"
    )
    with Badge(drive(program)) as badge:
        badge.press("down")
        badge.advance(50)
        assert badge.namespace["event"].key_number == 5
        assert badge.namespace["event"].pressed


def test_a_full_queue_drops_the_new_event_and_says_so(drive):
    program = programs.KEYS.format(count=8) + (
        "time.sleep(1)\nkept, lost = len(keys.events), keys.events.overflowed\n"
        "last = [keys.events.get() for _ in range(kept)][-1]\n"
        "keys.events.clear()\nlost_later = keys.events.overflowed\n"
    )
    with Badge(drive(program)) as badge:
        badge.advance(0)
        for _ in range(33):
            badge.tap("a")
        badge.advance(1000)
        names = badge.namespace
        assert (names["kept"], names["lost"], names["lost_later"]) == (64, True, False)
        assert (names["last"].timestamp - names["start"]) % 2**29 == 32 * 10


def test_stamps_wrap_with_the_tick_count(drive):
    program = programs.LISTEN.replace("passed = (event.timestamp - start) % 2**29", "")
    program = program.replace("{passed}", "{event.timestamp}")
    with Badge(drive(program), ticks_at_start=2**29 - 5) as badge:
        badge.advance(0)
        badge.tap("b")
        assert badge.namespace["log"] == ["0+0", "5-0"]


def test_a_slower_scanner_looks_less_often(drive):
    program = programs.LISTEN.replace("interval=0.005", "interval=0.02")
    with Badge(drive(program)) as badge:
        badge.advance(2)
        badge.press("a")
        badge.advance(40)
        assert badge.namespace["log"] == ["20+1"]


def test_an_event_made_by_hand_has_the_time_of_its_making(drive):
    program = (
        "import keypad, supervisor\n"
        "found = keypad.Event(2).timestamp == supervisor.ticks_ms()\n"
    )
    with Badge(drive(program)) as badge:
        badge.advance(0)
        assert badge.namespace["found"]


def test_events_of_a_key_are_equal_whatever_their_time(drive):
    program = (
        "import keypad\nsame = keypad.Event(3, True, 5) == keypad.Event(3, True, 9)\n"
        "other = keypad.Event(3, True, 5) == keypad.Event(3, False, 5)\n"
    )
    with Badge(drive(program)) as badge:
        badge.advance(0)
        assert (badge.namespace["same"], badge.namespace["other"]) == (True, False)


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        ("clock=board.BUTTON_OUT", ValueError),
        ("data=board.BUTTON_LATCH", ValueError),
        ("latch=board.BUTTON_CLOCK", ValueError),
        ("key_count=9", ValueError),
        ("value_when_pressed=False", ValueError),
        ("value_to_latch=False", ValueError),
        ("interval=0", ValueError),
        ("max_events=0", ValueError),
        ("debounce_threshold=128", ValueError),
        ("bounce=1", TypeError),
    ],
)
def test_a_wrong_argument_is_refused(drive, wrong, error):
    program = (
        "import board, keypad\n"
        "right = dict(clock=board.BUTTON_CLOCK, data=board.BUTTON_OUT,"
        " latch=board.BUTTON_LATCH, key_count=8, value_when_pressed=True)\n"
        f"keypad.ShiftRegisterKeys(**{{**right, **dict({wrong})}})\n"
    )
    with Badge(drive(program)) as badge, pytest.raises(error):
        badge.advance(0)


def test_the_pins_of_a_scanner_are_its_own_until_deinit(drive):
    program = programs.KEYS.format(count=8) + (
        "import digitalio\nkeys.deinit()\n"
        "digitalio.DigitalInOut(board.BUTTON_OUT).deinit()\nfree = True\n"
    )
    with Badge(drive(program)) as badge:
        badge.advance(0)
        assert badge.namespace["free"]
    badge = Badge(drive(program.replace("keys.deinit()", "")))
    with badge, pytest.raises(ValueError, match="BUTTON_OUT in use"):
        badge.advance(0)


def test_the_pygamers_stick_is_no_key(drive):
    program = programs.LISTEN.replace("key_count=8", "key_count=4")
    with Badge(drive(program), board="pygamer") as badge:
        badge.tap("left")
        badge.tap("select")
        assert badge.namespace["log"] == ["15+3", "20-3"]


def test_the_pygamers_stick_moves_its_analog_pins(drive):
    program = (
        "import analogio, board, time\nx = analogio.AnalogIn(board.JOYSTICK_X)\n"
        "y = analogio.AnalogIn(board.JOYSTICK_Y)\nlog = []\n"
        "while True:\n    log.append((x.value, y.value))\n    time.sleep(0.01)\n"
    )
    with Badge(drive(program), board="pygamer") as badge:
        badge.advance(5)
        badge.press("left")
        badge.press("down")
        badge.advance(10)
        assert badge.namespace["log"] == [(32768, 32768), (0, 65535)]
