# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Random races on random rings, played by the engine and the slow referee at once."""

import random

from engine.race.text import legal_texts, play, read_record
from tests.engine.race.drivers import STYLES, choose, way_round
from tests.engine.race.oracle import Car, Referee
from tests.engine.race.rings import random_ring, record_of

LONGEST = 80
"""Plies of most random races, at most; each eighth may go on to its end."""


class RandomRace:
    """One race, played by the engine and by the referee at once."""

    def __init__(self, seed):
        self.chance = random.Random(seed)
        self.ring = random_ring(self.chance, is_open=seed % 3 == 0)
        self.styles = dict(zip(("blue", "green"), self.chance.choices(STYLES, k=2)))
        blue, green, turn = self.random_start()
        self.referee = Referee(self.ring, blue, green, turn)
        self.start = start_lines(self.ring, blue, green, turn)
        self.longest = LONGEST if seed % 8 else 400
        self.moves = []
        self.race, _ = read_record(self.record())

    def random_start(self):
        """The line-up, or two cars anywhere or near the finish, in any state."""
        kind = self.chance.choice(("line-up", "line-up", "anywhere", "finish"))
        if kind == "line-up":
            return Car(self.ring.blue), Car(self.ring.green), "blue"
        turn = self.chance.choice(("blue", "green"))
        places = sorted(self.ring.road, key=lambda place: way_round(self.ring)[place])
        if kind == "finish":
            places = places[-8:]
            self.styles = {"blue": "racer", "green": "racer"}
        speeds = self.chance.choices(range(7), k=2)
        laps = [self.chance.randint(-1, turn == "green"), self.chance.randint(-1, 0)]
        cars = zip(self.chance.sample(places, 2), speeds, laps)
        return (*(Car(*car) for car in cars), turn)

    def step(self):
        """Play one ply on both sides."""
        move = choose(self.chance, self.referee, self.styles[self.referee.turn])
        self.moves.append(move)
        self.referee.play(move)
        play(self.race, move)

    def step_back(self, plies):
        """Take back some plies on both sides."""
        for _ in range(plies):
            self.moves.pop()
            self.referee.take_back()
            self.race.pop()

    def is_over(self):
        """Whether the race has ended or is long enough."""
        return self.referee.turn is None or len(self.moves) >= self.longest

    def engine_state(self):
        """What the engine says, with places as (x, y)."""
        track, cars = self.race.track, self.race.cars
        cars = [(track.x(c.cell), track.y(c.cell), c.speed, c.lap) for c in cars]
        turn = None if self.race.turn is None else ("blue", "green")[self.race.turn]
        return cars, turn, self.race.result, sorted(legal_texts(self.race))

    def referee_state(self):
        """What the referee says."""
        cars = [self.referee.cars[side] for side in ("blue", "green")]
        cars = [(*car.place, car.speed, car.lap) for car in cars]
        return (
            cars,
            self.referee.turn,
            self.referee.result,
            sorted(self.referee.moves()),
        )

    def check(self):
        """Fail with the record when the two differ."""
        assert self.engine_state() == self.referee_state(), self.record()

    def record(self):
        """The record of the race so far, written without the engine."""
        return record_of(self.ring, self.moves, self.start)


def start_lines(ring, blue, green, turn):
    """The lines of a start in the middle, without those that say nothing new."""
    lines = []
    for name, car, home in (("blue", blue, ring.blue), ("green", green, ring.green)):
        if car != Car(home):
            lines.append(f"{name} {car.place[0]} {car.place[1]} {car.speed} {car.lap}")
    return lines + ["turn green"] * (turn == "green")
