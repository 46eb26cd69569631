# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Random races on random rings: engine and slow referee agree at every ply."""

import random
from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.errors import NotationError
from engine.race.text import read_record, record_lines
from tests.engine.race.oracle import is_track
from tests.engine.race.random_race import RandomRace
from tests.engine.race.rings import random_ring, record_of

SEEDS = st.integers(0, 2**32 - 1)
EXAMPLES = settings.default.max_examples
"""100, or more in a run that looks further (tests/conftest.py)."""


@settings(max_examples=3 * EXAMPLES)
@given(SEEDS)
def test_the_engine_agrees_with_the_slow_referee(seed):
    race = RandomRace(seed)
    race.check()
    while not race.is_over():
        race.step()
        race.check()


@settings(max_examples=EXAMPLES)
@given(SEEDS)
def test_taking_back_any_number_of_plies_restores_everything(seed):
    race = RandomRace(seed)
    for _ in range(12):
        while not race.is_over() and race.chance.random() < 0.9:
            race.step()
        race.step_back(race.chance.randint(0, len(race.moves)))
        race.check()


@settings(max_examples=EXAMPLES)
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


@settings(max_examples=3 * EXAMPLES)
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
