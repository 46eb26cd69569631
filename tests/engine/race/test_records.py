# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""tests/records: every race plays as its record says, and reads as it is written."""

import contextlib

import pytest

from engine.errors import IllegalMoveError
from engine.race.start import track_lines
from engine.race.text import legal_texts, play, read_record, record_lines
from engine.record import RecordError
from sim.check_race import reports
from tests.engine.race.second_reading import referee_of, reports_of
from tests.expectations import (
    expected_error,
    mismatches,
    picture,
    plies,
    record_files,
    records_in_docs,
)

RACES = record_files("race")
UNREADABLE = record_files("bad/race")


def each(files):
    return pytest.mark.parametrize("file", files, ids=[file.stem for file in files])


def text_of(file):
    return file.read_text(encoding="utf-8")


def played(text):
    """The race of a record with its legal moves played."""
    race, moves = read_record(text)
    for _, move in moves:
        with contextlib.suppress(IllegalMoveError):
            play(race, move)
    return race


def outcome(race):
    """Everything that two equal races have in common."""
    cars = [(car.cell, car.speed, car.lap) for car in race.cars]
    track = track_lines(race.track)
    return track, cars, race.turn, race.result, race.plies, legal_texts(race)


def with_rows(text):
    """A record with its track in rows, also where a code stood for it."""
    if "\ncode " not in text:
        return text
    return "\n".join(record_lines(read_record(text)[0]))


@each(RACES)
def test_a_record_plays_as_it_expects(file):
    text = text_of(file)
    wrong = []
    for (line, wishes), report in zip(plies(text), reports(file.name, text)):
        for fault in mismatches(wishes, report):
            place = f"{file.name}:{line}: {report['move'] or 'start'}: {fault}"
            wrong.append(f"{place}\n{picture(text, report)}")
    assert not wrong, "\n".join(["", *wrong])


@each(RACES)
def test_the_slow_referee_sees_the_same(file):
    found = reports(file.name, text_of(file))
    moves = [report["move"] for report in found[1:]]
    for report in found:
        del report["file"], report["why"]
    assert found == reports_of(referee_of(with_rows(text_of(file))), moves)


@each(RACES)
def test_a_record_reads_as_it_is_written(file):
    race = played(text_of(file))
    written = "\n".join(record_lines(race))
    again = played(written)
    assert "\n".join(record_lines(again)) == written
    assert outcome(again) == outcome(race)


@each(RACES)
def test_a_record_played_twice_ends_alike(file):
    assert outcome(played(text_of(file))) == outcome(played(text_of(file)))


@each(RACES)
def test_taking_a_record_back_gives_its_start(file):
    race = played(text_of(file))
    while race.plies:
        race.pop()
    assert outcome(race) == outcome(read_record(text_of(file))[0])


@each(UNREADABLE)
def test_an_unreadable_record_is_refused_at_its_line(file):
    text = text_of(file)
    wish = expected_error(text)
    with pytest.raises(RecordError) as caught:
        read_record(text)
    assert (caught.value.line, wish.value in caught.value.fault) == (wish.line, True), (
        f"{file.name}:{wish.line}: expected {wish.value}, found {caught.value}"
    )


@each(RACES)
def test_a_record_says_first_which_rule_it_shows(file):
    assert text_of(file).startswith(("; Ring ", "; Text: "))


@each(RACES)
def test_a_record_expects_something(file):
    assert any(wishes for _, wishes in plies(text_of(file)))


def test_the_docs_name_every_record_and_no_other():
    files = [file.stem for file in RACES] + [f"bad/{file.stem}" for file in UNREADABLE]
    assert records_in_docs("Ring", "Notation") == set(files)
