# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The solution against play: whom it names the winner wins, driven by its table."""

import random

import pytest

from engine.race.generator import search
from engine.race.race import COLOURS, DRAW, LOST, Race
from engine.race.rival import CHAMP, make_rival
from engine.race.sizes import SIZES
from engine.race.turns_left import TurnsLeft
from engine.rng import Rng
from sim.rivals import answer

WITHOUT = "the lab's packages are not installed here: make lab-check"
solver = pytest.importorskip("sim.lab.solver", reason=WITHOUT)

GAMES_A_TRACK = 25
"""On twelve tracks that makes 300 games, with Blue outside and inside in turn."""


def any_move(chance):
    """A driver that draws any of its moves."""
    return lambda race: chance.choice(race.legal_moves() or bytes([LOST]))


def start(race, inside):
    """Put the cars on the line, Blue on the outer or the inner cell."""
    outer, inner = (race.track.blue, 0, 0), (race.track.green, 0, 0)
    race.place(*((inner, outer) if inside else (outer, inner)), 0)


def play(race, winner, solution, rival):
    """Play a game to its end, the winner by the table."""
    while race.turn is not None:
        best = COLOURS[race.turn] == winner
        race.push(solution.best(race) if best else rival(race))


@pytest.mark.parametrize("size", range(len(SIZES)))
@pytest.mark.parametrize("seed", range(4))
def test_the_winner_wins_each_game_against_random_moves_in_time(size, seed):
    track = first_track(size, seed)
    solution = solver.solve(track)
    race = Race(track)
    rival = any_move(random.Random(seed))
    for game in range(GAMES_A_TRACK):
        start(race, inside=game % 2)
        winner, turns = solution.value(race)
        play(race, winner, solution, rival)
        assert winner != DRAW
        assert race.result == winner, game
        assert (race.plies + 1) // 2 <= turns, game


@pytest.mark.slow
@pytest.mark.parametrize("size", range(len(SIZES)))
@pytest.mark.parametrize("seed", range(4))
def test_the_winner_wins_each_game_against_the_champ(size, seed):
    win_against_the_champ(size, seed, GAMES_A_TRACK)


def test_the_winner_wins_some_games_against_the_champ():
    win_against_the_champ(0, 0, 4)


def win_against_the_champ(size, seed, games):
    track = first_track(size, seed)
    solution = solver.solve(track)
    turns_left = TurnsLeft(track)
    for _ in turns_left.slices():
        pass
    race = Race(track)
    for game in range(games):
        start(race, inside=game % 2)
        winner, turns = solution.value(race)
        champ = make_rival(CHAMP, turns_left, Rng(game))
        play(race, winner, solution, lambda race, champ=champ: answer(champ, race))
        assert race.result == winner, game
        assert (race.plies + 1) // 2 <= turns, game


def first_track(size, seed):
    """The track that a search of the generator finds."""
    for found in search(size, seed):
        if found:
            return found[0]
    raise AssertionError("a search ends with a track")
