# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The menu of Cards: what is pressed ends in the session."""

import pytest

from sim import pilot

FRIEND, COMPUTER = 0, 1


class Player:
    """Presses keys on a badge that shows the menu, and reads the session."""

    def __init__(self, badge):
        """Take a badge that shows the menu."""
        self.badge = badge
        self.session = badge.namespace["director"].session

    def press(self, keys):
        """Tap some keys, one after the other."""
        for key in keys.split():
            self.badge.tap(key)
        self.badge.advance(20)


@pytest.fixture
def player(cards):
    """A player in the menu; the cursor is on how to play."""
    cards.go("deck", game=1)
    return Player(cards.badge)


def test_the_cursor_waits_on_how_to_play_until_it_was_read(player):
    player.press("a")
    assert player.badge.scene == "how_cards"
    player.press("b a")
    assert player.badge.scene == "ready"


def test_reading_the_rules_of_one_game_is_not_reading_the_others(player):
    player.press("a b")
    assert player.session.has_played_cards
    assert not player.session.has_played


def test_once_the_rules_were_read_the_cursor_waits_on_the_friend(player):
    player.press("a b b a a")
    assert player.badge.scene == "ready"


def test_the_first_row_is_a_friend_and_both_find_their_keys_first(player):
    player.press("down a")
    assert player.session.cards_versus == FRIEND
    assert player.badge.scene == "ready"


def test_the_second_row_is_the_computer_at_once(player):
    player.press("down down a")
    assert player.session.cards_versus == COMPUTER
    assert player.badge.scene == "cards"


def test_who_was_ready_once_is_not_asked_again(player):
    player.session.is_ready = True
    player.press("down a")
    assert player.badge.scene == "cards"


def test_other_keys_are_to_be_found_again(player):
    player.session.is_ready = True
    player.press("up up up a")
    assert player.session.is_expert
    player.press("down down down down a")
    assert player.badge.scene == "ready"


def test_the_levels_go_round_from_the_one_that_adapts(player):
    player.press("up up up up")
    levels = [player.session.level]
    for key in ("right", "a", "left", "left", "left"):
        player.press(key)
        levels.append(player.session.level)
    assert levels == [5, 0, 1, 0, 5, 4]


@pytest.mark.parametrize(
    ("ups", "name"), [(3, "is_expert"), (2, "has_before"), (1, "swaps_ends")]
)
@pytest.mark.parametrize("key", ["a", "left", "right"])
def test_a_setting_goes_on_and_off(player, ups, name, key):
    player.press("up " * ups + key)
    assert getattr(player.session, name) is True
    player.press(key)
    assert getattr(player.session, name) is False


def test_b_goes_back_to_the_games(player):
    player.press("b")
    assert player.badge.scene == "games"


def test_each_press_sends_little_and_nothing_in_vain(player):
    before = len(player.badge.stats.refreshes)
    player.press("up right left up right up a up right up right up select start right")
    sent = player.badge.stats.refreshes[before:]
    assert len(sent) == 11
    assert all(row["changed"] for row in sent)
    assert max(row["bytes"] for row in sent) < 2048


@pytest.mark.parametrize(("keys", "row"), [("down a", 0), ("down down a", 1)])
def test_the_cursor_comes_back_to_whom_one_played_last(player, keys, row):
    player.session.is_ready = True
    player.press(keys)
    assert player.badge.scene == "cards"
    player.badge.namespace["director"].go("deck")
    player.badge.advance(100)
    assert player.badge.namespace["director"].top.row == row


def test_the_pilot_knows_the_rows_of_the_menu(player):
    deck = player.badge.modules["scenes.deck"]
    known = (pilot.DECK_FRIEND, pilot.DECK_COMPUTER, pilot.LEVEL, pilot.DECK_HOW)
    assert known == (deck.VS_FRIEND, deck.VS_COMPUTER, deck.LEVEL, deck.HOW)
