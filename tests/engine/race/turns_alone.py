# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""How many turns a car alone needs for its lap, by trying everything, and how far away
the gate is; from docs/rules.md and the slow referee alone.
"""

from collections import defaultdict
from itertools import product

from tests.engine.race.oracle import POINTS, Car, Referee, walk

NOWHERE = Car((-9, -9))


class Alone:
    """One ring with one car on it: the turns left from each of its states."""

    def __init__(self, ring, top_speed):
        self.referee = Referee(ring)
        self.referee.cars["green"] = NOWHERE
        self.left = {}
        self.fill(top_speed)

    def fill(self, top_speed):
        """Go back from the lap, turn by turn."""
        before = defaultdict(set)
        edge = set()
        states = product(self.referee.ring.road, range(top_speed + 1), (-1, 0))
        for car in [Car(*state) for state in states]:
            for after in self.reached(car):
                before[after].add(car)
                if after.lap == 1:
                    self.left[after] = 0
                    edge.add(after)
        turns = 0
        while edge:
            turns += 1
            edge = set().union(*[before[car] for car in edge]) - set(self.left)
            self.left.update(dict.fromkeys(edge, turns))

    def reached(self, car):
        """The states one turn on."""
        self.referee.cars["blue"] = car
        self.referee.turn = "blue"
        moves = self.referee.moves() or ["x"]
        return [self.referee.driven(car, move) for move in moves]

    def turns(self, car):
        """The turns left of a car."""
        return 0 if car.lap == 1 else self.left[car]


def steps_to_gate(referee):
    """For each place the steps over road until the gate is crossed forward."""
    road = referee.ring.road
    far = {}
    edge = {p for p in road if any(referee.gate(p, q) == 1 for q in near(p, road))}
    steps = 0
    while edge:
        steps += 1
        far.update(dict.fromkeys(edge, steps))
        edge = {
            q
            for p in edge
            for q in near(p, road)
            if q not in far and referee.gate(q, p) == 0
        }
    return far


def near(place, road):
    """The road places round a place."""
    return [step for point in POINTS for step in walk(place, 1, point) if step in road]
