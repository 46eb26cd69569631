# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Random races on random rings: engine and slow referee agree at every ply."""

import random
from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.errors import NotationError
from engine.race.text import legal_texts, play, read_record, record_lines
from tests.engine.race.drivers import STYLES, choose, way_round
from tests.engine.race.oracle import Car, Referee, is_track
from tests.engine.race.rings import random_ring, record_of

LONGEST = 80
"""Plies of most random races, at most; each eighth may go on to its end."""

SEEDS = st.integers(0, 2**32 - 1)


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


@settings(max_examples=300)
@given(SEEDS)
def test_the_engine_agrees_with_the_slow_referee(seed):
    race = RandomRace(seed)
    race.check()
    while not race.is_over():
        race.step()
        race.check()


@settings(max_examples=100)
@given(SEEDS)
def test_taking_back_any_number_of_plies_restores_everything(seed):
    race = RandomRace(seed)
    for _ in range(12):
        while not race.is_over() and race.chance.random() < 0.9:
            race.step()
        race.step_back(race.chance.randint(0, len(race.moves)))
        race.check()


@settings(max_examples=100)
@given(SEEDS)
def test_a_written_race_reads_as_the_race_that_was_played(seed):
    race = RandomRace(seed)
    while not race.is_over():
        race.step()
    assert "\n".join([*record_lines(race.race), ""]) == race.record()
    race.check()


def test_the_random_races_bring_up_every_case():
    seen = Counter()
    for seed in range(250):
        race = RandomRace(seed)
        while not race.is_over():
            race.step()
            seen["lost turn"] += race.moves[-1] == "x"
            seen["debt"] += race.race.cars[0].lap < 0
            seen["speed above 10"] += race.race.cars[1].speed > 10
        seen[race.referee.result] += 1
        seen["150 turns each"] += min(race.referee.taken.values()) == 150
        seen["grid 32 wide"] += race.ring.width == 32
    few = {name: count for name, count in seen.items() if count < 5}
    assert not few and set(seen) >= {"blue", "green", "draw", None}, seen


@settings(max_examples=300)
@given(SEEDS)
def test_a_track_is_refused_when_the_slow_referee_says_so(seed):
    chance = random.Random(seed)
    ring = random_ring(chance, is_open=seed % 3 == 0)
    flipped = (chance.randrange(ring.width), chance.randrange(ring.height))
    ring = ring._replace(road=ring.road ^ {flipped} | ring.line)
    try:
        read_record(record_of(ring))
    except NotationError:
        assert not is_track(ring), record_of(ring)
    else:
        assert is_track(ring), record_of(ring)
