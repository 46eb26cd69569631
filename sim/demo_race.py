# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The demo's race: two friends on a random track, from the title to the result.

Blue drives its shortest lap. Green drives into the tightest corners until it has lost a
turn there, then its shortest lap, too.
"""

from engine.race import driver
from engine.race.race import SLOWER
from engine.race.turns_left import TurnsLeft
from engine.rng import Rng
from sim.badge import Badge
from sim.kept import memory
from sim.race_player import drive
from sim.tour import DemoError, Tour

CHANCE = 11
"""What the badge takes from its hardware: it gives the demo its track and its race."""

PLIES = 320
"""More than the rules allow a race to have."""


class _Show:
    """The race of the demo, ply by ply."""

    def __init__(self, tour):
        self.tour = tour
        self.rng = Rng(CHANCE)
        self.has_lost_turn = False
        self.has_shown_shut = False
        self.table = TurnsLeft(tour.top.race.track)
        for _ in self.table.slices():
            pass

    def play(self):
        """Play until the result is up, with a picture of each turn."""
        for _ in range(PLIES):
            self.tour.badge.advance(900)
            if self.tour.badge.scene == "result":
                return
            scene = self.tour.top
            self.tour.shot(self._name(scene))
            if scene.is_noticing:
                self.has_lost_turn = self.has_lost_turn or scene.is_turn_lost
                self.tour.badge.tap("a")
            else:
                self._drive(scene)
        raise DemoError("the race did not end")

    def _name(self, scene):
        race = scene.race
        if race.turn is None:
            return "end"
        if scene.is_noticing:
            return "lost-turn" if scene.is_turn_lost else "lap"
        return f"turn-{race.plies // 2 + 1}-{'blue' if race.turn == 0 else 'green'}"

    def _show_shut(self, scene):
        """Once, aim where there is no way."""
        for key in ("up", "right", "down", "left"):
            if not self.has_shown_shut:
                self.tour.tap(key)
                if not scene.aim.is_legal:
                    self.tour.shot("shut")
                    self.has_shown_shut = True

    def _drive(self, scene):
        self._show_shut(scene)
        drive(self.tour.badge, scene.aim, self._choose(scene.race))

    def _choose(self, race):
        if race.turn == 1 and not self.has_lost_turn:
            fast = [move for move in race.legal_moves() if move < SLOWER]
            if fast:
                return min(fast, key=lambda move: _choices_after(race, move))
        return driver.choose(race, self.table, self.rng)


def _choices_after(race, move):
    """Return how many moves a car would have next, the rival aside; 0 in a trap."""
    car, track = race.cars[race.turn], race.track
    speed = car.speed + (1 if move < SLOWER else -1)
    cell = car.cell + speed * track.delta[move]
    masks = track.open_mask(cell, speed + 1), track.open_mask(cell, max(speed - 1, 0))
    return sum(bin(mask).count("1") for mask in masks)


def show_race(folder, lang="en"):
    """Play a race on a badge and write its pictures and stats.json into a folder."""
    with Badge(chance=CHANCE, nvm=memory(lang)) as badge:
        tour = Tour(badge, folder)
        tour.wait_for("title")
        tour.shot("title")
        tour.tap("a")
        tour.wait_for("games")
        tour.shot("games")
        tour.tap("a")
        tour.wait_for("menu")
        tour.shot("menu")
        tour.tap("a")
        tour.wait_for("how")
        tour.read_rules("menu")
        tour.tap("a")
        tour.wait_for("race")
        _show_pause(tour)
        _Show(tour).play()
        tour.wait_for("result")
        tour.shot("result")
        tour.tap("b")
        tour.wait_for("menu")
        tour.shot("menu-again")
        tour.save_stats()


def _show_pause(tour):
    """Pause and go on."""
    tour.shot("start")
    tour.tap("start")
    tour.shot("pause")
    tour.tap("b")
