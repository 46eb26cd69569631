# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The verbs solve and survey from the command line to their last line."""

import pytest

from engine.codes import track_code
from engine.race.generator import search
from sim.survey_file import read_rows

WITHOUT = "the lab's packages are not installed here: make lab-check"
pytest.importorskip("sim.lab.survey", reason=WITHOUT)

from sim import solve, survey  # noqa: E402


def solved(capsys, tmp_path, *lines):
    """The lines that solve prints of a record that begins so."""
    path = tmp_path / "race.txt"
    path.write_text("\n".join(["speed race 1", *lines, "--", ""]))
    assert solve.main([str(path)]) == 0
    return capsys.readouterr().out.splitlines()


def test_solve_prints_both_seatings_and_each_move_best_first(capsys, tmp_path):
    assert solved(capsys, tmp_path, "code 200001F") == [
        "start   blue 23",
        "swapped blue 21",
        "1SW     blue 23",
        "1E      green 18",
        "1SE     green 18",
        "1W      green 18",
    ]


def test_solve_takes_a_race_from_the_middle(capsys, tmp_path):
    lines = ("code 200001F", "blue 4 8 6 0", "green 5 2 1 -1", "turn green")
    assert solved(capsys, tmp_path, *lines) == [
        "start   draw -",
        "swapped green 11",
        "2E      draw -",
        "2S      draw -",
        "2SW     draw -",
        "2W      blue 14",
        "0       blue 12",
    ]


def test_solve_says_when_a_turn_is_lost(capsys, tmp_path):
    lines = ("code 200001F", "blue 3 8 9 0")
    assert solved(capsys, tmp_path, *lines)[2:] == ["x       green 17"]


def test_solve_in_the_extra_turn_has_no_seats_to_swap(capsys, tmp_path):
    lines = ("code 200001F", "blue 9 3 2 1", "green 11 2 1 0", "turn green")
    assert solved(capsys, tmp_path, *lines) == [
        "start   draw 1",
        "2W      draw 1",
        "2E      blue 1",
        "2SE     blue 1",
        "2S      blue 1",
        "0       blue 1",
    ]


def surveyed(path, first, count, workers="1"):
    """Survey short tracks; return the rows of the file."""
    asked = ["--size", "short", "--first", str(first), "--count", str(count)]
    assert survey.main([*asked, "--workers", workers, "--out", str(path)]) == 0
    return read_rows(str(path))


def test_a_survey_tells_what_solve_tells(tmp_path):
    (row,) = surveyed(tmp_path / "survey.csv", 0, 1)
    assert ",".join(row) == "short,0,200001F,9,9,90,1419,3976528,blue,23,blue,21"


def test_a_survey_goes_on_where_it_stopped(tmp_path, capsys):
    path = tmp_path / "deep" / "survey.csv"
    surveyed(path, 1, 1)
    before = path.read_text()
    with open(path, "a") as file:
        file.write("short,0,2000")  # it was stopped in the middle of a line
    rows = surveyed(path, 0, 3)
    assert path.read_text().startswith(before)
    assert [row.seed for row in rows] == ["1", "0", "2"]
    assert "2 of 3 seeds to solve" in capsys.readouterr().out


def test_two_workers_write_the_same_lines_as_one(tmp_path):
    one = surveyed(tmp_path / "one.csv", 2, 4)
    assert surveyed(tmp_path / "two.csv", 2, 4, "2") == one
    assert [row.code for row in one] == [code_of_seed(seed) for seed in range(2, 6)]


def code_of_seed(seed):
    """The code of the track that a search for a short one ends with."""
    (number,) = [found[1] for found in search(0, seed) if found]
    return track_code(0, number)


def test_the_workers_of_a_scheduler_write_the_same_lines(tmp_path):
    from distributed import LocalCluster

    one = surveyed(tmp_path / "one.csv", 2, 2)
    local = {"n_workers": 1, "threads_per_worker": 1, "dashboard_address": None}
    with LocalCluster(**local, host="127.0.0.1") as cluster:
        rows = surveyed(tmp_path / "two.csv", 2, 2, cluster.scheduler_address)
    assert rows == one


@pytest.mark.slow
def test_a_scheduler_that_does_not_answer_gets_a_message(tmp_path, capsys):
    asked = ["--size", "short", "--count", "1", "--out", str(tmp_path / "survey.csv")]
    assert survey.main([*asked, "--workers", "tcp://127.0.0.1:9"]) == 1
    assert "python -m sim survey: " in capsys.readouterr().err
