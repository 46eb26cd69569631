# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""engine/race/coach.py: what it says is true of any move in any position."""

import pytest

from engine.grades import FAIR, GOOD, WRONG
from engine.race.coach import Coach
from engine.race.race import AGREED, LOST, RESIGN, SLOWER, STOP
from engine.race.text import play, read_record, record_lines
from engine.race.track import COMPASS
from engine.race.turns_left import TurnsLeft
from tests.engine.race.coach_case import speed_of
from tests.engine.race.coach_cases import cases
from tests.engine.race.coach_claims import holds, is_back, late, losing

SEEDS = range(60)
PLIES = 40
SEEDS_WITH_LOST_TURNS = (175, 188, 212, 368, 467, 481, 520, 526, 592, 601)
E, W = COMPASS.index("E"), COMPASS.index("W")

FIELD = """speed race 1
forward E
............
............
..########..
..########..
.....G......
.....B......
"""
DEAD_END = """speed race 1
forward E
#.######
#.######
........
.######.
...G....
...B....
"""
OPEN = "speed race 1\nforward E\n" + "." * 32 + "\n"
OPEN += 26 * ("." * 32 + "\n") + f"{'#':.>16}{'.' * 16}\n"
OPEN += "".join(f"{cell:.>16}{'.' * 16}\n" for cell in "=GB")


@pytest.fixture(scope="module")
def told():
    """Every case of the random races, with the coach and its facts."""
    return [told for seed in SEEDS for told in cases(seed, PLIES)]


def coach_of(start, moves=""):
    """The coach of a race that starts as a text says, after some moves."""
    race, _ = read_record(start + "--\n")
    for move in moves.split():
        play(race, move)
    turns_left = TurnsLeft(race.track)
    for _ in turns_left.slices():
        pass
    return Coach(race, turns_left)


def test_every_claim_holds_by_the_slow_referee(told):
    assert len(told) > 500
    for case, _, facts, _ in told:
        assert [fact for fact in facts if not holds(case, fact)] == [], case


def test_the_random_positions_bring_up_most_facts(told):
    seen = {fact[0] for _, _, facts, _ in told for fact in facts}
    assert len(seen) >= 40
    assert seen >= {"LATE", "BLOCKS", "RISKS", "HINDERS", "HELD_UP", "IN_TIME"}


def test_what_decides_is_never_left_out(told):
    for case, _, facts, _ in told:
        if case.after is None or case.move in ("resign", "draw"):
            continue
        if not case.moves:
            assert facts[0][0] in ("LOSES", "LOSES_AT_REST")
        elif case.after.result:
            assert facts[2][0] in ("WINS", "DRAW_LAPS", "DRAW_LIMIT", "EXTRA_MISSED")
        elif case.new.lap == case.car.lap and not case.after.moves():
            assert facts[2][0] == "BLOCKS"


def test_a_turn_was_lost_by_braking_late_when_the_referee_says_so():
    lost = [
        (facts[2][0] == "LATE", late(case))
        for seed in SEEDS_WITH_LOST_TURNS
        for case, _, facts, _ in cases(seed, 60)
        if case.move == "x" and len(case.referee.older) > 1
    ]
    assert len(lost) > 8
    assert {(True, True), (False, False)} == set(lost)


def test_a_way_that_can_be_shut_is_never_left_out(told):
    risky = [
        facts[2][0]
        for case, _, facts, _ in told
        if case.after is not None and case.moves and not case.after.result
        if case.move not in ("resign", "draw") and any(losing(case))
    ]
    assert len(risky) > 3
    assert set(risky) <= {"RISKS", "DOOMED", "FORCED_BACK", "OWES", "PAID", "HINDERS"}


def test_being_forced_backward_is_never_left_out(told):
    forced = [
        facts[2][0]
        for case, _, facts, _ in told
        if case.after is not None
        and case.moves
        and case.move not in ("resign", "draw")
        and all(is_back(case, move) for move in case.moves)
    ]
    assert forced.count("FORCED_BACK") > 10
    assert set(forced) <= {"FORCED_BACK", "OWES", "BLOCKS", "DOOMED", "EXTRA_MISSED"}


def test_being_forced_to_brake_is_never_left_out(told):
    braking = {
        facts[1][0]
        for case, _, facts, _ in told
        if case.after is not None and case.moves and not case.faster
        if case.move not in ("resign", "draw")
    }
    assert braking == {"ONLY_SLOWER", "ROAD_BARS", "CAR_BARS"}


def test_the_quickest_move_is_good_and_two_turns_too_many_are_wrong(told):
    free = [
        (case.turns(case.move) - case.best(), case.best(), grade)
        for case, _, facts, grade in told
        if facts[2][0] in ("GOOD", "COSTS", "IN_TIME", "HELD_UP")
    ]
    assert {grade for behind, _, grade in free if behind == 0} == {GOOD}
    assert {grade for behind, best, grade in free if behind == 1 and best} == {FAIR}
    assert {grade for behind, _, grade in free if behind > 1} == {WRONG}


def test_a_lap_missed_is_wrong():
    coach = coach_of(FIELD + "blue 4 5 1 0\ngreen 9 0 0 0\n")
    assert coach.facts(E)[0] == ("LAP", 0)
    assert coach.facts(W)[2] == ("COSTS", 1, 1)
    assert coach.grade == WRONG


def test_what_the_rules_refuse_is_wrong(told):
    assert {grade for case, *_, grade in told if case.after is None} == {WRONG}


def test_the_race_is_as_it_was():
    coach = coach_of(FIELD, "1E 1E 2E 2E 1W")
    before = record_lines(coach.race)
    for move in (*range(16), LOST, RESIGN, AGREED):
        if move != LOST:
            coach.facts(move)
    assert record_lines(coach.race) == before


def test_a_start_says_so():
    facts = coach_of(FIELD).facts(E)
    assert facts[0] == ("STARTS", 0, E)
    assert facts[1] == ("OTHERS", 3, 1, COMPASS.index("NE"))
    assert facts[2][0] == "COSTS"


def test_a_move_square_to_the_last_one_is_a_turn():
    coach = coach_of(FIELD, "1E 1E 2E 2E")
    assert coach.facts(E)[0] == ("FASTER", 0, 3, E)
    assert coach.facts(SLOWER + COMPASS.index("NE"))[0][0] == "SLOWER"
    assert coach.facts(SLOWER + W)[0] == ("TURNS_SLOWER", 0, 1, W)
    assert coach.facts(W)[0] == ("TURNS_FASTER", 0, 3, W)


def test_after_a_stop_the_old_direction_is_forgotten():
    coach = coach_of(FIELD, "1E 1W 0 0")
    assert coach.facts(W)[0] == ("STARTS", 0, W)


def test_a_slower_move_at_rest_is_refused_with_the_reason():
    facts = coach_of(FIELD).facts(SLOWER + E)
    assert facts[0] == ("FROM_REST",)


def test_any_slower_move_at_speed_1_is_the_stop():
    coach = coach_of(FIELD, "1E 1E")
    assert coach.facts(SLOWER + W) == coach.facts(STOP)
    assert coach.facts(STOP)[0] == ("STOPS", 0)


def test_a_refused_move_names_the_step_and_the_best_way():
    coach = coach_of(DEAD_END + "blue 1 0 2 0\ngreen 1 2 0 0\n")
    assert coach.facts(E) == (("STEP_OFF", 1, 3), ("COULD_MOVE", 1), ("BEST", 1, 4))
    assert coach.facts(4)[0] == ("STEP_HITS", 2, 3, 1)


def test_a_turn_lost_at_rest():
    coach = coach_of(DEAD_END + "blue 1 0 0 0\ngreen 1 1 0 0\n")
    facts = coach.facts(LOST)
    assert facts == (("LOSES_AT_REST", 0), ("SHUT_ROUND",), ("CAR_SHUTS", 1))
    assert coach.facts(4)[2] == ("TURN_LOST",)


def test_a_turn_lost_alone_was_driven_too_fast():
    coach = coach_of(DEAD_END + "blue 1 0 6 0\n")
    assert coach.facts(LOST) == (("LOSES", 0, 6, 5), ("SHUT_BOTH", 7, 5), ("TOO_FAST",))


def test_a_car_in_the_only_way_forces_to_brake():
    coach = coach_of(DEAD_END + "blue 1 0 1 0\ngreen 1 2 0 0\n")
    assert coach.facts(STOP)[1] == ("ONLY_SLOWER",)
    coach = coach_of(FIELD + "blue 0 0 3 0\ngreen 4 4 0 0\n")
    assert coach.facts(SLOWER + E)[1][0] == "OTHERS"


def test_a_move_after_which_every_reply_takes_the_turn():
    track = """speed race 1
forward N
#.........#####
#=BG##....#####
#....##...#####
#...###...#####
#....#....#####
#.........#####
blue 6 1 3 -1
green 8 5 3 -1
turn green
"""
    coach = coach_of(track)
    assert coach.facts(0)[2] == ("DOOMED", 1)
    assert coach.grade == FAIR


def test_turns_beyond_the_table_are_not_made_up():
    coach = coach_of(OPEN + "blue 2 2 14 0\ngreen 30 30 0 0\n")
    facts = coach.facts(E)
    assert facts[1][0] == "OTHERS_UNKNOWN"
    assert facts[2] == ("NOT_KNOWN",)
    assert coach.grade == GOOD


def test_the_150th_turn_is_a_draw():
    moves = ["1W", "1W", "0", "0", "1E", "1E", "0", "0"] * 38
    coach = coach_of(FIELD, " ".join(moves[:299]))
    assert coach.race.plies == 299
    assert coach.facts(STOP)[2] == ("DRAW_LIMIT", 150)


def test_both_laps_in_one_round_are_a_draw():
    start = FIELD + "blue 4 5 1 1\ngreen 4 4 1 0\nturn green\n"
    coach = coach_of(start)
    assert coach.facts(E)[0] == ("LAP", 1)
    assert coach.facts(E)[2] == ("DRAW_LAPS",)
    assert coach.grade == GOOD
    assert coach.facts(STOP)[2] == ("EXTRA_MISSED", 0)
    assert coach.grade == WRONG


def test_who_gives_up_or_agrees_could_still_move():
    coach = coach_of(FIELD)
    assert coach.facts(RESIGN)[::2] == (("RESIGNS", 0), ("SO_WINS", 1))
    assert coach.facts(AGREED)[::2] == (("AGREED",), ("NOBODY_WINS",))
    assert coach.facts(AGREED)[1] == ("COULD_MOVE", len(coach.race.legal_moves()))


def test_every_fact_said_can_be_checked(told):
    said = {fact[0] for _, _, facts, _ in told for fact in facts}
    assert all(name.isupper() for name in said)
    assert speed_of("12NE") == 12
