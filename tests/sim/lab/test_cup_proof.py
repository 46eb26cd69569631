# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The cup and the shipped survey, solved again line by line."""

import pytest

from engine.codes import SIZES
from sim.cup import cup_rows
from sim.survey_table import survey

WITHOUT = "the lab's packages are not installed here: make lab-check"
lab = pytest.importorskip("sim.lab.survey", reason=WITHOUT)

SAMPLE = [row for size in SIZES for row in survey(size)[7::50]]
"""Every fiftieth line of the survey."""


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
