# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Solves a track: what each position of both cars is worth under perfect play.

First all wins and losses, from the end backward; what is left is drawn. Then the draws
that both laps can end, again backward. Each position is decided once and looked at once
for each move into it, so time grows with the number of positions.
"""

import numpy as np

from sim.lab import retrograde
from sim.lab.solution import Solution
from sim.lab.states import States
from sim.lab.tables import make_tables

BYTES_A_POSITION = 7
"""Bytes that ``value``, ``left`` and ``queue`` take together for each position."""


def solve(track, roots=(), progress=None) -> Solution:
    """Return the solution of a track, whichever car starts on which of its two cells.

    ``roots`` are further states (cell, speed, lap) that a car may be in; ``progress``
    is called a few hundred times with the number of positions that were decided since,
    and of those there are in all.
    """
    starts = [(track.blue, 0, 0), (track.green, 0, 0)]
    states = States(track, [*starts, *roots])
    value = positions(make_tables(states), progress or _say_nothing)
    return Solution(states, value)


def positions(tables, progress) -> np.ndarray:
    """Return the value of every position, by index (sim/lab/retrograde.py)."""
    size = len(tables.road)
    value = np.zeros(2 * size * size, np.int16)
    left = np.empty(2 * size * size, np.uint8)
    queue = np.empty(2 * size * size, np.int32)
    retrograde.count_ways(tables.ways, tables.road, left)
    ones = retrograde.seed_green(tables.laps, tables.road, value, queue)
    tail = retrograde.go_back(tables, value, left, queue, 0, ones)
    tail = retrograde.seed_blue(tables, 1, 2, value, queue, tail)
    head = ones
    while head < tail:
        progress(tail - head, len(value))
        end = retrograde.go_back(tables, value, left, queue, head, tail)
        head, tail = tail, end
    tail = retrograde.seed_blue(tables, 0, retrograde.DRAWN + 2, value, queue, tail)
    while head < tail:
        progress(tail - head, len(value))
        end = retrograde.go_back_drawn(tables, value, queue, head, tail)
        head, tail = tail, end
    return value


def _say_nothing(decided, positions):
    """Take a progress and keep it."""
