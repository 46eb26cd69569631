# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""``python -m sim``: the verbs, and what they need besides Python."""

import os
import subprocess
import sys

import pytest

from tests.checks.tree import ROOT

BARE = [
    *(sys.executable, "-I", "-S", "-c"),
    f"import sys; sys.path.append({str(ROOT)!r})\n"
    "from sim.__main__ import main; sys.exit(main(sys.argv[1:]))",
]
"""A Python without any package that calls the simulator."""


VERBS = ["play", "run", "demo", "check", "track", "deal", "lesson", "cup"]
VERBS += ["solve", "survey"]


def call(command, *arguments):
    return subprocess.run(
        [*command, *arguments],
        cwd=ROOT,
        env={**os.environ, "PYTHONSAFEPATH": ""},
        capture_output=True,
        text=True,
        timeout=60,
    )


def test_help_lists_the_verbs_that_there_are():
    done = call(BARE, "--help")
    verbs = [line.split()[0] for line in done.stdout.splitlines() if line[:2] == "  "]
    assert (done.returncode, verbs) == (0, VERBS)


@pytest.mark.parametrize("verb", VERBS)
def test_each_verb_has_a_help_of_its_own(verb):
    done = call(BARE, verb, "--help")
    assert (done.returncode, done.stderr) == (0, "")
    assert f"python -m sim {verb}" in done.stdout


@pytest.mark.parametrize("verb", ["drive", "cups", "", "Play"])
def test_an_unknown_verb_is_refused_with_those_that_are_known(verb):
    done = call(BARE, verb)
    assert (done.returncode, done.stdout) == (2, "")
    assert f"expected one of {', '.join(VERBS)}" in done.stderr


@pytest.mark.parametrize(
    "arguments",
    [
        ("run", "--script", "x"),
        ("run", "--out", "x", "--script", "no-such-file"),
        ("play", "--scale", "0"),
        ("play", "--scale", "two"),
        ("play", "--board", "pico"),
        ("play", "extra"),
        ("demo",),
        ("check",),
        ("track",),
        ("cup", "short"),
        ("solve",),
        ("solve", "no-such-file"),
        ("survey", "--size", "short"),
    ],
    ids=" ".join,
)
def test_wrong_arguments_are_refused_before_any_package_is_needed(arguments):
    done = call(BARE, *arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert "Traceback" not in done.stderr
    assert done.stderr


def test_without_a_verb_it_is_play():
    done = call(BARE, "--scale", "17")
    assert done.returncode == 2
    assert done.stderr.startswith("usage: python -m sim play")


def test_check_and_track_need_only_python(tmp_path):
    record = call(BARE, "track", "--seed", "1", "--size", "short")
    assert record.returncode == 0
    file = tmp_path / "track.txt"
    file.write_text(record.stdout)
    assert call(BARE, "check", str(file)).returncode == 0


@pytest.mark.parametrize("verb", ["play", "run"])
def test_a_verb_whose_package_is_missing_says_which(verb, tmp_path):
    (tmp_path / "script").write_text("0 end\n")
    arguments = ["--script", str(tmp_path / "script"), "--out", str(tmp_path / "out")]
    done = call(BARE, verb, *(arguments if verb == "run" else []))
    assert done.returncode == 1
    assert len(done.stderr.splitlines()) == 1
    assert "is missing; install requirements-dev.txt" in done.stderr


def test_the_simulator_starts_from_the_root_beside_code_py():
    done = call([sys.executable, "-m", "sim"], "--help")
    assert (done.returncode, done.stderr) == (0, "")


def test_a_reader_that_leaves_early_is_no_fault():
    with subprocess.Popen(
        [sys.executable, "-m", "sim", "track", "--seed", "1", "--size", "long"],
        cwd=ROOT,
        env={**os.environ, "PYTHONSAFEPATH": ""},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 141
