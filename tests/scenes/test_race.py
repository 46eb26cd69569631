# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The keys of Ring: aim, change gear, drive, and what is seen of it at once."""

import pytest

from tests.scenes.racing import seat


@pytest.fixture
def player(badge):
    """A player in Green's car in the middle of a race, speed 4, 5NW aimed at."""
    return seat(badge, "aim")


def test_the_d_pad_turns_the_aim(player):
    player.tap("down")
    assert player.aim == "5S"
    player.tap("left")
    assert player.aim == "5SW"


def test_b_changes_the_gear_and_a_drives(player):
    player.tap("b")
    assert (player.aim, player.note) == ("3NW", "Ⓐ drive / Ⓑ faster")
    player.tap("a")
    assert player.moves[-1] == "3NW"
    assert player.race.turn == 0


def test_an_aim_off_the_road_says_so(player):
    player.tap("right right")
    assert player.note == "off the / road"


def test_an_aim_at_the_rival_says_so(badge):
    player = seat(badge, "in-the-way")
    player.tap("up up right")
    assert player.note == "a car in / the way"


def test_a_car_that_must_brake_says_so(badge):
    assert seat(badge, "must-brake").note == "must / brake"


def test_the_aim_to_stop_says_so(badge):
    player = seat(badge, "only-the-stop")
    assert player.note == "Ⓐ stop / Ⓑ faster"
    player.tap("a")
    assert player.moves[-1] == "0"


def test_a_shakes_at_a_shut_aim_and_the_race_stays(player):
    player.tap("right right")
    before = player.badge.frame()
    shaken = player.sent("a")
    player.wait()
    assert shaken[0]["changed"] > 0
    assert len(player.moves) == 9
    assert player.badge.frame() == before


def test_shaking_again_and_again_leaves_the_cross_on_its_cell(player):
    player.tap("right right")
    before = player.badge.frame()
    for wait_ms in (10, 60, 110, 160, 30):
        player.tap("a")
        player.wait(wait_ms)
    player.wait()
    assert player.badge.frame() == before


def test_another_aim_ends_the_shaking(player):
    player.tap("right right a left")
    before = len(player.badge.stats.refreshes)
    player.wait()
    assert len(player.badge.stats.refreshes) == before


def test_a_cross_beyond_the_border_is_seen_on_the_screen(badge):
    player = seat(badge, "border")
    player.tap("up up")
    assert player.aim == "3N"
    before = player.badge.frame()
    player.tap("a")
    assert player.badge.frame() != before


def test_two_keys_in_one_step_aim_between_them(player):
    player.chord("down left")
    assert player.aim == "5SW"


def test_keys_in_one_step_aim_then_change_then_drive(player):
    player.chord("a b down")
    assert player.moves[-1] == "3S"


def test_a_press_is_on_the_screen_in_the_refresh_of_its_pass(player):
    player.badge.press("down")
    seen_ms = player.badge.next_look_ms
    player.badge.advance_to(seen_ms)
    last = player.badge.stats.refreshes[-1]
    assert last["ms"] == seen_ms
    assert last["changed"] > 0


def test_a_car_drives_cell_by_cell(player):
    seen = []
    player.tap("a")
    for _ in range(5):
        seen.append(player.cars[1])
        player.wait(45)
    assert seen == [(16, 6), (15, 5), (14, 4), (13, 3), (12, 2)]


def test_a_press_cuts_the_way_of_a_car_short_and_counts_at_once(player):
    player.tap("a")
    player.badge.press("down")
    seen_ms = player.badge.next_look_ms
    player.badge.advance_to(seen_ms)
    assert player.cars[1] == (12, 2)
    assert player.aim == "6SW"
    assert player.badge.stats.refreshes[-1]["ms"] == seen_ms


def test_a_key_down_and_up_within_one_pass_is_one_press(player):
    player.slow_down(60)
    player.wait(70)
    player.badge.tap("b")
    player.wait(120)
    assert player.aim == "3NW"


def test_two_presses_within_one_pass_count_in_their_order(player):
    player.slow_down(60)
    player.wait(70)
    player.tap("b a")
    player.wait(120)
    assert player.moves[-1] == "3NW"


def test_all_the_presses_of_one_pass_are_seen_in_one_refresh(player):
    player.slow_down(60)
    player.wait(70)
    player.badge.press("down")
    sent = player.sent("b b b") + player.sent("")
    player.wait(70)
    assert len(sent) <= 1
    assert player.aim == "3S"


@pytest.mark.parametrize("key", ["select", "b", "right"])
def test_a_key_without_effect_sends_nothing(badge, key):
    player = seat(badge, "start")
    assert player.sent(key) == []
    assert player.aim == "1E"


def test_the_d_pad_changes_nothing_that_is_seen_of_a_stop(badge):
    player = seat(badge, "only-the-stop")
    assert player.sent("up left") == []
    assert player.aim == "0"


def test_letting_go_does_nothing(player):
    player.badge.press("down")
    player.wait(500)
    before = len(player.badge.stats.refreshes)
    player.badge.release("down")
    player.wait(500)
    assert len(player.badge.stats.refreshes) == before


def test_start_pauses_whatever_else_is_pressed(player):
    player.chord("start a b down select")
    assert player.badge.scene == "pause"
    player.tap("b")
    assert (player.aim, len(player.moves)) == ("5NW", 9)


def test_an_idle_race_sends_nothing(player):
    before = len(player.badge.stats.refreshes)
    player.wait(5000)
    assert len(player.badge.stats.refreshes) == before


def test_the_turn_and_its_par_are_in_the_bar(player):
    assert player.turn == "GREEN / turn 5/10"


def test_a_race_that_goes_on_shows_the_cars_as_they_came(badge):
    player = seat(badge, "start")
    player.drive("1NW 1SW 2E 2N 3N 3SE 4NW 4N 5W")
    driven = badge.frame()
    assert driven == seat(badge, "aim").badge.frame()
