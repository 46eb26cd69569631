# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The survey's file: what is in it is not done again, what is wrong in it is told."""

import pytest

from sim.survey_file import (
    HEAD,
    Row,
    SurveyError,
    make_ready,
    read_rows,
    row_line,
    seeds_done,
)

LINE = "short,7,2000E0G,8,8,90,1419,3976528,blue,23,draw,-\n"


@pytest.fixture
def file(tmp_path):
    """Return the path of a survey of seed 7, as text."""
    path = tmp_path / "survey.csv"
    path.write_text(f"{HEAD}\n{LINE}")
    return str(path)


def test_a_row_is_read_as_it_was_written(file):
    (row,) = read_rows(file)
    assert isinstance(row, Row)
    assert (row.seed, row.inside, row.inside_turns) == ("7", "draw", "-")
    assert row_line(row) == LINE


def test_a_new_file_begins_with_the_names_of_the_columns(tmp_path):
    name = str(tmp_path / "new.csv")
    make_ready(name)
    make_ready(name)
    with open(name) as file:
        assert file.read() == HEAD + "\n"
    assert seeds_done(name, "short") == set()


def test_a_file_that_is_not_there_has_no_seeds(tmp_path):
    assert seeds_done(str(tmp_path / "none.csv"), "short") == set()


@pytest.mark.parametrize("cut", [1, 10, len(LINE) - 1])
def test_a_line_that_was_cut_short_is_done_again(file, cut):
    with open(file, "a") as out:
        out.write(LINE.replace("7", "8", 1)[:-cut])
    assert seeds_done(file, "short") == {7}
    make_ready(file)
    with open(file, "a") as out:
        out.write(LINE.replace("7", "9", 1))
    assert seeds_done(file, "short") == {7, 9}


def test_a_head_that_was_cut_short_is_written_again(tmp_path):
    path = tmp_path / "cut.csv"
    path.write_text(HEAD[:20])
    assert seeds_done(str(path), "short") == set()
    make_ready(str(path))
    assert path.read_text() == HEAD + "\n"


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (LINE.replace("short", "huge"), "expected a size, found 'huge'"),
        (LINE.replace("short", "long"), "expected a track of size short, found 'long'"),
        (LINE.replace(",7,", ",seven,"), "expected a seed, found 'seven'"),
        (LINE.replace(",7,", ",999999,"), "expected a seed, found '999999'"),
        (LINE.replace("draw", "red"), "expected blue, green or draw, found 'red'"),
        (LINE.replace(",-", ""), "expected 12 values, found 11"),
        ("\n", "expected 12 values, found 0"),
    ],
)
def test_a_line_that_no_survey_wrote_is_refused_with_its_place(file, line, said):
    with open(file, "a") as out:
        out.write(line)
    with pytest.raises(SurveyError) as error:
        seeds_done(file, "short")
    assert str(error.value) == f"{file}:3: {said}"


def test_another_file_is_refused(tmp_path):
    path = tmp_path / "other.csv"
    path.write_text("size,seed\n1,2\n")
    with pytest.raises(SurveyError, match=r"other.csv:1: expected size,seed,code"):
        read_rows(str(path))
