# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""docs/fairness.md: its tables are counted from the files that are shipped."""

import re

import pytest

from engine.race.sizes import SIZES
from sim import survey_table
from sim.cup import cup_rows
from sim.survey_file import Row
from tests.checks.tree import ROOT

TEXT = (ROOT / "docs" / "fairness.md").read_text(encoding="utf-8")

TABLES = ("value_lines", "kind_lines", "length_lines", "cup_lines")


@pytest.mark.parametrize("table", TABLES)
def test_a_table_is_what_the_files_say(table):
    assert "\n".join(getattr(survey_table, table)()) in TEXT


@pytest.mark.parametrize("size", SIZES)
def test_the_survey_has_each_of_its_600_seeds_once(size):
    seeds = [int(row.seed) for row in survey_table.survey(size)]
    assert seeds == list(range(600))


@pytest.mark.parametrize("row", cup_rows(), ids=lambda row: row.code)
def test_a_track_of_the_cup_is_in_the_survey_as_it_is_in_the_cup(row):
    surveyed = survey_table.survey(row.size)
    if int(row.seed) < len(surveyed):
        assert surveyed[int(row.seed)] == row


@pytest.mark.parametrize(
    ("outside", "inside", "kind"),
    [
        ("blue", "blue", "blue"),
        ("green", "green", "green"),
        ("blue", "green", "outer"),
        ("green", "blue", "inner"),
        ("draw", "blue", "draw"),
        ("green", "draw", "draw"),
    ],
)
def test_both_values_tell_what_decides_a_track(outside, inside, kind):
    row = Row(*[""] * 8, outside, "1", inside, "1")
    assert survey_table.kind(row) == kind


def test_the_columns_are_told():
    for name in ("par_blue", "positions", "states", "outside", "inside"):
        assert re.search(rf"`{name}`", TEXT)
