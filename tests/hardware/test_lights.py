# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The lights are dim, are sent only when they change, and can be off."""

import pytest

from hardware.lights import Lights

DIM = 16
"""No part of a colour is brighter than this, of 255."""


class Wire:
    """Takes what is sent to the lights, as (red, green, blue) each, from the left."""

    def __init__(self):
        """Start with nothing sent."""
        self.sent = []
        self.buffers = set()

    def __call__(self, pin, buffer):
        """Take a buffer of green, red, blue for each light."""
        self.buffers.add(id(buffer))
        lights = [tuple(buffer[at : at + 3]) for at in range(0, len(buffer), 3)]
        self.sent.append([(red, green, blue) for green, red, blue in lights])


@pytest.fixture
def wire():
    """A wire to the lights."""
    return Wire()


@pytest.mark.parametrize(
    ("figure", "lit"),
    [
        (Lights.BLUE, (0, 0, 1)),
        (Lights.GREEN, (0, 1, 0)),
        (Lights.WARN, (1, 0, 0)),
        (Lights.ACCENT, (1, 1, 0)),
        (Lights.INK, (1, 1, 1)),
    ],
)
def test_a_figure_lights_its_parts_of_red_green_and_blue(wire, figure, lit):
    Lights(wire, None).show(figure * 0o10000)
    first, *others = wire.sent[-1]
    assert tuple(part > 0 for part in first) == tuple(map(bool, lit))
    assert others == [(0, 0, 0)] * 4


def test_the_figures_stand_for_the_lights_from_the_left(wire):
    Lights(wire, None).show(0o12467)
    parts = [tuple(part > 0 for part in light) for light in wire.sent[-1]]
    assert [red * 4 + green * 2 + blue for red, green, blue in parts] == [1, 2, 4, 6, 7]


def test_no_light_is_brighter_than_dim(wire):
    lights = Lights(wire, None)
    for figures in range(0o100000):
        lights.show(figures)
    brightest = max(max(light) for sent in wire.sent for light in sent)
    assert 0 < brightest <= DIM


def test_what_is_shown_already_is_not_sent_again(wire):
    lights = Lights(wire, None)
    for figures in (0, 0o11111, 0o11111, 0, 0):
        lights.show(figures)
    assert len(wire.sent) == 2


def test_one_buffer_serves_for_all(wire):
    lights = Lights(wire, None)
    for figures in (0o1, 0o2, 0o4):
        lights.show(figures)
    assert len(wire.buffers) == 1


def test_hidden_lights_go_out_and_stay_out(wire):
    lights = Lights(wire, None)
    lights.show(0o77777)
    lights.hidden = True
    lights.show(0o77777)
    lights.show(0o11111)
    assert wire.sent[1:] == [[(0, 0, 0)] * 5]


def test_lights_that_are_no_longer_hidden_show_what_comes(wire):
    lights = Lights(wire, None)
    lights.hidden = True
    lights.show(0o22222)
    lights.hidden = False
    lights.show(0o22222)
    assert len(wire.sent) == 1


def test_lights_that_are_missing_show_nothing():
    Lights(None, None).show(0o77777)


@pytest.mark.parametrize(
    ("count", "lit"), [(0, 1), (1, 1), (2, 2), (4, 4), (5, 5), (6, 5), (19, 5)]
)
def test_a_count_is_shown_from_the_left_by_one_light_at_least(wire, count, lit):
    Lights(wire, None).count(Lights.GREEN, count)
    is_green = [light[1] > 0 for light in wire.sent[-1]]
    assert is_green == [True] * lit + [False] * (5 - lit)
