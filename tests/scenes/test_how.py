# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The pages of the rules: they tell every rule and key, are short, and are turned."""

import re

import pytest

from scenes.session import LANGUAGES
from sim.badge import Badge
from sim.kept import memory
from tests.checks.tree import ROOT
from tests.scenes.how_shots import pages_of
from tests.scenes.rules_told import HOW, HOW_CARDS, UNTOLD

TOLD = {"how": HOW, "how_cards": HOW_CARDS}
ROWS, COLUMNS = 8, 25
"""Lines of a page, and letters of a line that leave the edge of the screen free."""
KEPT_BYTES = 10
"""A text of up to so many bytes, in UTF-8, is interned: it stays in the heap."""

END = re.compile(r"[.!?]$|^(✗|no play:|paso:)")
"""Of the last line of a page: the end of a sentence, or what a sign or a key means."""

each_file = pytest.mark.parametrize("stem", TOLD)
each_language = pytest.mark.parametrize("lang", LANGUAGES)


def page_text(stem, lang, page):
    """Return a page, from 1, as one line of words."""
    return " ".join(" ".join(pages_of(stem, lang)[page - 1]).split())


@each_language
@pytest.mark.parametrize(
    ("stem", "row"), [(stem, row) for stem in TOLD for row in TOLD[stem]]
)
def test_the_page_tells_it(stem, row, lang):
    _, page, *words = row
    assert words[LANGUAGES.index(lang)] in page_text(stem, lang, page)


def test_no_clause_of_the_rules_is_forgotten():
    rules = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    clauses = set(re.findall(r"^## ((?:Ring|Cards) \d)", rules, re.MULTILINE))
    told = {row[0] for rows in TOLD.values() for row in rows} - {
        "keys",
        "signs",
        "modes",
    }
    assert len(clauses) == 18
    assert told == clauses - set(UNTOLD)


@each_language
@each_file
def test_no_page_is_forgotten(stem, lang):
    told = {row[1] for row in TOLD[stem]}
    assert told == set(range(1, len(pages_of(stem, lang)) + 1))


@each_language
@each_file
def test_a_page_has_room_around_it(stem, lang):
    for page in pages_of(stem, lang):
        assert len(page) <= ROWS
        assert [line for line in page if len(line) > COLUMNS] == []


@each_language
@each_file
def test_a_page_is_read_on_its_own(stem, lang):
    for page in pages_of(stem, lang):
        assert not page[0][0].islower()
        assert [line for line in page if line.endswith("-")] == []
        assert END.search(page[-1])


@each_language
@each_file
def test_no_line_of_a_page_stays_in_the_heap(stem, lang):
    lines = [line for page in pages_of(stem, lang) for line in page]
    assert [line for line in lines if len(line.encode()) <= KEPT_BYTES] == []


@pytest.fixture
def reader():
    """A badge that shows the first page of the rules of Cards."""
    with Badge(nvm=memory()) as badge:
        badge.advance(100)
        tap(badge, "a", "right", "a", "a")
        assert badge.scene == "how_cards"
        yield badge


def tap(badge, *keys):
    """Tap keys one after the other, and let the picture come to rest."""
    for key in keys:
        badge.tap(key)
        badge.advance(60)
    badge.advance(1000)


LAST = len(pages_of("how_cards", "en")) - 1
"""Presses of A to the last page."""


def test_a_turns_to_every_page_and_b_turns_back(reader):
    shown = [reader.frame()]
    for _ in range(LAST):
        tap(reader, "a")
        shown.append(reader.frame())
    assert len({frame.rgb for frame in shown}) == LAST + 1
    for frame in shown[-2::-1]:
        tap(reader, "b")
        assert reader.frame() == frame
    tap(reader, "b")
    assert reader.scene == "deck"


def test_start_leaves_from_any_page(reader):
    tap(reader, "a", "a", "start")
    assert reader.scene == "deck"


def test_select_shows_the_lessons_from_any_page(reader):
    tap(reader, "a", "select")
    assert reader.scene == "lessons"


def test_a_on_the_last_page_shows_the_first_lesson(reader):
    tap(reader, *["a"] * (LAST + 1))
    assert reader.scene == "lesson_cards"
    assert reader.namespace["director"].session.lesson == 1
