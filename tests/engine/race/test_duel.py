# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""engine/race/duel.py: it finds what trying everything finds, within its look-ups."""

import io
from contextlib import redirect_stdout

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.race import duel
from engine.race.duel import LOOKUPS, STEP, Rival
from engine.race.generator import candidate
from engine.race.race import LOST, Race
from engine.race.rival import CHAMP
from engine.race.text import read_record
from engine.rng import Rng
from sim.budgets import RIVAL_LOOKUPS
from sim.lookups import Lookups
from tests.engine.race.plain_search import values
from tests.engine.race.races_at import as_it_stands, searched, somewhere, table_of
from tests.scenes.races import HALL

SCRIPT = """
from engine.race import duel
from engine.race.generator import candidate
from engine.race.race import Race
from engine.race.turns_left import TurnsLeft
from engine.rng import Rng

duel.LOOKUPS = 4000
for number in (28, 40, 115):
    race = Race(candidate(number % 3, number))
    turns_left = TurnsLeft(race.track)
    for _ in turns_left.slices():
        pass
    rival = duel.Rival(turns_left, Rng(number), 4)
    while race.turn is not None:
        for _ in rival.slices(race):
            pass
        race.push(rival.move)
    print(race.result, list(race.log[:race.plies]))
"""

SPEND = """
import gc
from engine.race import duel
from engine.race.generator import candidate
from engine.race.race import Race
from engine.race.turns_left import TurnsLeft
from engine.rng import Rng

race = Race(candidate(1, 40))
turns_left = TurnsLeft(race.track)
for _ in turns_left.slices():
    pass
rival = duel.Rival(turns_left, Rng(1), 4)
gc.collect()
gc.disable()
before = gc.mem_alloc()
slices = rival.slices(race)
begun = gc.mem_alloc()
for _ in slices:
    pass
print(begun - before, gc.mem_alloc() - begun, rival.cost)
"""


def thought(race, table, seed=1):
    """Return a rival that has thought its answer through."""
    rival = Rival(table, Rng(seed), CHAMP)
    for _ in rival.slices(race):
        pass
    return rival


@settings(max_examples=60)
@given(st.integers(0, 30), st.integers(0, 999), st.integers(0, 60), st.integers(2, 4))
def test_it_finds_what_trying_all_lines_finds(number, seed, plies, depth):
    race = somewhere(number, seed, plies)
    table = searched(number)
    before = as_it_stands(race)
    expected = values(race, table, depth)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(duel, "PLIES", depth)
        patch.setattr(duel, "LOOKUPS", 1 << 40)
        rival = thought(race, table, seed)
    assert expected[rival.move] == max(expected.values())
    if rival.count:  # it had to search
        assert rival.limits[2] + 1 == max(expected.values())
    assert as_it_stands(race) == before


@pytest.mark.parametrize("number", range(12))
def test_a_lap_that_the_rival_can_answer_is_no_win_yet(number):
    table = searched(number)
    race = Race(table.track)
    step = race.track.delta[race.track.forward]
    behind = [(car.cell - step, 1, 0) for car in race.cars]
    race.place(*behind, 0)
    rival = Rival(table, Rng(number), CHAMP)
    assert list(rival.slices(race)) != []
    expected = values(race, table, 2)
    assert expected[rival.move] == max(expected.values())


def test_the_budget_of_look_ups_is_kept():
    assert LOOKUPS <= RIVAL_LOOKUPS


def counting(track):
    """Return (a table that counts, the count) of a track."""
    table = table_of(track)
    return table, Lookups(table)


@pytest.mark.parametrize("number", [*range(12), "hall"])
def test_no_answer_and_no_step_reads_more_than_it_may(number):
    if number == "hall":
        track = read_record(HALL)[0].track
    else:
        track = candidate(number % 3, number)
    table, lookups = counting(track)
    race = Race(track)
    rival = Rival(table, Rng(1), CHAMP)
    most = 0
    while race.turn is not None and race.plies < 30:
        lookups.count = last = 0
        for _ in rival.slices(race):
            assert lookups.count - last <= STEP
            last = lookups.count
        assert lookups.count <= LOOKUPS
        most = max(most, lookups.count)
        race.push(rival.move)
    assert most > LOOKUPS * 3 // 4, "it should use what it has"


@given(st.integers(0, 30), st.integers(0, 999), st.integers(0, 60))
@settings(max_examples=20)
def test_it_knows_a_legal_move_before_the_first_step(number, seed, plies):
    race = somewhere(number, seed, plies)
    rival = Rival(searched(number), Rng(seed), CHAMP)
    rival.slices(race)
    assert rival.move in (race.legal_moves() or bytes([LOST]))


def test_what_happens_to_the_race_meanwhile_does_not_disturb_it():
    race = somewhere(40, 7, 8)
    calm = thought(race, searched(40)).move
    rival = Rival(searched(40), Rng(1), CHAMP)
    slices = rival.slices(race)
    next(slices)
    while race.plies:
        race.pop()
    for _ in slices:
        pass
    assert rival.move == calm


SHUT = """speed race 1
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


def shut(speed):
    """Return (race, table) with Blue behind Green where none can pass."""
    race = read_record(SHUT.format(speed=speed))[0]
    return race, table_of(race.track)


@pytest.mark.parametrize("speed", [4, 5])
def test_with_one_move_or_none_it_answers_at_once(speed):
    race, table = shut(speed)
    moves = race.legal_moves()
    assert len(moves) < 2
    rival = Rival(table, Rng(1), CHAMP)
    assert list(rival.slices(race)) == []
    assert rival.move == (moves[0] if moves else LOST)


@pytest.mark.parametrize("speed", range(4))
def test_with_its_exit_blocked_it_moves_within_its_look_ups(speed):
    race, table = shut(speed)
    rival = thought(race, table)
    assert rival.move in race.legal_moves()
    assert rival.cost <= LOOKUPS


def test_it_takes_the_lap_that_wins():
    table = searched(40)
    race = Race(table.track)
    behind = race.track.green - race.track.delta[race.track.forward]
    race.place((race.track.blue, 2, 0), (behind, 1, 0), 1)
    rival = Rival(table, Rng(1), CHAMP)
    assert list(rival.slices(race)) == []
    race.push(rival.move)
    assert race.result == "green"


def test_in_its_extra_turn_it_takes_the_lap_that_draws():
    table = searched(40)
    race = Race(table.track)
    behind = race.track.green - race.track.delta[race.track.forward]
    race.place((race.track.blue, 2, 1), (behind, 1, 0), 1)
    rival = thought(race, table)
    race.push(rival.move)
    assert race.result == "draw"


def test_the_same_seed_gives_the_same_answers_and_another_seed_others():
    race = Race(searched(40).track)
    moves = [thought(race, searched(40), seed).move for seed in range(12)]
    assert moves == [thought(race, searched(40), seed).move for seed in range(12)]
    assert len(set(moves)) > 1


@pytest.mark.parametrize("number", range(0, 30, 5))
def test_no_rematch_is_like_the_other(number, monkeypatch):
    monkeypatch.setattr(duel, "LOOKUPS", 4000)
    logs = set()
    for seed in range(6):
        race = Race(searched(number).track)
        rivals = [Rival(searched(number), Rng(2 * seed + k), CHAMP) for k in (0, 1)]
        while race.turn is not None:
            for _ in rivals[race.turn].slices(race):
                pass
            race.push(rivals[race.turn].move)
        logs.add(bytes(race.log[: race.plies]))
    assert len(logs) == 6


def test_micropython_drives_the_same_races(micropython, monkeypatch):
    monkeypatch.setattr(duel, "LOOKUPS", LOOKUPS)
    out = io.StringIO()
    with redirect_stdout(out):
        exec(SCRIPT, {})
    assert micropython(SCRIPT) == out.getvalue()


def test_a_whole_answer_makes_little_garbage_and_its_steps_none(micropython):
    begun, steps, cost = map(int, micropython(SPEND).split())
    assert begun <= 1024
    assert steps == 0
    assert cost > LOOKUPS // 2
