# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""What a player has in hand: a direction by presses, the aim of a turn, shut aims."""

import pytest

from engine.race.race import FASTER, SLOWER, STOP
from engine.race.text import move_text, play
from scenes.buttons import DOWN_BIT, LEFT_BIT, RIGHT_BIT, UP_BIT
from scenes.race_aim import Aim, last_direction, turned
from tests.scenes.races import record
from tests.scenes.racing import race_of

N, NE, E, SE, S, SW, W, NW = range(8)
KEYS = (N, E, S, W)
DIAGONALS = {
    UP_BIT | RIGHT_BIT: NE,
    RIGHT_BIT | DOWN_BIT: SE,
    DOWN_BIT | LEFT_BIT: SW,
    LEFT_BIT | UP_BIT: NW,
}


def aim_in(name, *moves):
    """Return the aim of the turn after a race of races.py and some moves."""
    race = race_of(record(name))
    for move in moves:
        play(race, move)
    aim = Aim(race)
    aim.begin()
    return aim


def text(aim):
    """Return the move aimed at as text."""
    return move_text(aim.race, aim.move)


@pytest.mark.parametrize("wanted", range(8))
@pytest.mark.parametrize("aim", range(8))
def test_every_direction_is_two_presses_away_at_most(aim, wanted):
    once = {turned(aim, key) for key in KEYS}
    twice = {turned(direction, key) for direction in once for key in KEYS}
    assert wanted in {aim} | once | twice


@pytest.mark.parametrize("aim, key, wanted", [(E, N, NE), (N, W, NW), (W, S, SW)])
def test_a_press_at_right_angles_makes_the_diagonal(aim, key, wanted):
    assert turned(aim, key) == wanted


@pytest.mark.parametrize("aim, key", [(E, W), (E, E), (NE, N), (NE, W), (SW, N)])
def test_any_other_press_makes_its_own_direction(aim, key):
    assert turned(aim, key) == key


@pytest.mark.parametrize("keys", DIAGONALS)
@pytest.mark.parametrize("before", range(8))
def test_two_keys_at_once_make_the_diagonal_between_them(before, keys):
    aim = aim_in("start")
    aim.direction = before
    assert aim.turn_to(keys) == (before != DIAGONALS[keys])
    assert aim.direction == DIAGONALS[keys]


@pytest.mark.parametrize("keys", [UP_BIT | DOWN_BIT, LEFT_BIT | RIGHT_BIT, 0xF0])
def test_keys_at_once_that_contradict_each_other_do_nothing(keys):
    aim = aim_in("start")
    assert not aim.turn_to(keys)
    assert aim.direction == E


def test_the_first_aim_is_along_the_travel():
    assert text(aim_in("start")) == "1E"
    assert text(aim_in("border")) == "3E"


def test_a_turn_begins_with_the_last_direction_and_faster():
    assert text(aim_in("start", "1NW", "1SW")) == "2NW"


def test_where_that_is_shut_the_nearest_faster_move_is_aimed_at():
    aim = aim_in("aim")
    assert last_direction(aim.race, 1) == N
    assert text(aim) == "5NW"


def test_where_no_faster_move_is_legal_the_nearest_slower_one_is():
    aim = aim_in("must-brake")
    assert last_direction(aim.race, 1) == NW
    assert text(aim) == "2W"
    assert not aim.can(FASTER)
    assert aim.can(SLOWER)


def test_where_only_the_stop_is_legal_it_is_aimed_at():
    aim = aim_in("only-the-stop")
    assert (text(aim), aim.is_stop, aim.is_legal) == ("0", True, True)


def test_a_turn_that_is_lost_has_no_legal_aim():
    aim = aim_in("lost-turn")
    assert aim.moves == b""
    assert not aim.can(FASTER)
    assert not aim.is_legal


def test_the_last_direction_is_that_of_a_way_not_of_a_stop():
    race = race_of(record("start"))
    for move in ("1SW", "1N", "0", "0"):
        play(race, move)
    assert [last_direction(race, side) for side in (0, 1)] == [SW, N]


def test_the_last_direction_outlives_a_lost_turn():
    race = race_of(record("lost-turn"))
    before = last_direction(race, 1)
    play(race, "x")
    assert last_direction(race, 1) == before == NW


def test_the_last_direction_is_found_beyond_a_stop_and_slower_ways():
    race = race_of(record("start"))
    for move in ("1NW", "1SW", "2W", "0", "1N", "1S", "0"):
        play(race, move)
    assert last_direction(race, 0) == N


def test_a_slower_way_north_is_no_stop():
    race = race_of(record("start"))
    for move in ("1NW", "1SW", "2W", "0", "1N"):
        play(race, move)
    assert last_direction(race, 0) == N


def test_b_changes_between_faster_and_slower():
    aim = aim_in("aim")
    assert aim.shift()
    assert (text(aim), aim.speed) == ("3NW", 3)
    assert aim.shift()
    assert (text(aim), aim.speed) == ("5NW", 5)


def test_at_rest_there_is_no_slower():
    aim = aim_in("start")
    assert not aim.shift()
    assert text(aim) == "1E"


def test_from_speed_1_slower_is_the_stop_whatever_the_direction():
    aim = aim_in("start", "1E", "1W")
    aim.shift()
    aim.turn_to(UP_BIT)
    assert (aim.move, aim.is_stop, aim.is_legal) == (STOP, True, True)


def test_a_shut_aim_names_the_first_cell_off_the_road():
    aim = aim_in("aim")
    aim.turn_to(RIGHT_BIT)
    aim.turn_to(RIGHT_BIT)
    assert aim.find_shut() == Aim.ROAD_ENDS
    assert aim.shut_cell == aim.car.cell + 1
    assert not aim.is_legal


def test_a_shut_aim_names_the_rivals_cell():
    aim = aim_in("in-the-way")
    aim.direction = NE
    assert aim.find_shut() == Aim.RIVAL
    assert aim.shut_cell == aim.race.cars[1].cell


def test_beyond_the_border_of_the_grid_the_road_ends():
    aim = aim_in("border")
    aim.direction = N
    assert aim.find_shut() == Aim.ROAD_ENDS
    assert aim.shut_cell == aim.car.cell - aim.race.track.stride


def test_a_free_aim_has_nothing_shut():
    assert aim_in("aim").find_shut() == 0
