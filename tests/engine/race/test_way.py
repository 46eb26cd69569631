# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""engine/race/way.py: forward and backward, as the slow referee measures them."""

import random

import pytest

from engine.race.text import read_record
from engine.race.way import AHEAD, ASIDE, BACK, Way
from tests.engine.race.coach_case import POINT_LIST
from tests.engine.race.oracle import Referee, walk
from tests.engine.race.rings import random_ring, record_of
from tests.engine.race.turns_alone import steps_to_gate


@pytest.fixture(scope="module", params=range(12))
def ring(request):
    """A random ring, open or tight."""
    return random_ring(random.Random(request.param), is_open=request.param % 3 == 0)


def test_the_steps_to_the_gate_are_the_fewest(ring):
    track = read_record(record_of(ring))[0].track
    way = Way(track)
    far = steps_to_gate(Referee(ring))
    assert {place: way.steps(track.cell(*place)) for place in ring.road} == far


def test_every_move_gains_or_loses_what_it_should(ring):
    track = read_record(record_of(ring))[0].track
    way = Way(track)
    referee = Referee(ring)
    far = steps_to_gate(referee)
    seen = set()
    for place in sorted(ring.road):
        for direction, point in enumerate(POINT_LIST):
            steps = [place, *walk(place, 1 + direction % 3, point)]
            if set(steps) <= ring.road:
                gain = way.gain(track.cell(*place), direction, len(steps) - 1)
                assert gain == expected(referee, far, steps)
                seen.add(gain)
    assert seen == {AHEAD, ASIDE, BACK}


def expected(referee, far, steps):
    """What a move over some places gains."""
    counted = sum(referee.gate(a, b) for a, b in zip(steps, steps[1:]))
    gained = far[steps[0]] - far[steps[-1]]
    return counted or (gained > 0) - (gained < 0)
