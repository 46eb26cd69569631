# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The codes of the fair cup, as the badge carries them."""

import pytest

from engine.codes import LENGTH, read_track_code
from engine.race.cup import CODES
from engine.race.generator import candidate
from engine.race.sizes import SIZES
from engine.race.validity import fault

EACH = [CODES[at : at + LENGTH] for at in range(0, len(CODES), LENGTH)]


def test_there_are_eight_codes_a_size_the_short_ones_first():
    sizes = [read_track_code(code)[0] for code in EACH]
    assert sizes == [size for size in range(len(SIZES)) for _ in range(8)]


def test_no_code_is_there_twice():
    assert len(set(EACH)) == len(EACH) == 24


@pytest.mark.parametrize("code", EACH)
def test_each_code_stands_for_a_track_of_the_generator(code):
    track = candidate(*read_track_code(code))
    cars = (track.blue, track.green)
    assert not fault(track.width, track.height, track.kinds, track.forward, *cars)
