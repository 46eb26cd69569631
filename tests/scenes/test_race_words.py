# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Every word of a race fits the place where it is shown, with the largest numbers."""

from pathlib import Path

import pytest

from scenes.notice import COLUMNS
from scenes.race_bar import NOTE_COLUMNS, TURN_COLUMNS
from tests.scenes.test_texts import words_of

FILES = sorted(Path(__file__).parents[2].glob("scenes/texts/*/race.py"))
PAUSES = sorted(Path(__file__).parents[2].glob("scenes/texts/*/pause.py"))

NOTES = ("DRIVE", "FASTER", "SLOWER", "STOP", "MUST_BRAKE", "NO_WAY")
NOTES += ("OFF_ROAD", "IN_WAY", "THINKS", "TRAP", "LOSES")
NUMBERS = {
    "LOST_WHY": (20, 18),
    "LOST_SPEED": (19, 18),
    "WINS_HOW": (150, 30),
    "DRAW_BOTH": (150,),
}
"""The largest numbers that can stand in a text."""
NAMED = ("LOST", "LAP", "EXTRA", "WINS", "GAVE_UP")
PLAIN = ("LOST_REST", "LOST_STILL", "LAP_HOW", "DRAW", "DRAW_AGREED", "DRAW_LIMIT")
PLAIN += ("GO_ON",)

each_language = pytest.mark.parametrize("path", FILES, ids=lambda it: it.parent.name)


def too_long(texts, columns):
    """Return the texts that would be cut."""
    return [text for text in texts if len(text) > columns]


@each_language
def test_the_notes_fit_the_right_of_the_bar(path):
    words = words_of(path)
    notes = [text for name in NOTES for text in words[name]]
    assert too_long(notes, NOTE_COLUMNS) == []


@each_language
def test_names_and_turns_fit_the_left_of_the_bar(path):
    words = words_of(path)
    turns = [words["TURN"][0] % (99, 30), words["TURN"][0].replace(" ", "") % (150, 30)]
    names = words["NAMES"] + words["OWES"] + words["LAST"]
    assert too_long(names + turns, TURN_COLUMNS) == []


@each_language
def test_the_notices_fit_their_box(path):
    words = words_of(path)
    texts = [words[name][0] % NUMBERS[name] for name in NUMBERS]
    texts += [words[name][0] % who for name in NAMED for who in words["NAMES"]]
    texts += [text for name in PLAIN for text in words[name]]
    assert too_long(texts, COLUMNS) == []


@each_language
def test_no_word_of_a_race_was_forgotten_here(path):
    known = {*NOTES, *NUMBERS, *NAMED, *PLAIN, "NAMES", "OWES", "TURN", "LAST"}
    assert set(words_of(path)) == known


@pytest.mark.parametrize("path", PAUSES, ids=lambda it: it.parent.name)
def test_the_rows_and_questions_of_the_pause_fit(path):
    words = words_of(path)
    names = words["NAMES"]
    asked = [text.replace("%s", name) for text in words["SURE"] for name in names]
    assert too_long(words["ROWS"], 18) == []
    assert too_long(asked, 24) == []
