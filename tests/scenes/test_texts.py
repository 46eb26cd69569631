# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Every word a player sees is there in both languages, in the font, and fits."""

import importlib.util
from pathlib import Path

import pytest

from scenes.font import MISSING, tile_of
from tests.scenes.places import PLACES, room

TEXTS = Path(__file__).parents[2] / "scenes" / "texts"
FILES = sorted(path for path in TEXTS.glob("*/*.py") if path.stem != "__init__")
LANGUAGES = ("en", "es")
WITH_TESTS = ("coach_race", "coach_cards", "race")
"""Files whose places are held by tests of their own."""
PLACED = [path for path in FILES if path.stem not in WITH_TESTS]


def name_of(path):
    """Return the language and the name of a file of words."""
    return f"{path.parent.name}/{path.stem}"


def strings(value):
    """Return all strings in nested tuples."""
    if isinstance(value, str):
        return [value]
    return [text for part in value for text in strings(part)]


def words_of(path):
    """Return the strings of a file of words, by their names."""
    spec = importlib.util.spec_from_file_location("words", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return {
        name: strings(value) for name, value in vars(module).items() if name.isupper()
    }


each_file = pytest.mark.parametrize("path", FILES, ids=name_of)


@each_file
def test_every_letter_is_in_the_font(path):
    texts = "".join(text for group in words_of(path).values() for text in group)
    assert [letter for letter in texts if tile_of(letter) == MISSING] == []


@pytest.mark.parametrize("path", PLACED, ids=name_of)
def test_every_text_fits_its_place(path):
    words = words_of(path)
    cut = [
        filled
        for name, texts in words.items()
        for place, text in enumerate(texts)
        for letters, filling in [room(path.stem, name, place)]
        for filled in filled_in(text, filling, words)
        if len(filled) > letters
    ]
    assert cut == []


def filled_in(text, filling, words):
    """Return a text with all that can be filled in."""
    if "%" not in text:
        return [text]
    if filling and filling[0] in words:
        return [text % word for word in words[filling[0]]]
    return [text % filling]


def test_the_place_of_every_text_is_known():
    english = [path for path in PLACED if path.parent.name == "en"]
    found = {path.stem: set(words_of(path)) for path in english}
    assert found == {stem: set(places) for stem, places in PLACES.items()}


@each_file
def test_every_file_of_words_is_there_in_every_language(path):
    missing = [lang for lang in LANGUAGES if not (TEXTS / lang / path.name).exists()]
    assert missing == []


@each_file
def test_every_language_has_the_same_words(path):
    english = words_of(TEXTS / "en" / path.name)
    found = {name: len(texts) for name, texts in words_of(path).items()}
    assert found == {name: len(texts) for name, texts in english.items()}
