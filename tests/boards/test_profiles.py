# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""A board's profile is found by the firmware's id and agrees with the wiring."""

import pytest

import boards
from scenes import buttons
from sim import wiring


@pytest.mark.parametrize("board_id", boards.KNOWN)
def test_the_keys_are_those_on_the_shift_register(board_id):
    keys = boards.profile(board_id).KEYS
    assert keys == wiring.REGISTER_KEYS[board_id]


@pytest.mark.parametrize("board_id", boards.KNOWN)
def test_the_pins_are_on_the_board(board_id):
    profile = boards.profile(board_id)
    pins = [profile.KEY_CLOCK, profile.KEY_DATA, profile.KEY_LATCH]
    pins += profile.STICK or ()
    assert set(pins) <= set(wiring.PINS[board_id])


@pytest.mark.parametrize("board_id", boards.KNOWN)
def test_keys_and_stick_together_are_all_the_buttons(board_id):
    profile = boards.profile(board_id)
    stick = {"left", "right", "up", "down"} if profile.STICK else set()
    assert {*profile.KEYS, *stick} == set(boards.BUTTONS)


@pytest.mark.parametrize("board_id", boards.KNOWN)
def test_each_player_has_keys_of_the_board_and_none_of_the_others(board_id):
    there = {*wiring.REGISTER_KEYS[board_id], *wiring.STICK_KEYS[board_id]}
    left, right = boards.profile(board_id).SEATS
    assert {*left, *right} - {None} <= there
    assert {*left} & {*right} <= {None}
    assert None not in left[:5] + right[:5]


@pytest.mark.parametrize("board_id", boards.KNOWN)
def test_the_left_player_has_what_lies_left_of_the_screen(board_id):
    left, right = boards.profile(board_id).SEATS
    assert {*left} == {"left", "right", "up", "down", "select"}
    assert {*right} - {None} == {"b", "a", "start"}


def test_every_board_the_simulator_has_is_known():
    assert boards.KNOWN == wiring.BOARDS


def test_an_unknown_board_is_refused_with_the_known_ones():
    with pytest.raises(ValueError) as error:
        boards.profile("pyportal")
    assert str(error.value) == "unknown board 'pyportal': known are pybadge, pygamer"


@pytest.mark.parametrize("number, name", list(enumerate(boards.BUTTONS)))
def test_scenes_number_the_buttons_as_the_boards_do(number, name):
    assert getattr(buttons, name.upper()) == number
    assert getattr(buttons, name.upper() + "_BIT") == 1 << number


def test_two_seats_that_share_a_key_are_refused():
    class Odd:
        NAME = "Odd"
        SEATS = (("down", "a", "select", "left", "right", None), ("b", "a") * 3)

    with pytest.raises(ValueError, match="Odd: the key 'a' serves both players"):
        boards.seats(Odd)


def test_a_seat_with_a_key_that_there_is_not_is_refused():
    class Odd:
        NAME = "Odd"
        SEATS = (("A", "right", "select", "left", "right", None), ("b",) * 6)

    with pytest.raises(ValueError, match="Odd: there is no key 'A'"):
        boards.seats(Odd)
