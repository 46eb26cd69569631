# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The lights show whose turn it is, the speed, calls, the stuck count and the win."""

import pytest

from scenes.keep import use_settings
from tests.scenes.card_tables import FIFTH, LAST, OPEN, STUCK
from tests.scenes.racing import seat


def seen(badge):
    """Return the lights from the left: blue, green, red, yellow, white, . for none."""
    names = {(0, 0, 1): "b", (0, 1, 0): "g", (1, 0, 0): "r", (1, 1, 0): "y"}
    names.update({(1, 1, 1): "w", (0, 0, 0): "."})
    return "".join(names[tuple(part > 0 for part in light)] for light in badge.lights)


def test_a_menu_is_dark(badge):
    assert seen(badge) == "....."


@pytest.mark.parametrize(
    ("race", "lights"),
    [("start", "b...."), ("aim", "gggg."), ("eleven", "bbbbb"), ("lap", "bbbbb")],
)
def test_a_race_shows_who_is_to_move_and_how_fast_that_car_is(badge, race, lights):
    player = seat(badge, race)
    car = player.race.cars[player.race.turn]
    assert seen(badge) == lights
    assert lights.count(lights[0]) == min(max(car.speed, 1), 5)


def test_a_move_passes_the_lights_on(badge):
    player = seat(badge, "start")
    player.drive("1E")
    assert seen(badge) == "g...."


@pytest.mark.parametrize(
    ("race", "moves", "lights"),
    [
        ("lost-turn", "", "rrrrr"),
        ("lap", "4SE", "bbbbb"),
        ("green-wins", "6E", "ggggg"),
    ],
)
def test_what_a_notice_tells_fills_the_lights(badge, race, moves, lights):
    player = seat(badge, race)
    player.wait()
    player.drive(moves)
    assert seen(badge) == lights


def test_a_drawn_race_is_white(badge):
    player = seat(badge, "aim")
    player.tap("start down down down a a")
    player.wait()
    assert seen(badge) == "wwwww"


def test_a_result_is_dark_again(badge):
    player = seat(badge, "green-wins")
    player.drive("6E")
    player.tap("a")
    player.wait()
    assert (badge.scene, seen(badge)) == ("result", ".....")


@pytest.mark.parametrize(
    ("keys", "lights"),
    [("", "....."), ("select", "b...."), ("start", "....g"), ("select right", ".....")],
)
def test_calls_are_seen_at_the_callers_ends(cards, keys, lights):
    cards.lay(OPEN)
    use_settings(cards.director)
    cards.tap(keys)
    assert seen(cards.badge) == lights


@pytest.mark.parametrize(
    ("stuck", "lights"),
    [(0, "b...."), (1, "by..."), (2, "byy.."), (3, "byyy."), (4, "brrr.")],
)
def test_the_times_stuck_are_counted_in_the_middle(cards, stuck, lights):
    cards.lay(f"stuck {stuck}" + STUCK)
    use_settings(cards.director)
    cards.tap("select")
    assert seen(cards.badge) == lights


@pytest.mark.parametrize(
    ("text", "keys", "lights"),
    [
        (LAST, "right", "bbbbb"),
        (LAST, "a", "ggggg"),
        (LAST, "right a", "wwwww"),
        (FIFTH, "select start", "bbbbb"),
    ],
)
def test_the_winner_of_a_round_fills_the_lights(cards, text, keys, lights):
    cards.lay(text)
    use_settings(cards.director)
    cards.chord(keys)
    cards.wait(705)
    assert seen(cards.badge) == lights


def test_the_next_round_begins_in_the_dark(cards):
    cards.lay(LAST)
    use_settings(cards.director)
    cards.tap("right")
    cards.wait(2200)
    cards.tap("a")
    cards.wait(50)
    assert (cards.name, seen(cards.badge)) == ("cards", ".....")


def test_lights_that_are_off_stay_dark(badge):
    director = badge.namespace["director"]
    director.session.lights = False
    use_settings(director)
    player = seat(badge, "green-wins")
    player.drive("6E")
    assert seen(badge) == "....."
