# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The verb cup: a line for each code that the engine ships, true to its track."""

import subprocess
import sys
from collections import Counter

import pytest

from engine.codes import read_track_code
from engine.race.generator import PARS, candidate
from engine.race.sizes import SIZES
from sim.cup import codes, cup_rows, main
from sim.track import pars
from tests.checks.tree import ROOT


def printed(capsys, *arguments):
    """Return (status, standard output, standard error) of the verb."""
    try:
        status = main(list(arguments))
    except SystemExit as stop:
        status = stop.code
    return status, *capsys.readouterr()


def test_a_line_is_code_size_pars_and_both_values(capsys):
    status, out, err = printed(capsys)
    lines = [line.split(" ") for line in out.splitlines()]
    assert (status, err) == (0, "")
    assert [line[0] for line in lines] == codes()
    assert Counter(line[1] for line in lines) == dict.fromkeys(SIZES, 8)
    assert {len(line) for line in lines} == {6}


@pytest.mark.parametrize("row", cup_rows(), ids=lambda row: row.code)
def test_a_line_tells_the_track_of_its_code(row):
    size, number = read_track_code(row.code)
    track = candidate(size, number)
    least, most = PARS[size]
    assert row.size == SIZES[size]
    assert (row.par_blue, row.par_green) == tuple(map(str, pars(track)))
    assert least <= int(row.par_blue) <= most
    assert int(row.road) == sum(1 for kind in track.kinds if kind)


@pytest.mark.parametrize("row", cup_rows(), ids=lambda row: row.code)
def test_each_track_is_a_draw_or_its_winner_changes_with_the_seats(row):
    assert row.outside == "draw" or {row.outside, row.inside} == {"blue", "green"}


@pytest.mark.parametrize("arguments", [["short"], ["--size", "short"], ["--sise"]])
def test_wrong_arguments_get_a_message_and_nothing_else(capsys, arguments):
    status, out, err = printed(capsys, *arguments)
    assert (status, out) == (2, "")
    assert "unrecognized arguments" in err


def test_it_needs_no_package_beyond_python():
    # -S leaves out every installed package, -E what the environment adds
    command = [sys.executable, "-S", "-E", "-m", "sim", "cup"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")
    assert len(done.stdout.splitlines()) == 24
