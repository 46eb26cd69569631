# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""How often the rivals lose the value of a position: the champ hardly ever."""

import pytest

from engine.race.race import Race

WITHOUT = "the lab's packages are not installed here: make lab-check"
pytest.importorskip("sim.lab.solver", reason=WITHOUT)

from sim.lab.slips import HEAD, SEEDS, Course, main, row  # noqa: E402 - it needs numpy


@pytest.fixture(scope="module")
def course():
    """One of the ten tracks."""
    return Course(SEEDS[0])


def test_in_each_position_it_matters_how_one_goes_on(course):
    races = [tuple(race.log[: race.plies]) for race in course.positions()]
    assert len(set(races)) == len(races) > 100


def test_worths_are_those_of_the_side_to_move(course):
    race = Race(course.turns_left.track)
    winner = course.solution.value(race).result
    best = max(course.worths(race).values())
    assert best == {"blue": 1, "draw": 0, "green": -1}[winner]


def test_the_champ_slips_far_less_than_the_racer(course):
    count, racer, champ = course.slips()
    assert count > 100
    assert racer > count // 20
    assert champ <= count // 50


def test_a_row_tells_slips_and_shares():
    assert row("X", 200, [20, 1]) == "| X | 200 | 20 (10.0 %) | 1 (0.5 %) |"
    assert HEAD.count("|") == row("X", 1, [0, 0]).count("|")


@pytest.mark.slow
def test_over_ten_tracks_the_champ_loses_the_value_once_in_a_hundred(capsys):
    main()
    *_, total = capsys.readouterr().out.splitlines()
    count, _, champ = [int(cell.split()[0]) for cell in total.split("|")[2:5]]
    assert 100 * champ <= count
