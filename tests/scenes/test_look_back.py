# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""A game just played is gone through again, and stops where something was missed."""

import pytest

from engine.cards.event import LEFT
from scenes.session import COMPUTER, FRIEND
from sim.badge import Badge
from sim.kept import memory
from tests.scenes.racing import seat


def tap(badge, *keys):
    """Tap keys one after the other, each with time to come to rest."""
    for key in keys:
        badge.tap(key)
        badge.advance(200)


def give_up(badge):
    """Resign the race on the screen and go on to its result."""
    tap(badge, "start", "down", "down", "a", "a", "a")
    assert badge.scene == "result"


def look_back(badge, scene):
    """Look back from the result; return the scene."""
    tap(badge, "select")
    badge.advance(1000)
    assert badge.scene == scene
    return badge.namespace["director"].top


@pytest.fixture
def lost_turn():
    """A badge with a race in which a turn was just lost."""
    with Badge(nvm=memory()) as badge:
        badge.advance(100)
        seat(badge, "lost-turn")
        tap(badge, "a", "a")  # the turn is lost, the notice read
        yield badge


def test_a_lost_turn_is_found_and_named(lost_turn):
    give_up(lost_turn)
    scene = look_back(lost_turn, "lesson_race")
    assert "LOSES" in [facts[0][0] for stop, facts in scene.found]


def test_a_look_back_shows_its_stops_and_then_the_end_and_goes_to_the_menu(lost_turn):
    give_up(lost_turn)
    scene = look_back(lost_turn, "lesson_race")
    for stop, _ in scene.found:
        assert scene.walk.at == stop
        tap(lost_turn, "a")
    assert scene.walk.is_at_end
    tap(lost_turn, "b", "a", "a")
    assert lost_turn.scene == "result"
    tap(lost_turn, "select")
    lost_turn.advance(1000)
    tap(lost_turn, "start")
    assert lost_turn.scene == "menu"


def test_a_rematch_after_a_look_back_is_on_the_same_track_in_swapped_colours(lost_turn):
    give_up(lost_turn)
    session = lost_turn.namespace["director"].session
    code, wins = session.track_code, (session.wins_one, session.wins_two)
    scene = look_back(lost_turn, "lesson_race")
    tap(lost_turn, *["a"] * (len(scene.found) + 1))
    session.track = None  # as after a restart
    tap(lost_turn, "a")
    lost_turn.advance(2000)
    assert lost_turn.scene == "race"
    assert (session.track_code, session.is_swapped) == (code, True)
    assert (session.wins_one, session.wins_two) == wins
    assert lost_turn.namespace["director"].top.race.plies == 0


@pytest.mark.parametrize(("versus", "sides"), [(FRIEND, {0, 1}), (COMPUTER, {0})])
def test_nobody_is_told_what_the_computer_missed(versus, sides):
    with Badge(nvm=memory()) as badge:
        badge.advance(100)
        seat(badge, "start", versus)
        for keys in ("a", "a", "b", "a", "b", "a"):  # there, and too slowly
            tap(badge, keys)
            badge.advance(3000)
        give_up(badge)
        scene = look_back(badge, "lesson_race")
        assert {stop % 2 for stop, _ in scene.found} <= sides


def test_a_false_call_is_found_in_the_round_just_played(cards):
    cards.go("cards")
    cards.badge.advance(4000)
    scene = cards.scene
    table = scene.table
    side = LEFT if table.can_move(LEFT) else 1
    cards.badge.tap("select" if side == LEFT else "start")
    cards.badge.advance(300)
    scene.state, scene.next_ms = 2, 1  # over, so that its result comes
    cards.badge.advance(300)
    assert cards.badge.scene == "round"
    cards.scene.match.wins[:] = wins = [3, 2]
    cards.badge.advance(300)
    found = look_back(cards.badge, "lesson_cards").found
    assert [stop for stop, _ in found] == [0]
    assert found[0][1][0][0].startswith("CALL")
    cards.badge.tap("a")
    cards.badge.advance(200)
    for _ in range(2):  # the stop, and the end
        if cards.badge.scene == "lesson_cards":
            cards.badge.tap("a")
            cards.badge.advance(200)
    assert cards.badge.scene == "cards"
    assert cards.scene.match.wins == wins


def test_a_race_given_up_at_once_shows_no_speeds_at_its_end():
    with Badge(nvm=memory()) as badge:
        badge.advance(100)
        seat(badge, "start")
        give_up(badge)
        scene = look_back(badge, "lesson_race")
        assert scene.found == []
        frame = badge.frame()
        bar = {frame.pixel(x, y) for x in range(160) for y in range(112, 128)}
        assert len(bar) == 1
