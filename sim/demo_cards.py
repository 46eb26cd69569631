# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The demo's rounds of Cards: two friends on one badge, and a person and the computer.

Both go from the title to the result and deal again. The friends' round shows once all
that can happen (sim/demo_friends.py).
"""

from engine.cards.card import GAP
from engine.cards.event import BOTH, LEFT
from scenes.cards_deal import PLAYING
from sim.badge import Badge
from sim.cards_player import CardsPlayer, fitting
from sim.demo_friends import PATIENCE, Friends
from sim.kept import memory
from sim.tour import DemoError, Tour

CHANCE = 5
"""What the badge takes from its hardware: it decides the deals."""

PERSON_MS = 700
"""What the person takes for a card against the computer."""

READING_MS = 800
"""For the result and the pause, which take no press at once."""


class _Solo:
    """A round of a person, at the left, and the computer."""

    def __init__(self, tour):
        self._tour = tour
        self._person = CardsPlayer(tour, LEFT)
        self._counts = [0, 0]
        self._flips = 0
        self._turned = (GAP, GAP)

    def play(self):
        """Play until a side has won."""
        for _ in range(PATIENCE):
            self._wait()
            table = self._tour.top.table
            if table.winner is not None:
                break
            found = fitting(table, LEFT)
            if found:
                self._person.play(*found)
                self._look()
        if not all(self._counts) or not self._flips:
            raise DemoError("the round was over before all was shown")

    def _wait(self):
        """Let the person's time pass, or more, until it has a card to play."""
        for _ in range(0, PERSON_MS, 20):
            self._tour.badge.advance(20)
            self._look()

    def _look(self):
        """Take a picture of the first cards of each side, and of the flips."""
        scene = self._tour.top
        for side in BOTH:
            cards = scene.match.tallies[side].cards
            if cards != self._counts[side]:
                self._counts[side] = cards
                if cards <= 2 or cards % 8 == 0:
                    name = ("you", "computer")[side]
                    self._tour.shot(f"card-{cards}-{name}")
        turned = tuple(scene.table.turned)
        if turned != self._turned:
            self._turned = turned
            self._flips += 1
            self._tour.shot(f"flip-{self._flips}")


def show_friends(folder, lang="en"):
    """Play a round of two friends; write its pictures and stats.json into a folder."""
    with Badge(chance=CHANCE, nvm=memory(lang)) as badge:
        tour = Tour(badge, folder)
        _come_to_menu(tour)
        tour.tap("a")
        tour.wait_for("how_cards")
        tour.read_rules("deck")
        tour.shot("menu-friend")
        tour.tap("a")
        tour.wait_for("ready")
        tour.shot("ready")
        tour.tap("right")
        tour.shot("left-is-ready")
        tour.tap("a")
        _count_down(tour)
        friends = Friends(tour)
        friends.play()
        _show_result(tour)
        _count_down(tour)
        _pause(tour, friends.players[LEFT].call_key)
        tour.tap("down", "down", "a")
        tour.wait_for("deck")
        tour.shot("menu-again")
        tour.save_stats()


def show_computer(folder):
    """Play a round against the computer; write pictures and stats.json likewise."""
    with Badge(chance=CHANCE, nvm=memory()) as badge:
        tour = Tour(badge, folder)
        _come_to_menu(tour)
        tour.tap("a")
        tour.wait_for("how_cards")
        tour.read_rules("deck")
        tour.tap("down")
        tour.shot("menu-computer")
        tour.tap("a")
        _count_down(tour)
        _pause(tour, "start")
        tour.tap("b")
        tour.wait_for("cards")
        _Solo(tour).play()
        _show_result(tour)
        _count_down(tour)
        _pause(tour, "start")
        tour.tap("down", "down", "a")
        tour.wait_for("deck")
        tour.shot("menu-again")
        tour.save_stats()


def _come_to_menu(tour):
    """Come from the title to the menu of Cards."""
    tour.wait_for("title")
    tour.tap("a")
    tour.wait_for("games")
    tour.shot("games")
    tour.tap("right")
    tour.shot("games-cards")
    tour.tap("a")
    tour.wait_for("deck")
    tour.shot("menu")


def _count_down(tour):
    """Wait for the table and for its count-down."""
    tour.wait_for("cards")
    tour.shot("count-down")
    for _ in range(PATIENCE):
        if tour.top.state == PLAYING:
            tour.shot("go")
            return
        tour.badge.advance(20)
    raise DemoError("the count-down does not end")


def _pause(tour, key):
    """Hold a key until the pause is up."""
    tour.badge.press(key)
    tour.wait_for("rest")
    tour.badge.release(key)
    tour.badge.advance(READING_MS)
    tour.shot("pause")


def _show_result(tour):
    """Show the last card, the result, and deal again."""
    tour.shot("end")
    tour.wait_for("round")
    tour.badge.advance(READING_MS)
    tour.shot("result")
    tour.tap("a")
