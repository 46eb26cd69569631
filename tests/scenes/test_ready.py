# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Before the first round each end finds its keys and presses play."""

import pytest


@pytest.fixture
def ready(cards):
    """A badge that waits for both to be ready."""
    cards.go("ready")
    return cards.badge


def press(badge, keys):
    """Tap keys one after the other."""
    for key in keys.split():
        badge.tap(key)
    badge.advance(40)


@pytest.mark.parametrize("keys", ["right a", "a right"])
def test_when_both_have_pressed_play_the_cards_are_dealt(ready, keys):
    press(ready, keys)
    assert ready.scene == "cards"
    assert ready.namespace["director"].session.is_ready


@pytest.mark.parametrize("keys", ["right right", "a a a", "right b down", "a left up"])
def test_one_alone_does_not_start(ready, keys):
    press(ready, keys)
    assert ready.scene == "ready"


def test_both_at_once_start(ready):
    ready.press("right")
    ready.press("a")
    ready.advance(50)
    assert ready.scene == "cards"


@pytest.mark.parametrize("left", ["left", "right"])
@pytest.mark.parametrize("right", ["b", "a"])
def test_with_expert_keys_either_pile_is_play(cards, left, right):
    cards.go("ready", is_expert=True)
    press(cards.badge, f"{left} {right}")
    assert cards.name == "cards"


def test_who_is_ready_is_shown_at_once(ready):
    pictures = {ready.frame()}
    for key in ("right", "a"):
        before = len(ready.stats.refreshes)
        ready.press(key)
        ready.advance(5)
        if ready.scene == "ready":
            assert ready.stats.refreshes[before]["changed"] > 0
        pictures.add(ready.frame())
        ready.release(key)
    assert len(pictures) == 3


@pytest.mark.parametrize("key", ["select", "start"])
def test_the_key_of_a_call_held_pauses_and_leads_to_the_menu(ready, key):
    ready.press(key)
    ready.advance(990)
    assert ready.scene == "ready"
    ready.advance(20)
    assert ready.scene == "rest"
    ready.release(key)
    ready.advance(450)
    press(ready, "up a")
    assert ready.scene == "deck"


def test_going_on_from_a_pause_comes_back_here(ready):
    press(ready, "right")
    ready.press("start")
    ready.advance(1010)
    ready.release("start")
    ready.advance(450)
    press(ready, "b")
    assert ready.scene == "ready"
    press(ready, "a")
    assert ready.scene == "cards"


def test_a_short_press_of_a_calls_key_does_nothing(ready):
    press(ready, "select start")
    ready.advance(2000)
    assert ready.scene == "ready"


def test_at_rest_nothing_is_sent(ready):
    before = len(ready.stats.refreshes)
    ready.advance(2000)
    press(ready, "b down up left")
    assert len(ready.stats.refreshes) == before
