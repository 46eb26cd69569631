# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""What a solve costs, as far as a test can count it: memory, not seconds."""

import pytest

from engine.codes import read_track_code
from engine.race.generator import candidate

WITHOUT = "the lab's packages are not installed here: make lab-check"
growth = pytest.importorskip("sim.lab.growth", reason=WITHOUT)

MOST_BYTES = 8
"""Bytes a position, at most (issue: the lab)."""


def test_four_million_positions_take_at_most_eight_bytes_each():
    track = candidate(*read_track_code(growth.TRACKS[1]))
    positions = growth.solve(track).positions
    assert 4_000_000 <= positions <= 4_100_000
    assert growth.peak_bytes(track) <= MOST_BYTES * positions


def test_the_tracks_of_the_table_double_each_time():
    sizes = [growth.figures(code)[0] for code in growth.TRACKS[:3]]
    assert [round(size / 2e6) for size in sizes] == [1, 2, 4]
