# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The settings stay when the power goes, and a restart hands everything over."""

import pytest

from engine.codes import LONG
from hardware.store import Store
from scenes import keep
from scenes.session import COMPUTER, Session
from sim.badge import Badge
from sim.kept import memory
from sim.wiring import NVM_BYTES

STATE = dict.fromkeys(keep.SETTINGS + keep.REST, 1) | {
    "number": None,
    "size": LONG,
    "wins_one": 999,
    "code": "2G0020R",
    "race_code": None,
    "track_code": "2G0020R",
    "race_log": bytes(range(200)) + bytes(100),
    "played": b"\x00\x07",
    "result": "blue",
    "result_how": "10 turnos; récord: ñ",
}


def session_with(state):
    """Return a session with some attributes set."""
    session = Session()
    for name, value in state.items():
        setattr(session, name, value)
    return session


def test_all_that_a_restart_hands_over_is_there_again():
    payload = keep.handed_over(session_with(STATE), "race")
    session = Session()
    assert keep.take_over(session, payload) == "race"
    keep.set_settings(session, keep.settings_of(session_with(STATE)))
    assert {name: getattr(session, name) for name in STATE} == STATE


def test_settings_out_of_range_stay_as_they_are():
    session = Session()
    before = keep.settings_of(session)
    keep.set_settings(session, b"\xfe" * 20)
    assert keep.settings_of(session) == before


def test_a_shorter_record_of_an_older_version_sets_what_it_has():
    session = Session()
    keep.set_settings(session, b"\x01")
    assert session.lang == 1
    assert session.level == Session().level


def test_every_setting_is_an_attribute_with_a_limit():
    assert len(keep.LIMITS) == len(keep.SETTINGS)
    assert all(hasattr(Session(), name) for name in STATE)


def to(badge, *keys):
    """Tap keys one after the other."""
    for key in keys:
        badge.tap(key)
        badge.advance(100)


def test_the_first_start_asks_for_the_language_and_the_second_does_not():
    nvm = bytearray(b"\xff" * NVM_BYTES)
    with Badge(nvm=nvm) as badge:
        badge.advance(100)
        to(badge, "a")
        assert badge.scene == "language"
        to(badge, "down", "a")
        assert badge.scene == "games"
    with Badge(nvm=nvm) as badge:
        badge.advance(100)
        to(badge, "a")
        assert badge.scene == "games"
        assert badge.namespace["director"].lang == "es"


@pytest.mark.parametrize("place", range(24))
def test_damaged_settings_are_told_in_one_line_and_replaced_by_the_defaults(place):
    nvm = memory("es")
    with Badge(nvm=nvm) as badge:
        badge.advance(100)
        whole = badge.frame()
    nvm[place] ^= 0x15
    with Badge(nvm=nvm) as badge:
        badge.advance(100)
        session = badge.namespace["director"].session
        is_used = place < len(keep.SETTINGS) + 7  # what makes it a record
        assert (badge.frame() != whole) == is_used
        assert (session.lang is None) == is_used


def first_picture(nvm):
    """The title and the session of a badge with such a memory."""
    with Badge(nvm=nvm) as badge:
        badge.advance(100)
        assert badge.scene == "title"
        return badge.frame(), badge.namespace["director"].session


@pytest.mark.parametrize("place", range(40))
def test_damaged_results_are_told_and_begun_anew_and_the_settings_stay(place):
    nvm = memory("es")
    whole, session = first_picture(nvm)
    Store(nvm).write(Store.TALLY, bytes(range(1, 21)))
    assert first_picture(nvm)[1].tally == bytes(range(1, 21))
    nvm[Store.TALLY + place] ^= 0x15
    told, session = first_picture(nvm)
    is_used = place < 20 + 7
    assert (told != whole) == is_used
    assert (session.tally == bytes(20)) == is_used
    assert session.lang == 1


@pytest.mark.parametrize("place", [Store.SETTINGS, Store.TALLY])
def test_a_record_of_a_later_version_is_told_and_left_alone(place):
    nvm = memory("es")
    whole, _ = first_picture(nvm)
    Store(nvm).write(Store.TALLY, bytes(range(1, 21)))
    nvm[place + 2] += 1
    before = bytes(nvm)
    assert first_picture(nvm)[0] != whole
    assert nvm == before


@pytest.mark.parametrize("length", [0, 1, 6, 20, 64, 70, 100, 128, 140, 300])
def test_with_a_short_memory_the_game_is_played_without_it(length, small_heap):
    with Badge(nvm=bytearray(b"\xff" * length)) as badge:
        badge.advance(100)
        to(badge, "a", "a", "a", "a", "down", "a")
        badge.advance(2000)
        to(badge, "a", "start", "up", "a")
        badge.advance(1000)
        to(badge, "b", "b")
        assert badge.scene in ("title", "games", "menu")


def test_a_small_heap_restarts_on_the_way_to_a_race_and_back(small_heap):
    with Badge(nvm=memory()) as badge:
        badge.advance(100)
        to(badge, "a", "a", *["up"] * 4, *["right"] * 3, "up", "up", "up", "a")
        badge.advance(1000)
        assert badge.scene == "race"
        session = badge.namespace["director"].session
        assert (session.size, session.versus) == (LONG, 0)
        saved = len(badge.stats.saves)
        to(badge, "a", "start", "up", "a")
        badge.advance(1000)
        assert badge.scene == "menu"
        assert len(badge.stats.saves) == saved + 1
        code = badge.namespace["director"].session.race_code
        to(badge, "a")
        badge.advance(1000)
        assert badge.scene == "race"
        assert badge.namespace["director"].session.track_code == code
        assert badge.namespace["director"].top.race.plies == 1


def test_a_roomy_heap_never_restarts():
    with Badge(nvm=memory()) as badge:
        badge.advance(100)
        before = badge.namespace["director"]
        to(badge, "a", "a", "down", "a")
        badge.advance(1000)
        assert badge.scene == "race"
        assert badge.namespace["director"] is before
        assert {save["start"] for save in badge.stats.saves} == {0}


def test_the_computer_of_a_continued_race_is_remembered(small_heap):
    with Badge(nvm=memory()) as badge:
        badge.advance(100)
        to(badge, "a", "a", "down", "down", "a")
        badge.advance(1000)
        assert badge.scene == "race"
        to(badge, "start", "up", "a")
        badge.advance(1000)
        assert badge.namespace["director"].session.race_versus == COMPUTER


@pytest.fixture(params=[False, True])
def any_heap(request):
    """Let the heap be roomy, then small."""
    if request.param:
        request.getfixturevalue("small_heap")


def test_a_race_is_looked_back_on_twice_and_then_raced_again(any_heap):
    with Badge(nvm=memory()) as badge:
        badge.advance(100)
        to(badge, "a", "a", "down", "a")
        badge.advance(1000)
        to(badge, "a", "start", "down", "down", "a", "a")
        badge.advance(700)
        to(badge, "a")
        assert badge.scene == "result"
        code = badge.namespace["director"].session.track_code
        for _ in range(2):
            to(badge, "select")
            badge.advance(1000)
            assert badge.scene == "lesson_race"
            assert badge.namespace["director"].top.walk.count == 2
            while badge.scene == "lesson_race":
                to(badge, "a")
                badge.advance(500)
            assert badge.scene == "result"
        to(badge, "a")
        badge.advance(1000)
        assert badge.scene == "race"
        assert badge.namespace["director"].session.track_code == code
        assert badge.namespace["director"].top.race.plies == 0


def restarted(payload):
    """Return the scene that comes up when a restart handed over a payload."""
    nvm = memory()
    Store(nvm).write(Store.HAND_OVER, payload)
    with Badge(nvm=nvm) as badge:
        badge._machine.restarts = 1
        badge.advance(100)
        return badge.scene


def test_what_is_handed_over_to_this_version_is_taken():
    assert restarted(keep.handed_over(Session(), "deck")) == "deck"


@pytest.mark.parametrize("names", [keep.REST[1:], (*keep.REST, "fault")])
def test_what_another_version_handed_over_is_not_taken(names, monkeypatch):
    with monkeypatch.context() as patch:
        patch.setattr(keep, "REST", names)
        payload = keep.handed_over(Session(), "deck")
    assert restarted(payload) == "title"


@pytest.mark.parametrize("payload", [b"", b"\x00", bytes(64), b"\xff" * 900])
def test_a_hand_over_that_is_none_leads_to_the_title(payload):
    assert restarted(payload) == "title"


@pytest.mark.parametrize("count", [2, 3, 27, 28, 30, 33, 40, 42])
def test_a_hand_over_that_ends_too_soon_leads_to_the_title(count):
    payload = keep.handed_over(Session(), "deck")
    assert len(payload) > count
    assert restarted(payload[:count]) == "title"


@pytest.mark.parametrize("byte", [1, 200, 255])
def test_a_hand_over_of_nonsense_leads_to_the_title(byte):
    payload = keep.handed_over(Session(), "deck")
    assert restarted(payload[:2] + bytes([byte]) * 60) == "title"


def test_a_scene_that_is_no_longer_there_leads_to_the_title():
    assert restarted(keep.handed_over(Session(), "nowhere")) == "title"
