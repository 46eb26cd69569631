# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The habits that must not be lost: both boards are tested by each commit's checks."""

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent

needs_make = pytest.mark.skipif(shutil.which("make") is None, reason="there is no make")


def commands(target):
    """Return the lines that make would run for a target."""
    done = subprocess.run(
        ["make", "-n", target], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return done.stdout.splitlines()


def on_pygamer(target):
    """Return what pytest is given on a PyGamer."""
    lines = [line for line in commands(target) if "SPEED_BOARD=pygamer" in line]
    return [line.partition("pytest -n auto ")[2] for line in lines]


@needs_make
def test_all_tests_of_the_scenes_run_on_a_pygamer():
    assert on_pygamer("check-pygamer") == ["tests/scenes"]
    assert on_pygamer("check-slow") == ["tests/scenes"]


@needs_make
def test_each_commit_runs_those_where_the_stick_counts():
    (given,) = on_pygamer("check")
    files = given.split()
    assert "tests/scenes/test_stick.py" in files
    assert len(files) >= 8
    assert [name for name in files if not (ROOT / name).is_file()] == []
    assert "make test-stick" in (ROOT / ".ci/run").read_text(encoding="utf-8").split(
        "\n"
    )
