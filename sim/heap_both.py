# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Endurance: both games by turns, with menus, pauses, languages and random presses.

Before each round keys are mashed wherever that leads; then the way home is found by
looking, whatever is on the screen.
"""

from engine.rng import Rng
from sim.heap_cards import HOLD_PASSES, CardsGame
from sim.heap_race import RaceGame
from sim.pilot import DOWN, RIGHT, SELECT, START, TRIES, UP, A, B, Crash

SEED = 7
"""Of the random keys, unless told."""

KEYS = 8
PRESSES = 40
"""Random presses before each round."""

_BACK = {
    "title": (A,),
    "language": (DOWN, A),
    "menu": (B,),
    "deck": (B,),
    "number": (B,),
    "code": (B,),
    "how": (START,),
    "how_cards": (START,),
    "lessons": (B,),
    "lesson_race": (START,),
    "lesson_cards": (START,),
    "settings": (B,),
    "so_far": (B,),
    "race": (START,),
    "pause": (UP, A),
    "result": (B,),
    "trial": (B,),
    "ready": (RIGHT, A),
    "rest": (UP, A),
    "round": (START,),
}
"""Keys that lead towards the choice of the games, by scene or panel."""

_HELD = {"cards": (START, SELECT), "self_test": (START,)}
"""Keys that lead there when they are held; one of two pauses, at either table."""


class BothGames:
    """Ring and Cards in one sitting, from power-on through any number of rounds."""

    name = "both"
    is_mashed = True
    """Whether chance decides what is in the heap of the menus, so that the live heap
    may go up and down, but its median must not grow."""

    def __init__(self, seed=SEED):
        """Take both games, Cards at both tables; the seed chooses the random keys."""
        self._seed = seed
        self._rng = None
        self._race = RaceGame()
        self._tables = (CardsGame(is_solo=False), CardsGame(is_solo=True))

    def enter(self, pilot):
        """Come from the title to the choice of the games, all rules read."""
        self._rng = Rng(self._seed)  # each sitting presses the same keys
        self._race.enter(pilot)
        self._home(pilot)
        self._tables[0].enter(pilot)
        self._home(pilot)

    def play(self, pilot, number):
        """Mash the keys, then play a round: of Ring, of Cards, and so on.

        Either game goes through its kinds of rounds by turns: with a friend and with
        the computer, on all sizes of track, some with another one after it.
        """
        self._mash(pilot)
        self._home(pilot)
        if number % 5 == 4:
            pilot.reach("settings", START)
            pilot.tap(RIGHT)
            pilot.reach("games", B)
        if number % 2:
            self._choose(pilot, "deck")
            self._tables[number // 2 % 2].play(pilot, number // 4)
        else:
            self._choose(pilot, "menu")
            self._race.play(pilot, number // 2)
        self._home(pilot)

    def count_garbage(self, pilot, idle, moves):
        """Count nothing: each game does so for itself."""

    def _mash(self, pilot):
        """Press random keys, some of them held, some together."""
        for _ in range(PRESSES):
            key, other = self._rng.below(KEYS), self._rng.below(KEYS)
            passes = 1 + self._rng.below(40)
            pilot.order(f"d{key} w{passes} d{other} w1 u{key} w{passes} u{other} w1")

    def _home(self, pilot):
        """Come to the choice of the games from wherever this is."""
        for _ in range(TRIES):
            pilot.settle()
            name = pilot.name
            if name == "games":
                return
            for key in _HELD.get(name, ()):
                pilot.order(f"d{key} w{HOLD_PASSES} u{key} w1")
            for key in _BACK.get(name, ()):
                pilot.tap(key)
                pilot.settle()
                if pilot.name != name:
                    break
        raise Crash(f"no way home from {pilot.name}")

    def _choose(self, pilot, menu):
        """Come from the choice of the games to the menu of one of them."""
        other = "deck" if menu == "menu" else "menu"
        for _ in range(TRIES):
            pilot.settle()
            if pilot.name == menu:
                return
            if pilot.name == "games":
                pilot.tap(A)
            elif pilot.name == other:
                pilot.reach("games", B)
                pilot.tap(RIGHT)
                pilot.tap(A)
        raise Crash(f"no way from {pilot.name} to {menu}")
