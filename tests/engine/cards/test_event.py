# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""engine/cards/event.py: events as numbers, and how a stamp's events become steps."""

import pytest

from engine.cards.event import (
    CALL,
    LEFT,
    NOTHING,
    PLAY,
    RIGHT,
    Stamp,
    pile_of,
    play,
    slot_of,
)


@pytest.mark.parametrize("slot", range(5))
@pytest.mark.parametrize("pile", [LEFT, RIGHT])
def test_a_play_gives_back_its_slot_and_pile(slot, pile):
    event = play(slot, pile)
    assert (slot_of(event), pile_of(event)) == (slot, pile)
    assert PLAY <= event < 256


def steps(stamp):
    return [tuple(stamp.steps[index]) for index in range(stamp.count)]


def test_events_of_both_sides_share_a_step():
    stamp = Stamp()
    assert stamp.add(RIGHT, CALL) == 0
    assert stamp.add(LEFT, play(2, RIGHT)) == 0
    assert steps(stamp) == [(play(2, RIGHT), CALL)]


def test_a_sides_second_event_belongs_to_the_step_after():
    stamp = Stamp()
    stamp.add(LEFT, play(0, LEFT))
    stamp.add(LEFT, play(1, LEFT))
    assert stamp.add(LEFT, CALL) == 2
    assert stamp.add(RIGHT, CALL) == 0
    assert steps(stamp) == [
        (play(0, LEFT), CALL),
        (play(1, LEFT), NOTHING),
        (CALL, NOTHING),
    ]


def test_a_cleared_stamp_remembers_nothing():
    stamp = Stamp()
    stamp.add(LEFT, CALL)
    stamp.add(LEFT, CALL)
    stamp.clear()
    assert steps(stamp) == []
    stamp.add(RIGHT, CALL)
    assert steps(stamp) == [(NOTHING, CALL)]


def test_steps_are_used_again():
    stamp = Stamp()
    stamp.add(LEFT, CALL)
    first = stamp.steps[0]
    stamp.clear()
    stamp.add(LEFT, CALL)
    assert stamp.steps[0] is first
