# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The choice of the game: two pictures, a bar below one of them."""

import pytest

from tests.scenes.racing import read


@pytest.fixture
def games(cards):
    """A badge that shows the choice."""
    cards.go("games")
    return cards.badge


def press(badge, keys):
    """Tap keys one after the other."""
    for key in keys.split():
        badge.tap(key)
    badge.advance(20)


@pytest.mark.parametrize(
    ("keys", "scene"),
    [("a", "menu"), ("right a", "deck"), ("left a", "deck"), ("right right a", "menu")],
)
def test_a_goes_to_the_menu_of_the_chosen_game(games, keys, scene):
    press(games, keys)
    assert games.scene == scene


def test_b_goes_back_to_the_title(games):
    press(games, "b")
    assert games.scene == "title"


@pytest.mark.parametrize("keys", ["right a b a", "right a b b a a"])
def test_the_game_that_was_chosen_last_is_chosen_again(games, keys):
    press(games, keys)
    assert games.scene == "deck"


def test_the_bar_comes_back_to_where_it_was(games):
    press(games, "right")
    first = games.frame()
    press(games, "a b")
    assert games.scene == "games"
    assert games.frame() == first


def test_moving_the_bar_sends_little_and_nothing_in_vain(games):
    before = len(games.stats.refreshes)
    press(games, "right left up down select")
    sent = games.stats.refreshes[before:]
    assert len(sent) == 2
    assert all(0 < row["changed"] <= row["bytes"] < 1024 for row in sent)


@pytest.mark.parametrize(("charge", "is_told"), [(0, True), (10, True), (20, False)])
def test_a_low_battery_is_told(cards, monkeypatch, charge, is_told):
    power = type(cards.director.power)
    monkeypatch.setattr(power, "charge", charge)
    cards.go("games")
    told = lines(cards.badge)
    assert (f"Battery low! {charge}%" in told) == is_told


def test_nothing_is_told_where_no_battery_is_read(cards, monkeypatch):
    monkeypatch.setattr(type(cards.director.power), "charge", -1)
    cards.go("games")
    assert not [line for line in lines(cards.badge) if "Battery" in line]


def lines(badge):
    """The lines of text on the screen."""
    group = badge.namespace["director"].top.group
    return [read(grid) for grid in group if getattr(grid, "tile_width", 0) == 6]
