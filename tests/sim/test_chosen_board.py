# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The environment names the board where nobody says which, and a wrong one is told."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from sim.badge import Badge
from sim.chosen_board import BOARD, chosen_board

ROOT = Path(__file__).resolve().parent.parent.parent
BOARD_ID = "import board\nname = board.board_id\n"


@pytest.mark.parametrize(
    ("named", "board"),
    [
        (None, "pybadge"),
        ("", "pybadge"),
        ("pybadge", "pybadge"),
        ("pygamer", "pygamer"),
    ],
)
def test_a_badge_is_the_board_that_the_environment_names(
    named, board, drive, monkeypatch
):
    if named is None:
        monkeypatch.delenv(BOARD, raising=False)
    else:
        monkeypatch.setenv(BOARD, named)
    with Badge(drive(BOARD_ID)) as badge:
        badge.advance(0)
        assert badge.namespace["name"] == board


def test_a_board_that_is_asked_for_counts_more(drive, monkeypatch):
    monkeypatch.setenv(BOARD, "pygamer")
    with Badge(drive(BOARD_ID), board="pybadge") as badge:
        badge.advance(0)
        assert badge.namespace["name"] == "pybadge"


def test_an_unknown_board_is_refused_with_the_variable_and_the_known_ones(monkeypatch):
    monkeypatch.setenv(BOARD, "PyGamer")
    with pytest.raises(ValueError) as error:
        chosen_board()
    known = "SPEED_BOARD=PyGamer: unknown board; known are pybadge, pygamer"
    assert str(error.value) == known


def run_tests(board, *arguments):
    """Run some tests in a process of their own, on a board."""
    return subprocess.run(
        [
            sys.executable,
            "-m",
            "pytest",
            "-n",
            "0",
            "-p",
            "no:cacheprovider",
            *arguments,
        ],
        cwd=ROOT,
        env={**os.environ, BOARD: board, "PYTHONSAFEPATH": "1"},
        capture_output=True,
        text=True,
    )


def test_no_test_runs_on_an_unknown_board():
    done = run_tests("pyportal", "tests/scenes")
    assert done.returncode == pytest.ExitCode.USAGE_ERROR
    assert "SPEED_BOARD=pyportal: unknown board" in done.stderr
    assert "passed" not in done.stdout


@pytest.mark.parametrize("board", ["pybadge", "pygamer"])
def test_the_tests_of_the_scenes_run_on_the_board_that_is_named(board):
    done = run_tests(board, "-v", "tests/scenes/test_stick.py")
    assert f"board: {board}" in done.stdout
    assert f"the_badge_is_the_one_that_was_named[{board}] PASSED" in done.stdout
