# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""A badge that nobody presses goes dark, and the press that wakes it does nothing else.

The firmware's clock wraps 65 seconds after power-on, so that each wait crosses it.
"""

import pytest

from sim.badge import Badge
from sim.kept import memory
from tests.scenes.racing import seat

ASLEEP_MS = 183_000


def test_it_is_dimmed_after_a_minute_and_dark_after_three(badge):
    seen = []
    for _ in range(4):
        seen.append(badge.brightness)
        badge.advance(62_000)
    assert seen[0] == 1
    assert 0 < seen[1] == seen[2] < 0.5
    assert seen[3] == 0


@pytest.mark.parametrize("board", ["pybadge", "pygamer"])
@pytest.mark.parametrize("key", ["a", "down", "start"])
def test_the_press_that_wakes_does_nothing_else(board, key):
    with Badge(board=board, nvm=memory()) as badge:
        badge.advance(ASLEEP_MS)
        badge.tap(key)
        badge.advance(200)
        assert (badge.scene, badge.brightness) == ("title", 1)
        badge.tap(key)
        badge.advance(200)
        assert badge.scene == "games"


def test_a_race_sees_neither_the_waking_press_nor_its_release(badge):
    player = seat(badge, "aim")
    badge.advance(ASLEEP_MS)
    before = badge.frame()
    player.tap("a")
    assert (len(player.moves), badge.frame() == before) == (9, True)
    player.tap("a")
    assert len(player.moves) == 10


def test_no_scene_hears_of_the_waking_key_until_it_is_pressed_anew(stage):
    stage.advance(ASLEEP_MS)
    stage.press("b")
    stage.advance(50)
    stage.release("b")
    stage.advance(50)
    assert stage.director.notes == ["enter"]
    start = stage.ms
    stage.tap("b")
    assert stage.director.notes[1:] == [
        f"{start + 5} down 1 up 0",
        f"{start + 10} down 0 up 1",
    ]


def test_a_second_key_beside_the_waking_one_counts(stage):
    stage.advance(ASLEEP_MS)
    stage.press("b")
    stage.advance(20)
    stage.tap("a")
    downs = [note for note in stage.director.notes if "down 2" in note]
    assert len(downs) == 1


def test_a_key_let_go_in_the_dark_does_not_wake(badge):
    badge.press("up")
    badge.advance(50)
    badge.advance(ASLEEP_MS)
    badge.release("up")
    badge.advance(100)
    assert badge.brightness == 0


def test_a_press_on_a_dimmed_display_counts(badge):
    badge.advance(100_000)
    badge.tap("a")
    badge.advance(200)
    assert (badge.scene, badge.brightness) == ("games", 1)


def test_it_goes_dark_again_after_a_waking(badge):
    badge.advance(ASLEEP_MS)
    badge.tap("a")
    badge.advance(ASLEEP_MS)
    assert badge.brightness == 0


def test_the_overflow_of_a_queue_in_the_dark_sticks_nothing(stage):
    stage.advance(ASLEEP_MS)
    events = stage.director.buttons._keys.events
    for count in range(70):
        events._add(1, count % 2 == 0, stage.director.clock._last)
    stage.advance(50)
    assert stage.director.buttons.held == 0
