# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""What both pauses have: the sound in the first row, and the battery below."""

import pytest

from sim.badge import Badge
from sim.kept import memory
from sim.machine import Machine
from tests.scenes.card_tables import OPEN
from tests.scenes.cardplay import Cards
from tests.scenes.racing import read, seat

FULL, HALF, LOW = 41_700, 38_000, 36_400


def pause_race(badge):
    """Pause a race."""
    seat(badge, "aim").tap("start")
    badge.advance(50)
    assert badge.scene == "pause"


def pause_cards(badge):
    """Pause a round of two friends, and wait until the pause listens."""
    cards = Cards(badge)
    cards.lay(OPEN)
    cards.hold("start", 1010)
    badge.advance(450)
    assert badge.scene == "rest"


each_pause = pytest.mark.parametrize("pause", [pause_race, pause_cards])


def first_row(badge):
    """Return the words of the pause's first row."""
    panel = badge.namespace["director"].top
    return read(panel._block.grid).split(" / ")[0]


def below(badge):
    """Return the words below the rows."""
    return read(badge.namespace["director"].top.below.grid)


@each_pause
def test_the_first_row_turns_the_sound_off_and_on(badge, pause):
    pause(badge)
    director = badge.namespace["director"]
    seen = []
    for _ in range(3):
        kept = director.session.sound
        seen.append((first_row(badge), director.speaker.level, kept))
        badge.tap("a")
    on, off = ("Sound is on", 1, 1), ("Sound is off", 0, 0)
    assert seen == [on, off, on]


@each_pause
def test_a_mute_comes_back_as_loud_as_it_was(badge, pause):
    director = badge.namespace["director"]
    director.session.sound = 3
    pause(badge)
    director.session.sound = 3
    director.speaker.level = director.speaker.last = 3
    badge.tap("a")
    badge.tap("a")
    assert (director.speaker.level, director.session.sound) == (3, 3)


@each_pause
def test_who_began_without_sound_gets_the_lowest_volume(badge, pause):
    director = badge.namespace["director"]
    director.speaker.level = director.speaker.last = 0
    pause(badge)
    badge.tap("a")
    assert (director.speaker.level, director.session.sound) == (1, 1)


@each_pause
def test_only_the_sound_that_comes_back_is_heard(badge, pause):
    pause(badge)
    before = len(badge.stats.sounds)
    badge.tap("a")
    assert len(badge.stats.sounds) == before
    badge.tap("a")
    assert [row["name"] for row in badge.stats.sounds[before:]] == ["call"]


def test_the_left_end_turns_the_sound_off_with_its_own_key(badge):
    pause_cards(badge)
    badge.tap("right")
    assert (badge.scene, first_row(badge)) == ("rest", "Sound is off")


@each_pause
def test_a_mute_lasts_after_the_pause(badge, pause):
    pause(badge)
    badge.tap("a")
    badge.tap("b")
    before = len(badge.stats.sounds)
    badge.tap("a")
    badge.advance(100)
    assert len(badge.stats.sounds) == before


@each_pause
def test_a_mute_sends_little_and_nothing_in_vain(badge, pause):
    pause(badge)
    before = len(badge.stats.refreshes)
    for key in ("a", "a", "down", "up"):
        badge.tap(key)
    sent = badge.stats.refreshes[before:]
    assert len(sent) == 4
    assert all(row["changed"] and row["bytes"] < 2048 for row in sent)


@pytest.mark.parametrize(
    ("reading", "words"),
    [(FULL, "Battery 100%"), (HALF, "Battery 50%"), (LOW, "Battery low! 10%")],
)
@each_pause
def test_the_battery_is_told_in_the_pause(monkeypatch, pause, reading, words):
    monkeypatch.setattr(Machine, "analog", lambda self, name: reading)
    with Badge(nvm=memory()) as badge:
        badge.advance(50)
        pause(badge)
        assert below(badge) == words


@each_pause
def test_a_board_that_cannot_tell_says_nothing(badge, pause):
    badge.namespace["director"].power.battery = None
    pause(badge)
    assert below(badge) == ""


def test_the_battery_makes_room_for_a_question(badge):
    pause_race(badge)
    for key in ("down", "down", "a"):
        badge.tap(key)
    assert below(badge) == "Green gives up?"
    badge.tap("b")
    assert below(badge) == "Battery 50%"
