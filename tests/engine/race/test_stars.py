# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""engine/race/stars.py: par, a turn more, up to three more, and beyond."""

import pytest

from engine.race.stars import stars

LAPS = [(10, 3), (11, 2), (12, 1), (13, 1), (14, 0), (150, 0)]
"""Turns of a lap whose par is 10, and its stars."""


@pytest.mark.parametrize("turns, count", LAPS)
def test_a_lap_gets_the_stars_that_its_turns_over_par_deserve(turns, count):
    assert stars(turns, 10) == count


def test_no_lap_gets_more_than_all_stars():
    assert max(stars(turns, 9) for turns in range(5, 30)) == 3
