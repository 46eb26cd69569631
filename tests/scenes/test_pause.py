# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The pause: it keeps the race as it stands, and asks before it ends one."""

import pytest

from scenes.session import COMPUTER, FRIEND
from sim.budgets import REFRESH_BYTES
from tests.scenes.racing import seat

MIDDLES = {
    "aiming": ("aim", FRIEND, "down left b"),
    "a-car-on-its-way": ("aim", FRIEND, "a"),
    "shaking": ("aim", FRIEND, "right right a"),
    "a-notice-is-due": ("green-wins", FRIEND, "a"),
    "a-notice-is-up": ("green-wins", FRIEND, "a b"),
    "a-turn-is-due": ("lost-turn", FRIEND, "b a"),
    "the-computer-thinks": ("aim", COMPUTER, ""),
}
"""Name -> race, opponent and the keys that lead into the middle of something."""


@pytest.mark.parametrize("name", MIDDLES)
def test_a_pause_in_the_middle_of_anything_changes_nothing(badge, name):
    race, versus, keys = MIDDLES[name]
    player = seat(badge, race, versus)
    player.tap(keys)
    before = player.moves, player.race.turn
    player.tap("start")
    player.wait(3000)
    assert badge.scene == "pause"
    player.tap("b")
    assert badge.scene == "race"
    assert (player.moves, player.race.turn) == before


@pytest.mark.parametrize("name", MIDDLES)
def test_after_a_pause_the_race_goes_on_as_it_would_have(badge, name):
    race, versus, keys = MIDDLES[name]
    pictures = []
    for pause in ("", "start b"):
        player = seat(badge, race, versus)
        player.tap(keys + " " + pause)
        player.wait(400)
        pictures.append(badge.frame())
    assert pictures[0] == pictures[1]


@pytest.mark.parametrize("keys", ["b", "start", "down a", "down down up a", "down b"])
def test_b_start_and_the_second_row_go_on(badge, keys):
    player = seat(badge, "aim")
    player.tap("start " + keys)
    assert (badge.scene, player.aim, len(player.moves)) == ("race", "5NW", 9)


@pytest.mark.parametrize("versus, rows", [(FRIEND, 5), (COMPUTER, 4)])
def test_the_cursor_goes_round(badge, versus, rows):
    player = seat(badge, "aim", versus)
    player.tap("start")
    seen = [badge.frame()]
    for _ in range(rows):
        player.tap("down")
        seen.append(badge.frame())
    assert seen[0] == seen[-1]
    assert len(set(seen)) == rows
    player.tap("up")
    assert badge.frame() == seen[-2]


def test_no_is_no_and_the_list_is_back(badge):
    player = seat(badge, "aim")
    player.tap("start down down")
    before = badge.frame()
    player.tap("a")
    assert badge.frame() != before
    player.tap("up down start select")
    assert badge.scene == "pause"
    player.tap("b")
    assert badge.frame() == before
    player.tap("b")
    assert (badge.scene, len(player.moves)) == ("race", 9)


def test_against_the_computer_there_is_no_draw_to_agree_on(badge):
    player = seat(badge, "start", COMPUTER)
    player.tap("start down down down a")
    player.wait()
    assert badge.scene == "menu"


def test_a_race_that_is_over_can_neither_be_given_up_nor_drawn(badge):
    player = seat(badge, "green-wins")
    player.drive("6E")
    player.tap("start down down a")
    player.wait()
    assert badge.scene == "result"


def test_the_question_names_who_would_give_up(badge):
    player = seat(badge, "aim", COMPUTER)
    player.tap("start down down a")
    asked = badge.frame()
    player = seat(badge, "start", COMPUTER)
    player.tap("start down down a")
    assert badge.frame() == asked, "Blue, the person, in both"


def test_no_refresh_in_a_pause_is_in_vain_or_large(badge):
    player = seat(badge, "aim")
    player.tap("start")
    sent = player.sent("left down down select up right down a left up b down down")
    assert all(entry["changed"] for entry in sent)
    assert max(entry["bytes"] for entry in sent) <= REFRESH_BYTES


def test_a_pause_at_rest_sends_nothing(badge):
    player = seat(badge, "aim")
    player.tap("start")
    before = len(badge.stats.refreshes)
    player.wait(3000)
    assert len(badge.stats.refreshes) == before


def test_a_race_that_is_over_counts_when_it_is_left_through_the_pause(badge):
    player = seat(badge, "green-wins")
    player.drive("6E")
    player.tap("start up a")
    player.wait()
    assert (badge.scene, player.session.wins_two) == ("result", 1)
    player.tap("b")
    player.wait()
    assert (badge.scene, player.session.race_code) == ("menu", None)
