# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""engine/race/turns_left.py: the way to the gate, and what a move loses."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.race.generator import candidate
from engine.race.lap_search import TABLE_BYTES
from engine.race.race import LOST, Race
from engine.race.text import read_record
from engine.rng import Rng
from tests.engine.race.oracle import Car, Referee
from tests.engine.race.races_at import (
    NOWHERE,
    as_it_stands,
    searched,
    somewhere,
    table_of,
)
from tests.engine.race.rings import random_ring, record_of
from tests.engine.race.turns_alone import Alone, steps_to_gate


@pytest.mark.parametrize("seed", range(12))
def test_the_steps_to_the_gate_are_the_fewest(seed):
    ring = random_ring(random.Random(seed), is_open=seed % 3 == 0)
    track = read_record(record_of(ring))[0].track
    table = table_of(track)
    far = steps_to_gate(Referee(ring))
    expected = {place: min(steps, 255) for place, steps in far.items()}
    assert {place: table.steps(track.cell(*place)) for place in ring.road} == expected


def small_ring():
    """A ring of few states, so that all of them can be tried."""
    chance = random.Random(5)
    while True:
        ring = random_ring(chance)
        if len(ring.road) < 40:
            return ring


@pytest.fixture(scope="module")
def alone():
    """(track, its table, the turns of one car from every state by trying all)."""
    ring = small_ring()
    track = read_record(record_of(ring))[0].track
    return track, table_of(track), Alone(ring, top_speed=8)


@given(st.integers(0, 999), st.integers(0, 40))
def test_a_move_loses_what_the_turns_before_and_after_tell(alone, seed, plies):
    track, table, tried = alone
    race = played(Race(track), seed, plies)
    car = race.cars[race.turn]
    before = tried.turns(seen(track, car))
    for move in race.legal_moves():
        lost = table.lost(race, move)
        race.push(move)
        assert lost == 1 + tried.turns(seen(track, car)) - before
        race.pop()


def played(race, seed, plies):
    """Return a race between random moves, slow enough for the oracle."""
    rng = Rng(seed)
    for _ in range(plies):
        moves = race.legal_moves() or bytes([LOST])
        move = moves[rng.below(len(moves))]
        if race.cars[race.turn].speed == 6:
            move = moves[-1]
        race.push(move)
        if race.turn is None or race.cars[0].lap == 1:
            race.pop()
            break
    return race


def seen(track, car):
    """The car as the oracle writes it."""
    return Car((track.x(car.cell), track.y(car.cell)), car.speed, car.lap)


@given(st.integers(0, 30), st.integers(0, 999), st.integers(0, 60))
def test_no_move_wins_a_turn_and_asking_changes_nothing(number, seed, plies):
    race = somewhere(number, seed, plies)
    before = as_it_stands(race)
    table = searched(number)
    assert all(table.lost(race, move) >= 0 for move in race.legal_moves())
    assert as_it_stands(race) == before


def test_alone_on_the_road_some_move_loses_nothing():
    for number in range(30):
        race = Race(searched(number).track)
        assert (
            min(searched(number).lost(race, move) for move in race.legal_moves()) == 0
        )


def test_a_speed_that_the_table_does_not_know_loses_many():
    ring = random_ring(random.Random(3), is_open=True)
    race = read_record(record_of(ring))[0]
    track = race.track
    runs = ((cell, way) for cell in range(track.size) for way in range(8))
    cell, way = next(r for r in runs if track.kinds[r[0]] and track.reach(*r) > 9)
    race.place((cell, 9, 0), (track.green, 0, 0), 0)
    assert table_of(track).lost(race, way) == 99


@pytest.mark.parametrize("size", range(3))
def test_the_whole_table_takes_four_kilobytes_at_most(size):
    for number in range(0, 3000, 64):
        track = candidate(size, number)
        if track:
            assert len(table_of(track).table) <= TABLE_BYTES


def test_what_is_trimmed_was_of_no_use():
    track = searched(4).track
    roomy = table_of(track, bytearray(TABLE_BYTES))
    assert roomy.table == searched(4).table
    assert len(roomy.table) < TABLE_BYTES


def test_a_long_table_serves_where_there_is_no_heap_to_trim_it():
    class Whole(bytearray):
        """A table that cannot be cut."""

        def __getitem__(self, place):
            """Return a byte."""
            if isinstance(place, slice):
                raise MemoryError
            return super().__getitem__(place)

    track = searched(4).track
    roomy = table_of(track, Whole(TABLE_BYTES))
    assert len(roomy.table) == TABLE_BYTES
    for cell in range(track.size):
        if track.kinds[cell]:
            assert roomy.par(cell) == searched(4).par(cell)
            assert roomy.steps(cell) == searched(4).steps(cell)


@given(st.integers(0, 11), st.integers(0, 1000))
def test_the_shortest_lap_that_it_names_is_one_of_par(number, seed):
    turns_left = searched(number)
    track = turns_left.track
    race = Race(track)
    race.place((track.blue, 0, 0), (NOWHERE, 0, 0), 0)
    before = as_it_stands(race)
    lap = turns_left.shortest(race, Rng(seed))
    assert as_it_stands(race) == before
    assert len(lap) == turns_left.par(track.blue)
    for move in lap:
        assert move in race.legal_moves()
        race.push(move)
        race.push(LOST)
    assert race.result == "blue"


def test_it_names_more_than_one_shortest_lap():
    turns_left = searched(1)
    race = Race(turns_left.track)
    race.place((turns_left.track.blue, 0, 0), (NOWHERE, 0, 0), 0)
    assert len({turns_left.shortest(race, Rng(seed)) for seed in range(20)}) > 1
