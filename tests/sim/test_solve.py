# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The verb solve: what it refuses before it needs a package, and what it says then."""

import subprocess
import sys

import pytest

from sim.solve import main
from tests.checks.tree import ROOT


def printed(capsys, *arguments):
    """Return (status, standard output, standard error) of the verb."""
    try:
        status = main(list(arguments))
    except SystemExit as stop:
        status = stop.code
    return status, *capsys.readouterr()


@pytest.fixture
def record(tmp_path):
    """Return a function that writes a record and gives its path."""

    def write(text):
        path = tmp_path / "race.txt"
        path.write_text(text)
        return str(path)

    return write


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "the following arguments are required: FILE"),
        (["one", "two"], "unrecognized arguments: two"),
        (["no-such-file"], "no-such-file:1: expected a record, found no file to read"),
    ],
)
def test_wrong_arguments_get_a_message_and_nothing_else(capsys, arguments, said):
    status, out, err = printed(capsys, *arguments)
    assert (status, out) == (2, "")
    assert said in err


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("speed cards 1\n--\n", ":1: expected 'speed race 1'"),
        ("speed race 1\ncode 2003Y1N\n--\n", ":2: the code '2003Y1N' is mistyped"),
        ("speed race 1\ncode 2003Y1M\n--\n9Q\n", ":4: expected a move"),
    ],
)
def test_a_record_that_cannot_be_read_is_refused(capsys, record, text, said):
    path = record(text)
    status, out, err = printed(capsys, path)
    assert (status, out) == (2, "")
    assert err.startswith(path + said)


def test_without_its_packages_it_names_the_command_that_installs_them(record):
    # -S leaves out every installed package, -E what the environment adds
    path = record("speed race 1\ncode 2003Y1M\n--\n")
    done = subprocess.run(
        [sys.executable, "-S", "-E", "-m", "sim", "solve", path],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("python -m sim solve: the package '")
    assert "is missing; `make lab`, then .venv-lab/bin/python" in done.stderr
    assert len(done.stderr.splitlines()) == 1
