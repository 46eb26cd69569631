# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The rules of Ring by clause (docs/rules.md); tests/records has every corner."""

import pytest

from engine.errors import IllegalMoveError
from engine.race.text import legal_texts, play, read_record

RING = """
speed race 1
forward E
............
............
..########..
..########..
.....G......
.....B......
"""

NECK = """
speed race 1
forward E
#.######
#.######
........
.######.
...G....
...B....
"""


def start(*lines, track=RING):
    """A race on a track, with lines that say where the cars are."""
    return read_record("\n".join([track, *lines, "--"]))[0]


def drive(race, moves):
    """Play moves, and return the race for more."""
    for move in moves.split():
        play(race, move)
    return race


def state(race):
    """Everything that can change in a race."""
    cars = [(car.cell, car.speed, car.lap) for car in race.cars]
    return cars, race.turn, race.result, race.plies, legal_texts(race)


def laps(race):
    return [car.lap for car in race.cars]


def speeds(race):
    return [car.speed for car in race.cars]


# Ring 2: the start


def test_blue_stands_on_the_outer_cell_of_the_line():
    race = start()
    blue, green = race.cars
    assert (race.track.y(blue.cell), race.track.y(green.cell)) == (5, 4)


# Ring 3: turns and speeds


def test_blue_moves_first_and_then_in_turn():
    race = start()
    turns = [race.turn]
    for move in ("1E", "1E", "0"):
        play(race, move)
        turns.append(race.turn)
    assert turns == [0, 1, 0, 1]


def test_both_cars_start_at_rest():
    assert speeds(start()) == [0, 0]


def test_the_speed_goes_up_or_down_by_one():
    race = start("blue 11 0 2 0")
    assert {move[0] for move in legal_texts(race)} == {"1", "3"}


def test_from_rest_the_speed_only_goes_up():
    assert {move[0] for move in legal_texts(start())} == {"1"}


def test_the_direction_may_change_to_straight_back():
    race = drive(start("blue 6 0 1 0"), "2E 1E")
    assert "3W" in legal_texts(race)


# Ring 4: what is in the way


@pytest.mark.parametrize("move", ["1S", "1SE", "1SW"])
def test_a_move_off_the_road_is_refused(move):
    with pytest.raises(IllegalMoveError, match="leaves the road"):
        play(start(), move)


def test_a_move_onto_the_other_car_is_refused():
    with pytest.raises(IllegalMoveError, match="meets the green car"):
        play(start(), "1N")


def test_a_move_over_the_other_car_is_refused():
    with pytest.raises(IllegalMoveError, match="step 2 of 3 meets the green car"):
        play(start("blue 0 0 2 0", "green 2 0 0 0"), "3E")


def test_a_refused_move_changes_nothing():
    race = start("blue 0 0 2 0", "green 2 0 0 0")
    before = state(race)
    with pytest.raises(IllegalMoveError):
        play(race, "3E")
    assert state(race) == before


# Ring 5: the stop


def test_a_stop_leaves_the_car_and_passes_the_turn():
    race = drive(start(), "1E 1E")
    cell = race.cars[0].cell
    play(race, "0")
    assert (race.cars[0].cell, race.cars[0].speed, race.turn) == (cell, 0, 1)


# Ring 6: nobody passes, turns can be lost


def test_a_turn_is_not_lost_while_there_is_a_move():
    with pytest.raises(IllegalMoveError, match="only without a legal move"):
        play(start(), "x")


def test_a_lost_turn_takes_one_from_the_speed_and_leaves_the_car():
    race = start("blue 1 0 5 0", track=NECK)
    cell = race.cars[0].cell
    play(race, "x")
    assert (race.cars[0].cell, race.cars[0].speed, race.turn) == (cell, 4, 1)


def test_a_lost_turn_at_rest_keeps_speed_0():
    race = start("blue 1 0 0 0", "green 1 1 0 0", track=NECK)
    play(race, "x")
    assert (race.cars[0].speed, race.turn) == (0, 1)


def test_a_move_at_a_lost_turn_is_refused():
    with pytest.raises(IllegalMoveError, match="the turn is lost, expected x"):
        play(start("blue 1 0 5 0", track=NECK), "6S")


# Ring 7: laps


def test_leaving_the_line_forward_counts_nothing():
    assert laps(drive(start(), "1E 1E")) == [0, 0]


def test_backing_over_the_line_is_a_debt_that_one_crossing_pays():
    race = drive(start(), "1W 1W")
    assert laps(race) == [-1, -1]
    assert laps(drive(race, "0 0 1E 1E")) == [0, 0]


def test_a_debt_does_not_grow():
    race = start("blue 6 5 1 -1")
    assert laps(drive(race, "2W 1E")) == [-1, 0]


def test_a_lap_is_done_at_the_line_and_past_it_but_not_before():
    before, on, past = ("blue 1 5 2 0", "blue 2 5 2 0", "blue 3 5 2 0")
    found = [laps(drive(start(line), "3E"))[0] for line in (before, on, past)]
    assert found == [0, 1, 1]


# Ring 8: the end


def test_green_has_one_more_turn_after_blues_lap():
    race = drive(start("blue 2 5 2 0"), "3E")
    assert (race.turn, race.result) == (1, None)
    assert drive(race, "1E").result == "blue"


def test_both_laps_in_one_round_are_a_draw():
    race = start("blue 2 5 2 0", "green 3 4 1 0")
    assert drive(race, "3E 2E").result == "draw"


def test_greens_lap_before_blues_wins_at_once():
    race = start("blue 0 0 0 0", "green 4 4 0 0")
    assert drive(race, "1E 1E").result == "green"


def test_green_has_had_as_many_turns_as_blue_at_the_end():
    race = drive(start("blue 0 5 0 0", "green 11 0 0 0"), "1E 1W 2E 2W 3E 3W")
    assert (race.result, race.plies) == ("blue", 6)


def test_after_the_end_there_are_no_moves():
    race = drive(start(), "resign")
    assert (race.turn, legal_texts(race)) == (None, [])
    with pytest.raises(IllegalMoveError, match="over"):
        play(race, "1E")


# Ring 9: other ends


def test_who_resigns_loses():
    assert drive(start(), "resign").result == "green"
    assert drive(start(), "1E resign").result == "blue"


def test_a_draw_can_be_agreed():
    assert drive(start(), "1E 1E draw").result == "draw"


def test_150_turns_each_are_a_draw():
    race = drive(start(), "1E 1E 0 0 1W 1W 0 0 " * 37 + "1E 1E 0")
    assert (race.plies, race.result) == (299, None)
    assert drive(race, "0").result == "draw"


# Taking back


@pytest.mark.parametrize(
    ("lines", "moves"),
    [
        ([], "1W 1W 0 0 1E 1E"),
        (["blue 2 5 2 0", "green 3 4 1 0"], "3E 2E"),
        (["blue 0 0 0 0", "green 4 4 0 0"], "1E 1E"),
        (["blue 2 5 2 0"], "3E 1E"),
        ([], "1E resign"),
        ([], "1E 1E draw"),
    ],
)
def test_taking_back_goes_through_every_position_before(lines, moves):
    race = start(*lines)
    before = []
    for move in moves.split():
        before.append(state(race))
        play(race, move)
    while before:
        race.pop()
        assert state(race) == before.pop()


def test_taking_back_a_lost_turn_gives_back_speed_and_turn():
    race = start("blue 1 0 5 0", track=NECK)
    before = state(race)
    drive(race, "x 1E x").pop()
    race.pop()
    race.pop()
    assert state(race) == before


def test_taking_back_a_lost_turn_at_rest_gives_no_speed():
    race = start("blue 1 0 0 0", "green 1 1 0 0", track=NECK)
    before = state(race)
    play(race, "x")
    race.pop()
    assert state(race) == before


def test_taking_back_the_last_of_150_turns_reopens_the_race():
    race = drive(start(), "1E 1E 0 0 1W 1W 0 0 " * 37 + "1E 1E 0 0")
    race.pop()
    assert (race.turn, race.result) == (1, None)
    assert drive(race, "2E").result == "draw"
