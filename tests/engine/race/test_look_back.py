# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""engine/race/look_back.py and walk.py: a race gone through, and what was missed."""

import pytest

from engine.race.look_back import missed
from engine.race.race import AGREED, LOST, MAX_TURNS, RESIGN, STOP
from engine.race.text import record_lines
from engine.race.walk import Walk, moves_of
from tests.engine.race.coach_case import Case
from tests.engine.race.coach_cases import coached
from tests.engine.race.random_race import RandomRace
from tests.engine.race.test_coach import FIELD, coach_of

SEEDS = (1, 10, 22, 175, 212, 368, 467, 481, 520, 526, 592, 601)


def driven(seed):
    """A random race driven to its end, its coach, and a case for each ply."""
    race, coach, alone, far = coached(seed)
    cases = []
    while not race.is_over():
        race.referee.played = race.moves
        race.step()
        move = race.moves.pop()
        race.referee.take_back()
        cases.append(Case(race.referee, alone, far, move))
        race.moves.append(move)
        race.referee.play(move)
    return race, coach, cases


def walk_over(coach):
    """The walk through the coach's race, taken back to its start."""
    race = coach.race
    moves = moves_of(race.log, race.plies)
    while race.plies:
        race.pop()
    return Walk(race, moves)


@pytest.mark.parametrize("seed", SEEDS)
def test_lost_turns_and_two_turns_thrown_away_are_found(seed):
    race, coach, cases = driven(seed)
    assert len(cases) > 10
    walk = walk_over(coach)
    steps = list(missed(coach, walk))
    assert len(steps) == len(cases)
    for stop, (step, case) in enumerate(zip(steps, cases)):
        is_lost = case.move == "x"
        behind = 0 if is_lost else case.turns(case.move) - case.best()
        if is_lost:
            assert step[0] == stop
            assert step[1][0][0].startswith("LOSES")
        elif step is not None:
            assert step[0] == stop
            assert behind >= 2 or case.best() == 0 < behind
    assert race.engine_state() == race.referee_state()


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_not_found_cost_one_turn_at_most_or_the_rival_more(seed):
    _, coach, cases = driven(seed)
    walk = walk_over(coach)
    for step, case in zip(missed(coach, walk), cases):
        if step is None and not case.after.result and not case.referee.last_chance:
            behind = case.turns(case.move) - case.best()
            assert behind < 2 or coach.facts(walk.move)[2][0] in PARDONED


PARDONED = (
    "HINDERS",
    "BLOCKS",
    "DEBT",
    "OWES",
    "DOOMED",
    "FORCED_BACK",
    "PAID",
    "EXTRA",
)
"""What may be said instead of what a move costs."""


def test_only_the_sides_asked_for_are_looked_at():
    _, coach, cases = driven(212)
    walk = walk_over(coach)
    both = [step[0] for step in missed(coach, walk) if step]
    blue = [step[0] for step in missed(coach, walk, (0,)) if step]
    assert blue == [stop for stop in both if cases[stop].side == "blue"]
    assert 0 < len(blue) < len(both)


def test_a_walk_goes_to_any_stop_and_back():
    race = RandomRace(175)
    while not race.is_over():
        race.step()
    written = record_lines(race.race)
    moves = moves_of(race.race.log, race.race.plies)
    while race.race.plies:
        race.race.pop()
    walk = Walk(race.race, moves, b"\x03")
    for stop in (5, 2, 9, 0, walk.count, 3):
        walk.go(stop)
        assert walk.race.plies == walk.at == stop
        assert walk.is_yours == (stop == 3)
        assert walk.is_at_end == (stop == walk.count)
    walk.go(walk.count)
    assert record_lines(race.race) == written


def test_a_walk_goes_through_the_longest_race():
    race = coach_of(FIELD, "").race
    cycle = bytes((2, 2, STOP, STOP, 6, 6, STOP, STOP))  # there, and back again
    walk = Walk(race, (cycle * 38)[: 2 * MAX_TURNS])
    walk.go(walk.count)
    assert walk.race.result == "draw"
    assert not walk.is_yours


@pytest.mark.parametrize("end", [RESIGN, AGREED])
def test_a_walk_goes_through_a_race_that_was_given_up(end):
    coach = coach_of(FIELD, "1E 1E")
    walk = Walk(coach.race, bytes((2, 2, end)))
    walk.go(3)
    assert walk.race.turn is None
    walk.go(2)
    assert coach.facts(walk.move)[0][0] == ("RESIGNS" if end == RESIGN else "AGREED")


def test_a_turn_lost_at_rest_is_a_lost_turn_in_a_walk():
    coach = coach_of(
        """speed race 1
forward E
#.######
#.######
........
.######.
...G....
...B....
blue 1 0 0 0
green 1 1 0 0
""",
        "x",
    )
    assert moves_of(coach.race.log, 1) == bytes((LOST,))
