# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""sim/rivals.py: each level of Ring's computer beats the one below it."""

import pytest

from engine.race.rival import CHAMP, LEVELS
from sim.rivals import ENOUGH, MATCHES, Course, main, matches, rows


@pytest.fixture(scope="module")
def courses():
    """Tracks of the three sizes in turn."""
    return [Course(number) for number in range(45)]


@pytest.mark.parametrize("level", range(1, CHAMP))
def test_a_level_beats_the_one_below_it(courses, level):
    won, drawn, lost = matches(level, level - 1, courses)
    assert won + drawn + lost == len(courses)
    assert 100 * won >= ENOUGH * len(courses)


def test_the_champ_beats_the_racer(courses):
    won, _, lost = matches(CHAMP, CHAMP - 1, courses[:12])
    assert 100 * won >= ENOUGH * 12
    assert lost <= 1


def test_a_match_is_even_for_whoever_sits_where(courses):
    assert [course.race((3, 3), 1) for course in courses[:9]] != [2] * 9
    balances = [course.match(3, 3) for course in courses]
    assert abs(sum(balances)) < len(courses) // 3


def test_the_courses_are_of_all_sizes(courses):
    pars = [course.turns_left.par(course.turns_left.track.blue) for course in courses]
    assert max(pars[0::3]) < max(pars[1::3]) < max(pars[2::3])


def test_the_table_names_every_level_but_the_lowest(capsys):
    assert main(["1"]) == 0
    lines = capsys.readouterr().out.splitlines()[2:]
    assert [line.split()[:2] for line in lines] == [
        [LEVELS[level], LEVELS[level - 1]] for level in range(1, len(LEVELS))
    ]


@pytest.mark.slow
def test_each_level_wins_three_matches_in_five_of_two_hundred():
    for _, won, _, _ in rows(MATCHES):
        assert 100 * won >= ENOUGH * MATCHES
