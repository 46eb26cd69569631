# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The scenes run on the board that was asked for, and a stick is a D-pad to them."""

import pytest

from sim import wiring
from sim.badge import Badge
from sim.chosen_board import chosen_board
from sim.kept import memory

REST = 38_000
"""Where a stick rests that is not quite in the middle."""


@pytest.mark.parametrize("board", [chosen_board()])
def test_the_badge_is_the_one_that_was_named(badge, board):
    buttons = badge.namespace["director"].buttons
    assert badge.modules["board"].board_id == board
    assert (buttons._stick is not None) == (board == "pygamer")
    assert buttons._keys.key_count == len(wiring.REGISTER_KEYS[board])


@pytest.fixture
def lever(monkeypatch):
    """Return a function that moves the stick across to a reading."""

    def move(reading):
        monkeypatch.setitem(wiring.ANALOG_AT_REST, "JOYSTICK_X", reading)

    move(REST)
    return move


@pytest.fixture
def menu(lever):
    """A PyGamer whose stick rests off the middle; it shows the choice of the game."""
    with Badge(board="pygamer", nvm=memory()) as badge:
        badge.advance(20)
        badge.tap("a")
        badge.advance(500)
        assert badge.scene == "games"
        yield badge


def is_moved(badge, lever, reading):
    """Return whether the picture changes when the stick is moved to a reading."""
    before = badge.frame()
    lever(reading)
    badge.advance(50)
    return badge.frame() != before


def test_a_stick_that_rests_off_the_middle_moves_no_cursor(menu, lever):
    assert not is_moved(menu, lever, REST)


def test_a_stick_is_judged_by_where_it_rested_at_the_start(menu, lever):
    assert not is_moved(menu, lever, REST + 17_900)
    assert is_moved(menu, lever, REST + 18_100)


def test_a_stick_that_trembles_moves_the_cursor_once(menu, lever):
    assert is_moved(menu, lever, REST + 18_100)
    assert not is_moved(menu, lever, REST + 17_000)
    assert not is_moved(menu, lever, REST + 18_100)
    assert not is_moved(menu, lever, REST)
    assert is_moved(menu, lever, REST - 18_100)
