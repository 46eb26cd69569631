# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""sim/presses.py: each change of a key is judged once, and what is not is found."""

import pytest

from sim.badge import Badge
from sim.kept import memory
from sim.presses import Presses


@pytest.fixture
def badge():
    """A badge that shows the title."""
    with Badge(nvm=memory()) as badge:
        badge.advance(100)
        yield badge


def pressed(badge, count=400):
    """Press random keys; return what became of them."""
    keys = Presses(badge)
    keys.press(count, 5)
    return keys


def test_each_change_is_judged_once_and_in_order(badge):
    keys = pressed(badge)
    assert (keys.judged, keys.wrong, keys.overflows) == (keys.delivered, 0, 0)
    assert keys.delivered > 600


def spoil(badge, spoilt):
    """Let every twentieth step be spoilt by a function before it is handed out."""
    buttons = badge.namespace["director"].buttons
    next_step = buttons.next_step
    count = iter(range(10**6))

    def step():
        found = next_step()
        return spoilt(found) if found and next(count) % 20 == 19 else found

    buttons.next_step = step


def late(step):
    """Tell of a step at a later time."""
    step.at_ms += 1
    return step


def other(step):
    """Tell of another key."""
    step.down ^= 1
    return step


@pytest.mark.parametrize("spoilt", [late, other, lambda step: None])
def test_a_change_that_is_lost_or_judged_wrongly_is_found(badge, spoilt):
    spoil(badge, spoilt)
    assert pressed(badge).wrong > 5
