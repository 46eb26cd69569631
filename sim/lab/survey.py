# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Solves many tracks, spread over processes or machines by joblib.

A seed's track depends on nothing but its size and seed, so the rows come out the same
however they are spread; they come in the order of the seeds.
"""

from contextlib import contextmanager

import joblib

from engine.codes import track_code
from engine.race.generator import search
from engine.race.race import Race
from engine.race.sizes import SIZES
from sim.lab.solver import solve
from sim.survey_file import NO_TURNS, Row
from sim.track import pars

CONNECT_S = 10
"""How long a scheduler may take to answer, in seconds."""


def rows(size: str, seeds, workers):
    """Yield the row of each seed; ``workers`` is a number or a scheduler's address.

    OSError when no scheduler answers there.
    """
    with _backend(workers) as settings:
        parallel = joblib.Parallel(**settings, return_as="generator")
        yield from parallel(joblib.delayed(row_of_seed)(size, seed) for seed in seeds)


@contextmanager
def _backend(workers):
    """Give the settings of joblib.Parallel for a number or a scheduler's address."""
    if isinstance(workers, int):
        yield {"n_jobs": workers}
        return
    from distributed import Client

    with Client(workers, timeout=CONNECT_S), joblib.parallel_config(backend="dask"):
        yield {}


def row_of_seed(size: str, seed: int) -> Row:
    """Return what the survey says of the first track of a size from a seed on."""
    for found in search(SIZES.index(size), seed):
        if found:
            track, number = found
    return row_of_track(size, seed, track_code(SIZES.index(size), number), track)


def row_of_track(size: str, seed: int, code: str, track) -> Row:
    """Return what the survey says of a track whose seed and code are known."""
    solution = solve(track)
    race = Race(track)
    outside = solution.value(race)
    race.place((track.green, 0, 0), (track.blue, 0, 0), 0)
    inside = solution.value(race)
    states = solution.states
    return Row(
        size,
        str(seed),
        code,
        *map(str, pars(track)),
        *map(str, (states.roads, len(states.found), solution.positions)),
        outside.result,
        _turns(outside),
        inside.result,
        _turns(inside),
    )


def _turns(outcome):
    return NO_TURNS if outcome.turns is None else str(outcome.turns)
