# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The result: who won, the match so far, and the rematch in swapped colours."""

import pytest

from scenes.session import (
    COMPUTER,
    FRIEND,
    SOLO,
    Session,
)
from scenes.tally import BEST_LAP, RACES, count_race, counted, improve
from sim.badge import Badge
from tests.scenes.racing import Player, read, seat


def lines(player):
    """Return the words of the screen, line by line."""
    found = []
    for part in player.scene.group:
        text = read(part) if part.width > 1 else ""
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
    assert lines(result)[:5] == [
        "Result",
        "Ⓐ rematch, swapped Ⓑ menu",
        "GREEN has won",
        "10 turns, par 10",
        "★★★",
    ]


def test_it_shows_the_match_and_the_colours_of_the_rematch(result):
    assert lines(result)[5:] == [
        "The match so far",
        *("Player one", "0", "then green"),
        *("Player two", "1", "then blue"),
        *("Draws", "0"),
        "Select: look back",
    ]


def shown(badge, **state):
    """Return the words of the result of a session as it stands."""
    director = badge.namespace["director"]
    for name, value in state.items():
        setattr(director.session, name, value)
    director.go("result")
    badge.advance(100)
    return lines(Player(badge))


@pytest.mark.parametrize(
    "laps, stars",
    [
        ([10, 0], ["★★★"]),
        ([0, 12], ["★★·"]),
        ([12, 0], ["★··"]),
        ([13, 0], ["★··"]),
        ([14, 0], ["···"]),
        ([11, 11], ["★★·", "★★★"]),
        ([0, 0], []),
    ],
)
def test_each_lap_has_its_stars(badge, laps, stars):
    words = shown(badge, laps=laps, pars=(10, 11), result="draw", result_how="so")
    assert [text for text in words if set(text) <= {"★", "·"}] == stars


MATCHES = [
    ((1, 0, 0), "The match so far", "The match so far"),
    ((1, 1, 0), "The match is even", "The match is even"),
    ((0, 0, 2), "The match is even", "The match is even"),
    ((2, 0, 0), "Player one wins it", "You win the match"),
    ((0, 1, 1), "Player two wins it", "The computer wins it"),
    ((1, 1, 1), "The match so far", "The match so far"),
    ((2, 1, 1), "Player one wins it", "You win the match"),
]
"""Races won by one, by two and drawn; what is said of friends, and of the computer."""


@pytest.mark.parametrize("totals, friends, solo", MATCHES)
def test_after_each_two_races_it_says_who_has_won_the_match(
    badge, totals, friends, solo
):
    one, two, draws = totals
    state = {"wins_one": one, "wins_two": two, "draws": draws, "result": "draw"}
    assert friends in shown(badge, versus=FRIEND, **state)
    assert solo in shown(badge, versus=COMPUTER, **state)


def test_the_laps_are_counted_in_turns_of_their_own(badge):
    player = seat(badge, "lap")
    player.drive("4SE")
    player.tap("a")
    player.wait(300)
    player.drive("6E")
    player.tap("a")
    player.wait()
    assert player.session.laps == [10, 10]


def test_a_race_given_up_has_no_laps(badge):
    player = seat(badge, "aim")
    player.session.laps = [9, 9]
    player.tap("start down down a a")
    player.wait()
    player.tap("a")
    player.wait()
    assert player.session.laps == [0, 0]


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
    assert result.sent("up down left right start") == []
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
    session = after_race(colour, FRIEND, is_swapped)
    assert (session.wins_one, session.wins_two, session.draws) == counted


def after_race(result, versus, is_swapped=False, laps=(9, 9)):
    """The session of a race that has been counted; both pars are 8 turns."""
    session = Session()
    session.versus = versus
    session.is_swapped = is_swapped
    session.result, session.laps, session.pars = result, list(laps), (8, 8)
    session.is_new = True
    count_race(session)
    return session


@pytest.mark.parametrize(
    ("versus", "is_swapped", "laps", "over"),
    [
        (FRIEND, False, (10, 9), 1),
        (FRIEND, True, (9, 10), 1),
        (FRIEND, False, (0, 0), None),
        (COMPUTER, False, (10, 9), 2),
        (COMPUTER, True, (9, 10), 2),
        (COMPUTER, True, (9, 0), None),
        (SOLO, False, (8, 0), 0),
    ],
)
def test_the_best_lap_is_a_persons(versus, is_swapped, laps, over):
    session = after_race("draw", versus, is_swapped, laps)
    assert counted(session, BEST_LAP) == (0 if over is None else over + 1)


def test_a_race_is_counted_once():
    session = after_race("blue", FRIEND)
    count_race(session)
    assert (session.wins_one, counted(session, RACES)) == (1, 1)


def test_a_result_is_counted_once_however_often_a_is_pressed(badge):
    player = seat(badge, "green-wins", FRIEND)
    player.drive("6E")
    player.slow_down(60)
    player.wait(70)
    player.tap("a a a")
    player.wait(500)
    assert player.session.wins_two == 1


@pytest.mark.parametrize(
    ("versus", "result", "expected"),
    [
        (FRIEND, "blue", (1, 0, 0, 0)),
        (FRIEND, "draw", (1, 0, 0, 0)),
        (COMPUTER, "blue", (0, 1, 1, 0)),
        (COMPUTER, "green", (0, 1, 0, 0)),
        (COMPUTER, "draw", (0, 1, 0, 1)),
    ],
)
def test_races_are_tallied_by_who_drove(versus, result, expected):
    session = after_race(result, versus)
    places = range(RACES, RACES + 4)
    assert tuple(counted(session, place) for place in places) == expected


def test_a_best_result_only_gets_better_and_stays_when_the_power_goes(result):
    assert counted(result.session, BEST_LAP) == 1  # par, and one
    assert counted(result.session, RACES) == 1
    improve(result.session, BEST_LAP, 4)
    assert counted(result.session, BEST_LAP) == 1
    result.tap("b")
    result.wait()
    with Badge(nvm=result.badge.nvm) as again:
        again.advance(100)
        session = again.namespace["director"].session
        assert (counted(session, BEST_LAP), counted(session, RACES)) == (1, 1)


def test_a_tally_never_runs_over():
    session = after_race("blue", FRIEND)
    session.tally[:2] = b"\xff\xff"
    session.is_new = True
    count_race(session)
    assert counted(session, RACES) == 0xFFFF
