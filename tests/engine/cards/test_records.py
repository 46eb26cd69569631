# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""tests/records: each record of Cards plays as it says, and reads as it is written."""

import json

import pytest

from engine.cards.text import FORM, read_record, record_lines
from engine.record import RecordError
from sim.check_cards import reports
from tests.engine.cards.wishes import mismatches, wishes
from tests.expectations import expected_error, record_files, records_in_docs

ROUNDS = record_files("cards")
UNREADABLE = record_files("bad/cards")


def each(files):
    return pytest.mark.parametrize("file", files, ids=[file.stem for file in files])


def text_of(file):
    return file.read_text(encoding="utf-8")


@each(ROUNDS)
def test_a_record_plays_as_it_expects(file):
    text = text_of(file)
    wrong = mismatches(text, reports(file.name, text))
    assert not wrong, "\n".join([file.name, *wrong, text])


@each(ROUNDS)
def test_a_record_reads_as_it_is_written(file):
    table, steps = read_record(text_of(file))
    again = "\n".join(record_lines(table, steps))
    assert again.startswith(FORM)
    assert record_lines(*read_record(again)) == again.split("\n")
    assert reports(file.name, again) == reports(file.name, text_of(file))


@each(UNREADABLE)
def test_an_unreadable_record_is_refused_at_its_line(file):
    text = text_of(file)
    wish = expected_error(text)
    with pytest.raises(RecordError) as caught:
        read_record(text)
    assert (caught.value.line, wish.value in caught.value.fault) == (wish.line, True), (
        f"{file.name}:{wish.line}: expected {wish.value}, found {caught.value}"
    )


@each(ROUNDS)
def test_a_record_says_first_which_rule_it_shows(file):
    assert text_of(file).startswith(("; Cards ", "; Text: "))


@each(ROUNDS)
def test_a_record_expects_something(file):
    assert any(said for _, _, said in wishes(text_of(file)))


def test_micropython_reads_and_plays_every_record_alike(micropython):
    files = [str(file) for file in ROUNDS]
    printed = micropython(SCRIPT % files).splitlines()
    expected = [reports(file.name, text_of(file)) for file in ROUNDS]
    assert [json.loads(line) for line in printed] == expected


def test_micropython_refuses_unreadable_records_in_the_same_words(micropython):
    files = [str(file) for file in UNREADABLE]
    printed = micropython(REFUSALS % files).splitlines()
    assert printed == [refusal(text_of(file)) for file in UNREADABLE]


def refusal(text):
    with pytest.raises(RecordError) as caught:
        read_record(text)
    return str(caught.value)


SCRIPT = """
import json
from sim.check_cards import reports
for name in %r:
    with open(name) as file:
        print(json.dumps(reports(name.split("/")[-1], file.read())))
"""

REFUSALS = """
from engine.cards.text import read_record
from engine.record import RecordError
for name in %r:
    with open(name) as file:
        try:
            read_record(file.read())
            print("read", name)
        except RecordError as error:
            print(error)
"""


def test_the_docs_name_every_record_and_no_other():
    files = [file.stem for file in ROUNDS]
    files += [f"bad/{file.stem}" for file in UNREADABLE]
    assert records_in_docs("Cards") == set(files)
