# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""engine/race/driver.py: the shortest lap alone, a way round what stands in it, and the
levels that are less exact.
"""

import io
from contextlib import redirect_stdout

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.race.driver import CARELESS, LEARNER, LOSES, RACER, Rival, choose
from engine.race.race import LOST, MAX_TURNS, STOP, Race
from engine.race.text import read_record
from engine.race.turns_left import TurnsLeft
from engine.rng import Rng
from tests.engine.race.races_at import (
    NOWHERE,
    as_it_stands,
    random_move,
    searched,
    somewhere,
)

CORRIDOR = """speed race 1
forward E
#.........
#.#######.
#.#######.
#.#######.
#...G.....
#...B.....
blue 9 3 {speed} 0
green 9 2 0 0
--
"""
"""Blue going up the right side, where the road has one cell, with Green in front."""

SCRIPT = """
from engine.race.driver import choose
from engine.race.generator import candidate
from engine.race.race import Race
from engine.race.turns_left import TurnsLeft
from engine.rng import Rng

for number in (28, 40, 115):
    race = Race(candidate(number % 3, number))
    turns_left = TurnsLeft(race.track)
    for _ in turns_left.slices():
        pass
    rng = Rng(number)
    while race.turn is not None:
        level = race.plies // 2 % 4
        race.push(choose(race, turns_left, rng, level))
    print(race.result, list(race.log[:race.plies]))
"""


def turns_alone(turns_left, seed):
    """Return how many turns Blue takes for its lap with nobody on the road."""
    track = turns_left.track
    race = Race(track)
    blue = race.cars[0]
    rng = Rng(seed)
    turns = 0
    while blue.lap < 1 and turns < MAX_TURNS:
        race.place((blue.cell, blue.speed, blue.lap), (NOWHERE, 0, 0), 0)
        race.push(choose(race, turns_left, rng))
        turns += 1
    return turns


def race_of_two(turns_left, seed):
    """Return the log of a race of the driver against itself."""
    race = Race(turns_left.track)
    rng = Rng(seed)
    while race.turn is not None:
        race.push(choose(race, turns_left, rng))
    return bytes(race.log[: race.plies])


def turns_left_of(race, turns_left, side):
    car = race.cars[side]
    return turns_left.at(car.cell, car.speed, car.lap)


def worth(race, turns_left, move):
    """Return the turns left after a move."""
    side = race.turn
    race.push(move)
    left = turns_left_of(race, turns_left, side)
    race.pop()
    return left


@pytest.mark.parametrize("seed", range(300))
def test_alone_it_drives_par(seed):
    turns_left = searched(seed)
    assert turns_alone(turns_left, seed) == turns_left.par(turns_left.track.blue)


@given(st.integers(0, 30), st.integers(0, 999), st.integers(0, 60))
def test_it_plays_a_move_than_which_none_is_better(number, seed, plies):
    race = somewhere(number, seed, plies)
    turns_left = searched(number)
    moves = race.legal_moves()
    move = choose(race, turns_left, Rng(seed))
    if moves:
        values = {legal: worth(race, turns_left, legal) for legal in moves}
        assert values[move] == min(values.values())
    else:
        assert move == LOST


@given(st.integers(0, 30), st.integers(0, 999), st.integers(0, 60))
def test_no_move_loses_the_turn_after_if_the_rival_stands_still(number, seed, plies):
    race = somewhere(number, seed, plies)
    for move in race.legal_moves():
        race.push(move)
        if race.turn is not None:
            race.push(LOST)
            assert race.turn is None or race.legal_moves()
            race.pop()
        race.pop()


@given(st.integers(0, 30), st.integers(0, 999), st.integers(0, 60))
def test_to_choose_leaves_the_race_as_it_was(number, seed, plies):
    race = somewhere(number, seed, plies)
    before = as_it_stands(race)
    for level in range(RACER + 1):
        choose(race, searched(number), Rng(seed), level)
    assert as_it_stands(race) == before


@pytest.mark.parametrize("number", range(30))
def test_each_turn_without_a_rival_in_the_way_brings_it_nearer(number):
    turns_left = searched(number)
    race = Race(turns_left.track)
    rng = Rng(number)
    while race.turn is not None:
        side = race.turn
        best = turns_left_of(race, turns_left, side) - 1
        lefts = [worth(race, turns_left, move) for move in race.legal_moves()]
        if side == 1:
            race.push(random_move(race, rng))
            continue
        race.push(choose(race, turns_left, rng))
        if best in lefts:
            assert turns_left_of(race, turns_left, side) == best
    assert race.cars[0].lap == 1
    assert race.result == "blue"


def test_equal_moves_are_all_played_by_some_seed():
    turns_left = searched(40)
    race = Race(turns_left.track)
    values = {move: worth(race, turns_left, move) for move in race.legal_moves()}
    best = {move for move in values if values[move] == min(values.values())}
    assert len(best) > 1
    assert {choose(race, turns_left, Rng(seed)) for seed in range(60)} == best


@pytest.mark.parametrize("number", [28, 40, 115])
def test_the_same_seed_gives_the_same_race(number):
    turns_left = searched(number)
    assert race_of_two(turns_left, 9) == race_of_two(turns_left, 9)


@pytest.mark.parametrize("number", range(30))
def test_a_rematch_with_another_seed_is_another_race(number):
    turns_left = searched(number)
    assert len({race_of_two(turns_left, seed) for seed in range(12)}) > 1


def test_micropython_drives_the_same_races(micropython):
    out = io.StringIO()
    with redirect_stdout(out):
        exec(SCRIPT, {})
    assert micropython(SCRIPT) == out.getvalue()


each_careless = pytest.mark.parametrize("level", range(LEARNER + 1, RACER))


@each_careless
@given(st.integers(0, 30), st.integers(0, 999), st.integers(0, 60))
def test_a_careless_level_loses_no_more_than_its_measure(level, number, seed, plies):
    race = somewhere(number, seed, plies)
    turns_left = searched(number)
    values = {move: worth(race, turns_left, move) for move in race.legal_moves()}
    move = choose(race, turns_left, Rng(seed), level)
    assert not values or values[move] <= min(values.values()) + LOSES[level]


@each_careless
def test_a_careless_level_is_exact_as_often_as_it_should(level):
    turns_left = searched(40)
    race = Race(turns_left.track)
    least = min(worth(race, turns_left, move) for move in race.legal_moves())
    chosen = [choose(race, turns_left, Rng(seed), level) for seed in range(400)]
    exact = sum(worth(race, turns_left, move) == least for move in chosen)
    assert exact >= 400 * (100 - CARELESS[level] - 8) // 100


def with_traps():
    """Races in which some moves are traps, and some are not."""
    for number in range(30):
        race = Race(searched(number).track)
        rng = Rng(number + 1)
        while race.turn is not None and race.plies < 60:
            traps = [race.is_trap(move) for move in race.legal_moves()]
            if any(traps) and not all(traps):
                yield number, race
            race.push(random_move(race, rng))


def test_the_learner_is_not_shut_in_where_another_move_avoids_it():
    seen = 0
    for number, race in with_traps():
        for seed in range(20):
            seen += 1
            assert not race.is_trap(choose(race, searched(number), Rng(seed), LEARNER))
    assert seen > 100


def test_the_learner_drives_on_most_of_the_time():
    for number in range(30):
        turns_left = searched(number)
        race = Race(turns_left.track)
        rng = Rng(number)
        while race.turn is not None:
            race.push(choose(race, turns_left, rng, LEARNER))
        assert race.result != "draw" or race.cars[0].lap == 1


@pytest.mark.parametrize("level", range(RACER + 1))
def test_a_rival_answers_at_once(level):
    race = somewhere(40, 3, 12)
    rival = Rival(searched(40), Rng(9), level)
    assert list(rival.slices(race)) == []
    assert rival.move == choose(race, searched(40), Rng(9), level)


def in_the_corridor(speed):
    """Return (race, table) with Blue behind Green where none can pass."""
    race, _ = read_record(CORRIDOR.format(speed=speed))
    turns_left = TurnsLeft(race.track)
    for _ in turns_left.slices():
        pass
    return race, turns_left


def test_with_the_rival_in_its_only_exit_it_waits():
    race, turns_left = in_the_corridor(1)
    assert choose(race, turns_left, Rng(1)) == STOP


@pytest.mark.parametrize("speed", [0, 2, 3])
def test_with_the_rival_in_its_only_exit_it_still_moves(speed):
    race, turns_left = in_the_corridor(speed)
    assert choose(race, turns_left, Rng(1)) in race.legal_moves()


def test_with_no_legal_move_it_loses_the_turn():
    race, turns_left = in_the_corridor(5)
    assert race.legal_moves() == b""
    assert choose(race, turns_left, Rng(1)) == LOST


def test_behind_a_rival_that_never_leaves_the_exit_it_drives_on_and_stays_behind():
    race, turns_left = in_the_corridor(0)
    blue, green = race.cars
    rng = Rng(4)
    for _ in range(MAX_TURNS):
        moves = race.legal_moves() or bytes([LOST])
        move = choose(race, turns_left, rng)
        assert move in moves
        race.push(move)
        race.place((blue.cell, blue.speed, blue.lap), (green.cell, 0, 0), 0)
        assert blue.lap < 1
