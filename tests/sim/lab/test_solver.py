# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The solver: against brute force on tiny rings, against the rules on real tracks."""

import random

import pytest

from engine.codes import read_track_code
from engine.race.generator import candidate
from engine.race.race import COLOURS, DRAW, Race
from engine.race.text import read_record
from tests.sim.lab.brute_force import BruteForce
from tests.sim.lab.tiny import tiny_track

WITHOUT = "the lab's packages are not installed here: make lab-check"
solver = pytest.importorskip("sim.lab.solver", reason=WITHOUT)

from tests.sim.lab.certificate import Certificate  # noqa: E402 - it needs numpy

# the start is won by blue, by green, drawn; the last one is long
CODES = ("200001F", "2000816", "2017M0E", "3002G0X")


def different(solution, race, brute):
    """Every position of which the solution says something else than brute force."""
    found = []
    for position, value in brute.value.items():
        race.place(*position)
        result, plies = value
        told = solution.value(race)
        if told != (result, None if plies is None else (plies + 1) // 2):
            found.append((position, value, told))
    return found


def check_by_brute_force(seed):
    track = tiny_track(seed)
    brute = BruteForce(track)
    solution = solver.solve(track)
    assert different(solution, Race(track), brute) == []
    assert len(brute.value) > 1000


@pytest.mark.parametrize("seed", range(6))
def test_every_position_of_a_tiny_ring_is_as_brute_force_says(seed):
    check_by_brute_force(seed)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6, 106))
def test_every_position_of_many_tiny_rings_is_as_brute_force_says(seed):
    check_by_brute_force(seed)


@pytest.fixture(scope="module", params=CODES)
def solved(request):
    """A track of a code, its solution and a race on it."""
    track = candidate(*read_track_code(request.param))
    return solver.solve(track), Race(track)


def random_position(solution, chance):
    """Two states of cars on two cells, and a turn."""
    blue, green = chance.sample(solution.states.found, 2)
    if blue[0] == green[0]:
        return random_position(solution, chance)
    return blue, green, chance.randrange(2)


def test_all_values_are_the_best_of_their_moves(solved):
    """Counted by the lab's own moves, all positions of the track."""
    assert Certificate(solved[0]).faults() == 0


def test_a_value_is_what_the_engines_moves_make_it(solved):
    """Played by the engine, some positions; draws are rare, so more for their sake."""
    solution, race = solved
    chance = random.Random(1)
    for asked in range(20_000):
        race.place(*random_position(solution, chance))
        if asked < 3000 or solution.value(race).result == DRAW:
            assert solution.value(race) == best_of(race, solution)


def best_of(race, solution):
    """The best outcome of a side's moves: won soonest, else drawn, else lost latest."""
    outcomes = [outcome for _, outcome in solution.moves(race)]
    mine = [o for o in outcomes if o.result == COLOURS[race.turn]]
    drawn = [o for o in outcomes if o.result == DRAW]
    if mine or drawn:
        return min(mine or drawn, key=lambda o: (o.turns is None, o.turns))
    return max(outcomes, key=lambda o: o.turns)


def test_the_turns_are_those_that_perfect_play_takes(solved):
    solution, race = solved
    chance = random.Random(2)
    for _ in range(200):
        race.place(*random_position(solution, chance))
        result, turns = solution.value(race)
        if turns is not None:
            drive(race, solution.best, solution.best)
            assert (race.result, turns_of_green(race)) == (result, turns)


def turns_of_green(race):
    """Green has had every second ply, and the last one."""
    return (race.plies + 1) // 2


def drive(race, blue, green):
    """Play a race to its end; each driver gives a move for it."""
    while race.turn is not None:
        race.push((blue, green)[race.turn](race))


@pytest.mark.parametrize(
    ("lines", "result", "turns"),
    [
        ("", "blue", 23),
        ("blue 9 3 2 1\ngreen 11 2 1 0\nturn green", "draw", 1),
        ("blue 9 2 2 1\ngreen 11 2 1 0\nturn green", "blue", 1),
        ("blue 5 9 1 -1\ngreen 8 3 8 0", "draw", None),
    ],
    ids=["start", "both laps", "blue blocks", "no end"],
)
def test_a_position_has_its_value(lines, result, turns):
    text = f"speed race 1\ncode 200001F\n{lines}\n--\n"
    race, _ = read_record(text)
    roots = [(car.cell, car.speed, car.lap) for car in race.cars if car.lap < 1]
    assert solver.solve(race.track, roots).value(race) == (result, turns)


def test_a_state_that_no_car_comes_to_has_no_value():
    race, _ = read_record("speed race 1\ncode 200001F\nblue 9 2 9 0\n--\n")
    with pytest.raises(KeyError, match="no car of this solution"):
        solver.solve(race.track).value(race)


def test_the_progress_counts_what_was_decided():
    told = []
    solution = solver.solve(tiny_track(3), progress=lambda *counts: told.append(counts))
    decided = sum(count for count, _ in told)
    assert solution.positions * 0.9 < decided <= solution.positions
    assert {positions for _, positions in told} == {2 * len(solution.states.found) ** 2}
