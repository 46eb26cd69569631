# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Random ring roads: one number and size give one track, on every interpreter.

A candidate is drawn from its size and number alone and keeps docs/rules.md, Ring 1 and
2. A search tries the candidates of a seed until one has a par that fits its size. Any
change to what a number gives is a new version: engine/codes.py, GENERATOR.
"""

from engine.race.cells import HEIGHT, STRIDE, WIDTH
from engine.race.gate import draw_gate
from engine.race.island import Lattice, grow_island
from engine.race.lap_search import LapSearch
from engine.race.track import LINE, Track
from engine.race.widen import cut_spikes, fill_bends, round_bends, widen
from engine.rng import Rng

SEEDS = 1 << 18
"""Seeds of a search are 0 to SEEDS - 1."""
ATTEMPTS = 64
"""Candidates a seed has; their numbers are ``seed * ATTEMPTS`` and up."""
PARS = ((7, 9), (10, 12), (13, 30))
"""Blue's par in turns by size, at least and at most; Green's differs by one at most."""
FALLBACKS = (28, 40, 115)
"""A number of each size that fits, should all candidates of a seed fail."""

# By size, each drawn from at least to at most: edges of the island's shore, length of
# the lap along it in cells, places where the road is widened.
_SHORES = ((4, 9), (10, 16), (18, 30))
_LAPS = ((32, 40), (45, 56), (72, 98))
_PLACES = ((4, 9), (4, 9), (4, 9))

# How often a random cell is tried; chosen by eye from pictures of many tracks.
_FILLINGS = 150
_STRIPS = 25
_ROUNDINGS = 300


def search(size: int, seed: int):
    """Look for a track; a generator with a step a slice of work.

    ``seed`` is 0 to SEEDS - 1. The steps yield None, the last one (track, number).
    """
    least, most = PARS[size]
    first = seed * ATTEMPTS
    for number in range(first, first + ATTEMPTS):
        track = candidate(size, number)
        yield None
        if track is None:
            continue
        laps = LapSearch(track)
        for _ in laps.slices():
            yield None
            blue, green = laps.pars
            if blue and green or laps.turns > most + 1:
                break
        if blue and green and least <= blue <= most and abs(blue - green) <= 1:
            yield track, number
            return
        del laps  # its sets would lie in the way of the next candidate's
    yield candidate(size, FALLBACKS[size]), FALLBACKS[size]


def candidate(size: int, number: int):
    """Return the track of a size and number, or None when they give none.

    Its road and line are valid; whether its par fits the size, the search looks at.
    """
    rng = Rng(size << 24 | number)
    lattice = Lattice(grow_island(rng, _between(rng, _SHORES[size])))
    lattice.stretch(rng, _between(rng, _LAPS[size]))
    cells = lattice.pave(rng)
    fill_bends(rng, cells, _FILLINGS)
    widen(rng, cells, _between(rng, _PLACES[size]), _STRIPS)
    round_bends(rng, cells, _ROUNDINGS)
    cut_spikes(cells)
    gate = draw_gate(rng, cells)
    if gate is None:
        return None
    line, forward = gate
    green = rng.below(len(line) - 1)
    return _track(cells, line, forward, line[green + 1], line[green])


def _between(rng, limits):
    return limits[0] + rng.below(limits[1] - limits[0] + 1)


def _track(cells, line, forward, blue, green):
    """Return the board as a track."""
    for cell in line:
        cells[cell] = LINE
    kinds = bytes(cells[STRIDE : STRIDE * (HEIGHT + 1)])
    return Track(WIDTH, HEIGHT, kinds, forward, blue - STRIDE, green - STRIDE)
