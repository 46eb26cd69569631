# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Each moment of both games has its sound, in the pass in which it happens."""

import pytest

from scenes.keep import use_settings
from scenes.session import COMPUTER
from tests.scenes.card_tables import FIFTH, LAST, OPEN, STUCK, TIE
from tests.scenes.racing import seat


def heard(badge, since=0):
    """Return the names of the sounds after the first so many."""
    return [row["name"] for row in badge.stats.sounds[since:]]


@pytest.mark.parametrize(
    ("race", "play", "names"),
    [
        ("aim", "a", ["move"]),
        ("aim", "right a", ["shake"]),
        ("aim", "down left b select start b", []),
        ("eleven", "b a", ["move"]),
    ],
    ids=["a-move", "what-is-refused", "what-is-no-move", "a-slower-move"],
)
def test_a_press_in_a_race_sounds_at_once(badge, race, play, names):
    player = seat(badge, race)
    player.tap(play)
    assert heard(badge) == names


@pytest.mark.parametrize(
    ("race", "moves", "names"),
    [
        ("lost-turn", "", ["lost"]),
        ("lap", "4SE", ["move", "lap"]),
        ("green-wins", "6E", ["move", "wins"]),
    ],
)
def test_what_a_notice_tells_sounds_when_it_comes_up(badge, race, moves, names):
    player = seat(badge, race)
    player.wait()
    player.drive(moves)
    assert player.notice
    assert heard(badge) == names


def test_a_drawn_race_sounds_like_the_lap(badge):
    player = seat(badge, "lap")
    player.drive("4SE")
    player.tap("a")
    player.wait(200)
    player.drive("6E")
    assert heard(badge)[2:] == ["move", "lap"]


def test_a_race_that_the_computer_wins_sounds_like_a_loss(badge):
    player = seat(badge, "start", COMPUTER)
    player.tap("start down down a a")
    player.wait()
    assert player.notice.startswith("GREEN WINS")
    assert heard(badge) == ["lost"]


def test_a_friend_who_wins_sounds_like_a_win(badge):
    player = seat(badge, "start")
    player.tap("start down down a a")
    player.wait()
    assert player.notice.startswith("GREEN WINS")
    assert heard(badge) == ["wins"]


def test_the_computers_move_sounds_too(badge):
    player = seat(badge, "aim", COMPUTER, is_swapped=True)
    assert heard(badge) == []
    player.tap("a")
    player.wait(600)
    assert heard(badge) == ["move", "move"]


@pytest.fixture
def table(cards):
    """Lay a table and return what is heard from then on."""

    def lay(text, **wishes):
        cards.lay(text, **wishes)
        use_settings(cards.director)
        cards.count = len(cards.badge.stats.sounds)
        return cards

    return lay


def since(cards):
    """Return what has been heard since the table was laid."""
    return heard(cards.badge, cards.count)


def test_a_count_down_ticks_three_times_and_then_the_cards_turn(cards):
    before = len(cards.badge.stats.sounds)
    cards.lay(OPEN)
    rows = cards.badge.stats.sounds[before:]
    assert [row["name"] for row in rows] == ["tick", "tick", "tick", "flip"]
    times = [row["ms"] for row in rows]
    assert [round((b - a) / 100) for a, b in zip(times, times[1:])] == [7, 7, 7]


@pytest.mark.parametrize(
    ("text", "keys", "names"),
    [
        (OPEN, "right", ["move"]),
        (OPEN, "a", ["shake"]),
        (OPEN, "select", ["call"]),
        (OPEN, "select select", ["call"]),
        (OPEN, "down b up", []),
        (TIE, "right a", ["move", "lost"]),
    ],
    ids=["lands", "does-not-fit", "call", "call-again", "cursor", "too-late"],
)
def test_a_press_at_the_table_sounds_at_once(table, text, keys, names):
    cards = table(text)
    cards.tap(keys)
    assert since(cards) == names


@pytest.mark.parametrize("priority", ["left", "right"])
def test_of_a_tie_the_beaten_card_is_heard(table, priority):
    cards = table(TIE.replace("priority left", "priority " + priority))
    cards.chord("right a")
    assert since(cards) == ["lost"]


def test_cards_that_turn_are_heard(table):
    cards = table(STUCK)
    cards.chord("select start")
    cards.wait(705)
    assert since(cards) == ["call", "flip"]


@pytest.mark.parametrize(
    ("text", "keys", "wishes", "last"),
    [
        (LAST, "right", {}, "wins"),
        (LAST, "right a", {}, "lap"),
        (FIFTH, "select start", {}, "wins"),
        (LAST, "right", {"cards_versus": COMPUTER}, "wins"),
    ],
    ids=["win", "draw", "stuck", "against-the-computer"],
)
def test_the_end_of_a_round_is_heard(table, text, keys, wishes, last):
    cards = table(text, **wishes)
    cards.chord(keys)
    cards.wait(705)
    assert since(cards)[-1] == last


def test_the_computers_last_card_sounds_like_a_loss(table):
    text = LAST.replace("5H -- --", "2H 2S --")
    cards = table(text, cards_versus=COMPUTER, level=4)
    cards.wait(6000)
    assert cards.table.winner == 1
    assert since(cards) == ["lost"]


def test_a_sound_comes_in_the_pass_of_its_press(table):
    cards = table(OPEN)
    cards.badge.press("right")
    cards.wait(5)
    assert cards.badge.stats.sounds[-1]["ms"] == cards.badge.ms


def test_nothing_is_heard_when_the_sound_is_off(badge):
    director = badge.namespace["director"]
    director.session.sound = 0
    use_settings(director)
    player = seat(badge, "green-wins")
    player.drive("6E")
    assert heard(badge) == []
