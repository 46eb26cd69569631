# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The verb track: a record that check reads, with true pars, or only a message."""

import subprocess
import sys
from pathlib import Path

import pytest

from engine.codes import deal_code, read_track_code, track_code
from engine.race.driver import choose
from engine.race.race import Race
from engine.race.sizes import SIZES
from engine.race.text import read_record, record_lines
from engine.race.turns_left import TurnsLeft
from engine.rng import Rng
from sim.track import main

ROOT = Path(__file__).resolve().parent.parent.parent


def printed(capsys, *arguments):
    """Return (status, standard output, standard error) of the verb."""
    try:
        status = main(list(arguments))
    except SystemExit as stop:
        status = stop.code
    out, err = capsys.readouterr()
    return status, out, err


def turns_for_a_lap(track, cell):
    """Return how many turns a driver alone takes from a cell of the line."""
    race = Race(track)
    turns_left = TurnsLeft(track)
    for _ in turns_left.slices():
        pass
    car, turns = (cell, 0, 0), 0
    while car[2] < 1:
        race.place(car, (track.width, 0, 0), 0)  # the other one is off the road
        race.push(choose(race, turns_left, Rng(1)))
        blue = race.cars[0]
        car, turns = (blue.cell, blue.speed, blue.lap), turns + 1
    return turns


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seed", ["0", "7", "262143"])
def test_a_seed_prints_a_record_with_true_pars(capsys, size, seed):
    status, out, err = printed(capsys, "--seed", seed, "--size", size)
    first = out.splitlines()[0].split(" ")
    track = read_record(out)[0].track
    pars = [turns_for_a_lap(track, cell) for cell in (track.blue, track.green)]
    assert (status, err) == (0, "")
    assert first[:2] + first[3:] == [";", "code", "par", *map(str, pars)]
    assert read_track_code(first[2])[0] == SIZES.index(size)


def test_the_code_prints_the_same_record(capsys):
    _, by_seed, _ = printed(capsys, "--size", "short", "--seed", "3")
    code = by_seed.split(" ")[2]
    assert printed(capsys, code.lower()) == (0, by_seed, "")


def test_the_record_stands_as_the_rules_write_it(capsys):
    _, out, _ = printed(capsys, track_code(1, 40))
    lines = out.splitlines()
    assert lines[0] == "; code 2G00184 par 11 11"
    assert record_lines(read_record(out)[0]) == lines[1:]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "expected a code, or both --seed and --size"),
        (["--seed", "5"], "expected a code, or both --seed and --size"),
        (["--size", "long"], "expected a code, or both --seed and --size"),
        (["2G00184", "--seed", "5"], "found both"),
        (["--seed", "-1", "--size", "long"], "expected a whole number from 0"),
        (["--seed", "262144", "--size", "long"], "expected a whole number from 0"),
        (["--seed", "five", "--size", "long"], "expected a whole number from 0"),
        (["--seed", "5", "--size", "huge"], "invalid choice: 'huge'"),
        (["2G00185"], "the code '2G00185' is mistyped"),
        (["2G0O184"], "character 4 is 'O'"),
        (["2G001"], "expected a code of 7 characters, found 5"),
        ([deal_code(5)], "found the code of a deal"),
        (["2G00184", "2G00184"], "unrecognized arguments"),
        (["--sede", "5"], "unrecognized arguments"),
    ],
)
def test_wrong_arguments_get_a_message_and_nothing_else(capsys, arguments, said):
    status, out, err = printed(capsys, *arguments)
    assert (status, out) == (2, "")
    assert said in err


def test_help_is_no_error(capsys):
    status, out, err = printed(capsys, "--help")
    assert (status, err) == (0, "")
    assert "--seed" in out


def test_it_needs_no_package_beyond_python():
    # -S leaves out every installed package, -E what the environment adds
    command = [sys.executable, "-S", "-E", "-m", "sim", "track", "2G00184"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("; code 2G00184 par ")
