# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The verb survey: its arguments, which need no package, and what it says without."""

import argparse
import subprocess
import sys

import pytest

from sim.survey import main, workers
from sim.survey_file import HEAD
from tests.checks.tree import ROOT

ASKED = ["--size", "short", "--count", "1"]
"""Arguments that are right."""


def printed(capsys, *arguments):
    """Return (status, standard output, standard error) of the verb."""
    try:
        status = main(list(arguments))
    except SystemExit as stop:
        status = stop.code
    return status, *capsys.readouterr()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "the following arguments are required: --size, --count"),
        (["--size", "short"], "required: --count"),
        (["--size", "huge", "--count", "1"], "invalid choice: 'huge'"),
        (["--size", "short", "--count", "0"], "expected at least one seed"),
        (["--size", "short", "--count", "-1"], "expected a whole number"),
        ([*ASKED, "--first", "262144"], "expected a whole number from 0 to 262143"),
        (["--size", "short", "--count", "2", "--first", "262143"], "below 262144"),
        ([*ASKED, "--workers", "0"], "'0': expected a number from 1 to 1024"),
        ([*ASKED, "--workers", "two"], "or a Dask scheduler's address"),
        ([*ASKED, "--workers", "localhost:8786"], "'localhost:8786': expected"),
        ([*ASKED, "more"], "unrecognized arguments"),
        ([*ASKED, "--out", "."], "python -m sim survey: "),
    ],
)
def test_wrong_arguments_get_a_message_and_nothing_else(capsys, arguments, said):
    status, out, err = printed(capsys, *arguments)
    assert (status, out) == (2, "")
    assert said in err


def test_a_file_of_another_kind_is_refused_and_kept(capsys, tmp_path):
    path = tmp_path / "notes.csv"
    path.write_text("my notes\n")
    status, out, err = printed(capsys, *ASKED, "--out", str(path))
    assert (status, out) == (2, "")
    assert f"{path}:1: expected size,seed,code" in err
    assert path.read_text() == "my notes\n"


@pytest.mark.parametrize("text", ["tcp://10.0.0.5:8786", "tls://lab.example:1"])
def test_an_address_is_taken_as_it_is(text):
    assert workers(text) == text


def test_a_number_of_workers_is_a_number():
    assert workers("12") == 12


@pytest.mark.parametrize("text", ["tcp://host", "tcp://:8786", "http://host:1", "1e3"])
def test_what_is_neither_is_refused(text):
    with pytest.raises(argparse.ArgumentTypeError):
        workers(text)


def test_without_its_packages_it_names_the_command_that_installs_them(tmp_path):
    # -S leaves out every installed package, -E what the environment adds
    out = tmp_path / "new" / "survey.csv"
    done = subprocess.run(
        [sys.executable, "-S", "-E", "-m", "sim", "survey", *ASKED, "--out", str(out)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("python -m sim survey: the package '")
    assert "is missing; `make lab`, then .venv-lab/bin/python" in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert out.read_text() == HEAD + "\n"
