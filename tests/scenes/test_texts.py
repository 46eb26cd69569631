# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Every word a player sees fits the screen and is in the font."""

import importlib.util
from pathlib import Path

import pytest

from scenes.font import MISSING, tile_of

TEXTS = Path(__file__).parents[2] / "scenes" / "texts"
FILES = sorted(path for path in TEXTS.glob("*/*.py") if path.stem != "__init__")
COLUMNS = 26
"""Letters in a line across the whole screen."""


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


each_file = pytest.mark.parametrize(
    "path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}"
)


@each_file
def test_every_letter_is_in_the_font(path):
    texts = "".join(text for group in words_of(path).values() for text in group)
    assert [letter for letter in texts if tile_of(letter) == MISSING] == []


@each_file
def test_every_line_fits_the_screen(path):
    texts = [text for group in words_of(path).values() for text in group]
    assert [text for text in texts if len(text) > COLUMNS] == []


@each_file
def test_every_language_has_the_same_words(path):
    english = words_of(TEXTS / "en" / path.name)
    found = {name: len(texts) for name, texts in words_of(path).items()}
    assert found == {name: len(texts) for name, texts in english.items()}
