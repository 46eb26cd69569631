# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The cup and the shipped survey, solved again line by line."""

import pytest

from engine.codes import read_track_code
from engine.race.generator import candidate
from engine.race.sizes import SIZES
from sim.cup import codes, cup_rows
from sim.survey_table import survey

WITHOUT = "the lab's packages are not installed here: make lab-check"
lab = pytest.importorskip("sim.lab.survey", reason=WITHOUT)

from sim.lab.solver import solve  # noqa: E402 - it needs numpy
from tests.sim.lab.certificate import Certificate  # noqa: E402

SAMPLE = [row for size in SIZES for row in survey(size)[7::50]]
"""Every fiftieth line of the survey."""


@pytest.mark.slow
@pytest.mark.parametrize("code", codes())
def test_every_position_of_a_cup_track_is_worth_the_best_of_its_moves(code):
    solution = solve(candidate(*read_track_code(code)))
    assert Certificate(solution).faults() == 0


def identity(row):
    """What names a row in a report."""
    return f"{row.size}-{row.seed}-{row.code}"


@pytest.mark.slow
@pytest.mark.parametrize("row", cup_rows(), ids=identity)
def test_a_track_of_the_cup_is_worth_what_the_cup_says(row):
    assert lab.row_of_seed(row.size, int(row.seed)) == row


@pytest.mark.slow
@pytest.mark.parametrize("row", SAMPLE, ids=identity)
def test_a_line_of_the_survey_comes_out_again(row):
    assert lab.row_of_seed(row.size, int(row.seed)) == row
