# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""engine/race/coach_cost.py: what each move of a race cost, and the whole race."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.race.coach import Coach
from engine.race.coach_cost import in_all, told
from engine.race.race import AGREED, LOST, RESIGN, Race
from engine.race.text import play
from engine.race.track import COMPASS
from engine.rng import Rng
from tests.engine.race.coach_case import Case
from tests.engine.race.coach_cases import byte_of, coached
from tests.engine.race.coach_claims import holds
from tests.engine.race.races_at import parked, random_move, searched, table_of
from tests.engine.race.test_coach import FIELD, OPEN, coach_of
from tests.engine.race.test_look_back import SEEDS

E, W = COMPASS.index("E"), COMPASS.index("W")
SIGNS = {"COST": 1, "SAVED": -1, "OVER_PAR": 1}


@pytest.fixture(scope="module")
def driven():
    """For each seed the coach at the end, and (case, facts told) of each ply."""
    return [drive(seed) for seed in SEEDS]


def drive(seed):
    """Drive a random race, the coach telling each move before it is made."""
    race, coach, alone, far = coached(seed)
    plies = []
    while not race.is_over():
        race.referee.played = race.moves
        race.step()
        move = race.moves.pop()
        race.referee.take_back()
        race.race.pop()
        case = Case(race.referee, alone, far, move)
        plies.append((case, told(coach, byte_of(race, move))))
        race.moves.append(move)
        race.referee.play(move)
        play(race.race, move)
    return coach, plies


def test_every_move_is_told_with_its_cost_and_all_of_it_is_true(driven):
    told_of = [(case, facts) for _, plies in driven for case, facts in plies]
    assert len(told_of) > 300
    assert {facts[1][0] for _, facts in told_of} == {"COST", "SAVED"}
    for case, facts in told_of:
        assert [fact for fact in facts if not holds(case, fact)] == [], facts


def test_the_cost_is_said_once_and_then_what_else_could_be_done(driven):
    costly = [
        facts[2][0]
        for _, plies in driven
        for _, facts in plies
        if facts[1][2] > 0 and facts[0][0] in ("FASTER", "SLOWER")
    ]
    assert "OTHERS" in costly
    assert not {"COSTS", "NOT_KNOWN"} & set(costly)


def test_a_lost_turn_may_cost_no_turn_or_even_save_one(driven):
    lost = {
        facts[1][0::2]
        for _, plies in driven
        for case, facts in plies
        if case.move == "x"
    }
    assert {("COST", 0), ("COST", 1), ("SAVED", 1)} <= lost


@given(st.integers(0, 5), st.integers(1, 9999), st.integers(1, 60))
def test_the_costs_of_all_moves_are_what_the_race_has_cost_in_all(number, seed, plies):
    coach = Coach(Race(searched(number).track), searched(number))
    race, rng = coach.race, Rng(seed)
    sums = [0, 0]
    while race.turn is not None and race.plies < plies:
        move = random_move(race, rng)
        name, side, turns = told(coach, move)[1]
        sums[side] += SIGNS[name] * turns
        race.push(move)
    assert [SIGNS[name] * turns for name, _, turns in in_all(coach)] == sums


def test_a_lap_costs_its_turns_over_par():
    coach = coach_of(FIELD)
    race, table = coach.race, coach.turns_left
    while race.cars[0].lap < 1:
        moves = race.legal_moves()
        race.push(min(moves, key=lambda move: table.lost(race, move)))
        if race.turn == 1:
            race.push(min(race.legal_moves()))
    assert race.result is not None
    turns = race.plies // 2
    assert in_all(coach)[0] == ("OVER_PAR", 0, turns - table.par(race.track.blue))


@pytest.mark.parametrize("end", [RESIGN, AGREED])
def test_giving_up_costs_no_turn(end):
    coach = coach_of(FIELD, "1E 1E 2W 2W")
    before = in_all(coach)
    assert told(coach, end) == coach.facts(end)
    coach.race.resign() if end == RESIGN else coach.race.agree_draw()
    assert in_all(coach) == before


def test_a_cost_beyond_the_table_is_not_made_up():
    coach = coach_of(OPEN + "blue 2 2 14 0\ngreen 30 30 0 0\n")
    assert told(coach, E)[1] == ("NOT_KNOWN",)
    assert told(coach, E)[2][0] == "OTHERS_UNKNOWN"
    coach.race.push(E)
    assert in_all(coach)[0] == ("NOT_KNOWN",)


def alone():
    """The coach of a race in which Green is parked off the road."""
    track = parked(coach_of(FIELD).race.track)
    return Coach(Race(track), table_of(track))


def test_alone_nothing_is_said_of_a_rival_and_a_lap_is_a_good_move():
    coach = alone()
    race = coach.race
    while race.cars[0].lap < 1:
        move = min(race.legal_moves(), key=lambda m: coach.turns_left.lost(race, m))
        happened, cost, reason = told(coach, move)
        assert cost == ("COST", 0, 0)
        assert reason[0] in ("GOOD", "IN_TIME")
        race.push(move)
        race.push(LOST)
    assert happened == ("LAP", 0)
    assert reason == ("GOOD", 1, 0)
    assert in_all(coach) == [("OVER_PAR", 0, 0)]


def test_alone_a_lap_missed_is_wrong_and_a_debt_is_named():
    coach = alone()
    race = coach.race
    assert told(coach, W)[0] == ("DEBT", 0)
    assert told(coach, W)[2] == ("OWES",)
    race.push(W)
    race.push(LOST)
    assert told(coach, E)[2] == ("PAID",)
