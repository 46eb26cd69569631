# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Races somewhere on the tracks of the generator, with their tables of turns left."""

from functools import lru_cache

from engine.race.generator import candidate
from engine.race.race import LOST, Race
from engine.race.track import Track
from engine.race.turns_left import TurnsLeft
from engine.rng import Rng

NOWHERE = 20
"""The cell behind a row of 20, never road: a car on it is in nobody's way."""


def table_of(track, table=None):
    """Return the whole table of turns left of a track."""
    turns_left = TurnsLeft(track, table)
    for _ in turns_left.slices():
        pass
    return turns_left


def parked(track):
    """Return a track with Green's start off the road: Blue drives alone."""
    here = (track.width, track.height, track.kinds, track.forward, track.blue)
    return Track(*here, track.stride - 1)


@lru_cache(maxsize=None)
def searched(number):
    """Return the whole table of a track, whose size is the number's rest by three."""
    return table_of(candidate(number % 3, number))


def random_move(race, rng):
    """Return any legal move, LOST without one."""
    moves = race.legal_moves()
    return moves[rng.below(len(moves))] if moves else LOST


def somewhere(number, seed, plies):
    """Return a race between random moves, some plies old and not over."""
    race = Race(searched(number).track)
    rng = Rng(seed)
    for _ in range(plies):
        race.push(random_move(race, rng))
        if race.turn is None:
            race.pop()
            break
    return race


def as_it_stands(race):
    """Return all that a move would change."""
    return [vars(car).copy() for car in race.cars], race.turn, race.plies
