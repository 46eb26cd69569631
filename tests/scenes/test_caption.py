# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The coach's lines fit their place in every language, whatever is filled in."""

import pytest

from scenes.caption import caption
from scenes.font import MISSING, tile_of
from tests.engine.cards.coach_cases import told
from tests.engine.race.coach_cases import cases
from tests.scenes.coach_words import (
    COLUMNS,
    GAMES,
    LANGUAGES,
    LIMITS,
    fields,
    fillings,
    lines_of,
    words_of,
)

each = pytest.mark.parametrize(
    ("language", "game"), [(lang, game) for lang in LANGUAGES for game in GAMES]
)


@each
def test_no_line_is_cut_whatever_is_filled_in(language, game):
    words = words_of(language, game)
    said = [
        caption(words, fact)
        for name, line in lines_of(words).items()
        for fact in fillings(name, line)
    ]
    assert len(said) > 500
    assert [line for line in said if len(line) > COLUMNS] == []
    assert {letter for letter in "".join(said) if tile_of(letter) == MISSING} == set()


@each
def test_a_line_takes_the_same_fillings_in_every_language(language, game):
    english = lines_of(words_of("en", game))
    lines = lines_of(words_of(language, game))
    assert {name: fields(line) for name, line in lines.items()} == {
        name: fields(line) for name, line in english.items()
    }


@each
def test_no_two_facts_read_alike(language, game):
    lines = lines_of(words_of(language, game))
    del lines["NOT_STUCK" if game == "cards" else "DOOMED"]  # as UNTRUE_OF
    assert len(set(lines.values())) == len(lines)


@pytest.mark.parametrize("game", GAMES)
def test_every_fact_has_its_line_and_fits_it(game):
    lines = lines_of(words_of("en", game))
    if game == "race":
        facts = [f for seed in range(20) for *_, fs, _ in cases(seed, 30) for f in fs]
    else:
        facts = [f for seed in range(100) for _, fs, _ in told(seed) for f in fs]
    wrong = [fact for fact in facts if not fits(lines[fact[0]], fact[1:])]
    assert wrong == []


def fits(line, numbers):
    """Whether a line takes just these numbers, each in its range."""
    kinds = fields(line)
    if len(kinds) != len(numbers):
        return False
    return all(0 <= n < LIMITS[kinds[place]] for place, n in enumerate(numbers))


def test_a_line_is_filled_in():
    words = words_of("en", "race")
    assert caption(words, ("FASTER", 1, 12, 1)) == "Green speeds up to 12 ↗"
    assert caption(words, ("HINDERS", 0, 1)) == "Delays Blue by 1 turn"
    assert caption(words, ("HINDERS", 0, 2)) == "Delays Blue by 2 turns"
    assert caption(words_of("es", "cards"), ("UP", 0, 39, 32)) == (
        "Izq.: 10 sobre 9, sube uno"
    )
