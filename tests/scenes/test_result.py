# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The result: who won, the match so far, and the rematch in swapped colours."""

import pytest

from scenes.session import COMPUTER, FRIEND, Session
from tests.scenes.racing import _read, seat


def lines(player):
    """Return the words of the screen, line by line."""
    found = []
    for part in player.scene.group:
        text = _read(part) if part.width > 1 else ""
        if text:
            found.append(text)
    return found


@pytest.fixture
def result(badge):
    """A player at the result of a race that Green won in ten turns."""
    player = seat(badge, "green-wins")
    player.drive("6E")
    player.tap("a")
    player.wait()
    return player


def test_it_says_who_won_and_how_well(result):
    assert lines(result)[:4] == [
        "Result",
        "Ⓐ rematch, swapped Ⓑ menu",
        "Green has won",
        "10 turns, par 10",
    ]


def test_it_shows_the_match_and_the_colours_of_the_rematch(result):
    assert lines(result)[4:] == [
        "The match so far",
        *("Player one", "0", "then green"),
        *("Player two", "1", "then blue"),
        *("Draws", "0"),
    ]


def test_the_computer_is_called_by_its_name(badge):
    player = seat(badge, "green-wins", COMPUTER)
    player.wait(2000)
    player.tap("a")
    player.wait()
    assert "Computer" in lines(player)
    assert "Player two" not in lines(player)


def test_a_races_again_on_the_same_track_in_swapped_colours(result):
    code = result.session.track_code
    result.tap("a")
    result.wait()
    assert result.badge.scene == "race"
    assert (result.moves, result.session.is_swapped) == ([], True)
    assert result.session.track_code == code


def test_b_goes_to_the_menu(result):
    result.tap("b")
    result.wait()
    assert result.badge.scene == "menu"


def test_other_keys_do_nothing_and_send_nothing(result):
    assert result.sent("up down left right start select") == []
    result.wait(2000)
    assert result.badge.scene == "result"


@pytest.mark.parametrize(
    "colour, is_swapped, counted",
    [
        ("blue", False, (1, 0, 0)),
        ("green", False, (0, 1, 0)),
        ("blue", True, (0, 1, 0)),
        ("green", True, (1, 0, 0)),
        ("draw", True, (0, 0, 1)),
    ],
)
def test_a_win_is_the_persons_not_the_colours(colour, is_swapped, counted):
    session = Session()
    session.is_swapped = is_swapped
    session.count_result(colour, 12)
    assert (session.wins_one, session.wins_two, session.draws) == counted


def test_a_result_is_counted_once_however_often_a_is_pressed(badge):
    player = seat(badge, "green-wins", FRIEND)
    player.drive("6E")
    player.slow_down(60)
    player.wait(70)
    player.tap("a a a")
    player.wait(500)
    assert player.session.wins_two == 1
