# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The verb ``lesson``: each lesson as text, on Python alone."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from sim.lesson import GAMES, LANGUAGES, lesson_lines, main

ROOT = Path(__file__).resolve().parents[2]
COLUMNS = 26

STOP = re.compile(r" ?\d+ [? ] \S")
"""How the line of a stop begins."""

each = pytest.mark.parametrize(
    ("game", "language"), [(g, language) for g in GAMES for language in LANGUAGES]
)


@each
def test_a_stop_is_a_position_and_three_lines(game, language):
    lines = lesson_lines(game, language)
    stops = [n for n, line in enumerate(lines) if STOP.match(line.lstrip())]
    assert len(stops) > 35
    for number in stops:
        three = [line.strip() for line in lines[number + 1 : number + 4]]
        assert all(0 < len(line) <= COLUMNS for line in three)
        assert lines[number + 4] == ""


def test_the_first_stop_of_ring():
    lines = lesson_lines("race", "en")
    first = next(n for n, line in enumerate(lines) if line.startswith("  1 "))
    assert lines[0] == "1. A whole race"
    assert lines[first : first + 4] == [
        "  1   Blue (6,6) 0  Green (7,6) 0  Blue: 1SE",
        "      Blue starts: speed 1 ↘",
        "      Best of 3 others: 1 ↓",
        "      Good: turns to go 7→6",
    ]


def test_a_stop_of_cards_shows_hands_piles_and_calls():
    lines = lesson_lines("cards", "es")
    assert (
        "  6   Izq.! 2 A A 3 - +0 | 10 +2 7 +2 | Der. 3 K 9 K Q +1  right play 3 left"
        in lines
    )


def test_it_prints_and_says_that_all_is_well(capsys):
    assert main(["cards", "--lang", "es"]) == 0
    assert capsys.readouterr().out == "\n".join(lesson_lines("cards", "es")) + "\n"


def test_english_is_the_language_unless_told(capsys):
    assert main(["race"]) == 0
    assert capsys.readouterr().out.startswith("1. A whole race\n")


def test_the_help_names_the_arguments(capsys):
    assert main(["--help"]) == 0
    assert "lesson race|cards [--lang en|es]" in capsys.readouterr().out


@pytest.mark.parametrize(
    "argv",
    [
        [],
        ["chess"],
        ["race", "cards"],
        ["--lang", "en"],
        ["race", "--lang"],
        ["race", "--lang", "fr"],
        ["race", "--lang="],
        ["race", "--fast"],
    ],
)
def test_other_arguments_are_refused(argv, capsys):
    assert main(argv) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("python -m sim lesson: expected ")


def test_it_needs_no_package_beyond_python():
    done = subprocess.run(
        [sys.executable, "-S", "-m", "sim", "lesson", "cards", "--lang=es"],
        cwd=ROOT,
        env={**os.environ, "PYTHONSAFEPATH": "", "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[0] == "1. Qué vale y cómo seguir"
