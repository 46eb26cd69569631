# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The font has a shape of its own for every letter that English and Spanish need."""

import string

import pytest

from scenes.font import EXTRA, MISSING, tile_of
from sim import art

FONT = art.parse((art.ART / "font.txt").read_text(encoding="utf-8"))
SHAPES = [rows for _, rows in FONT.tiles]

ENGLISH = string.ascii_letters + string.digits + string.punctuation
SPANISH = "áéíóúüñÁÉÍÓÚÜÑ¿¡"
ARROWS = "↑↗→↘↓↙←↖"


@pytest.mark.parametrize("character", [*ENGLISH, *SPANISH, *ARROWS])
def test_a_character_has_a_shape(character):
    assert any("#" in row for row in SHAPES[tile_of(character)])
    assert tile_of(character) != MISSING


def test_the_sheet_stands_in_the_order_of_the_code():
    expected = ["space", *[chr(code) for code in range(33, 127)], *EXTRA]
    assert expected == FONT.names


def test_no_two_characters_look_alike():
    assert len({tuple(rows) for rows in SHAPES}) == len(SHAPES)


def test_a_character_without_a_shape_shows_as_missing():
    assert tile_of("ß") == tile_of("漢") == MISSING == len(SHAPES) - 1


@pytest.mark.parametrize("character", [*string.ascii_letters, *SPANISH])
def test_letters_leave_a_gap_to_the_next(character):
    assert {row[5] for row in SHAPES[tile_of(character)]} == {"."}


@pytest.mark.parametrize("character", [*string.ascii_uppercase, *string.digits])
def test_capitals_and_digits_stand_on_the_base_line(character):
    rows = SHAPES[tile_of(character)]
    assert "#" in rows[0]
    assert "#" in rows[6]
    assert "#" not in rows[7]
