# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""sim/levels.py: the levels are in order, and the shadow is an even match."""

import pytest

from engine.cards.level import LEVELS, SHADOW
from sim.levels import rows, win_share


def assert_in_order(table):
    shares = [share for _, share in table]
    fixed = shares[:SHADOW]
    assert fixed == sorted(set(fixed), reverse=True)
    assert 40 <= shares[SHADOW] <= 60


def test_each_level_is_harder_than_the_one_before():
    table = rows(120)
    assert [name for name, _ in table] == list(LEVELS)
    assert_in_order(table)


@pytest.mark.slow
def test_each_level_is_harder_over_a_thousand_rounds():
    assert_in_order(rows(1000))


@pytest.mark.parametrize("person_ms", [500, 2500])
def test_the_shadow_is_an_even_match_for_fast_and_slow_people(person_ms):
    assert 40 <= win_share(SHADOW, 100, person_ms) <= 60
