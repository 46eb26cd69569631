# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""What a press looks like: at once, each kind unlike the others, never waited for."""

import pytest

from tests.scenes.card_tables import BOTH_FIT, FIFTH, LAST, OPEN, SHUFFLE, STUCK, TIE

LEFT, RIGHT = 0, 1


def edges(cards):
    """Return the lit edges of the piles: pile times 2 plus side; 4 is above."""
    board = cards.scene.board
    return [edge for edge in range(5) if not board._edges[edge].hidden]


@pytest.mark.parametrize(
    ("keys", "table"),
    [
        ("down", OPEN),
        ("right", OPEN),
        ("a", OPEN),
        ("select", OPEN),
        ("right", BOTH_FIT),
    ],
)
def test_a_press_is_on_the_screen_in_the_same_pass(cards, keys, table):
    cards.lay(table)
    cards.badge.press(keys)
    cards.wait(5)
    assert cards.sent[-1]["ms"] == cards.badge.ms
    assert cards.sent[-1]["changed"] > 0


def test_a_card_that_lands_lights_the_edge_on_its_players_side(cards):
    cards.lay(OPEN)
    cards.tap("right")
    assert edges(cards) == [0]
    cards.wait(260)
    assert edges(cards) == []
    cards.lay(OPEN)
    cards.tap("b b b a")
    assert edges(cards) == [1]


def test_a_card_that_fits_nothing_shakes_and_comes_to_rest(cards):
    cards.lay(OPEN)
    cards.wait(1000)
    before = cards.badge.frame()
    cards.tap("a")
    found = set()
    for _ in range(25):
        found.add(cards.badge.frame())
        cards.wait(10)
    assert len(found) == 3
    assert cards.badge.frame() == before
    assert cards.scene.match.tallies[RIGHT].beaten == 0


def test_a_card_shaken_again_shakes_on(cards):
    cards.lay(OPEN)
    cards.tap("a")
    cards.wait(120)
    cards.tap("a")
    cards.wait(150)
    assert cards.is_shaking(RIGHT)


@pytest.mark.parametrize(("ms", "is_late"), [(100, True), (245, True), (260, False)])
def test_a_card_whose_pile_has_just_changed_is_late(cards, ms, is_late):
    cards.lay(TIE)
    cards.badge.press("right")
    cards.wait(5)
    cards.wait(ms - 5)
    cards.badge.press("a")
    cards.wait(5)
    assert cards.late(RIGHT) == (1 if is_late else None)
    assert cards.is_shaking(RIGHT) != is_late
    assert cards.scene.match.tallies[RIGHT].beaten == is_late


def test_a_late_card_is_dark_for_half_a_second(cards):
    cards.lay(TIE)
    cards.chord("right a")
    assert cards.late(RIGHT) == 1
    dark = cards.badge.frame().pixel(126, 34)
    cards.wait(510)
    assert cards.late(RIGHT) is None
    assert cards.badge.frame().pixel(126, 34) != dark


def test_a_card_that_fitted_two_cards_ago_is_late_too(cards):
    """6C, then 5H, then 4D on the left pile, all within a quarter of a second."""
    cards.lay(TIE.replace("5H 9C QD 2S 7S", "5H 4D QD 2S 7S").replace("4D\n", "9C\n"))
    cards.tap("right down right")
    assert cards.tops[0] == "4D"
    cards.tap("b b b a")
    assert cards.late(RIGHT) == 4


def test_a_card_late_for_the_turn_of_the_cards_is_late(cards):
    cards.lay(OPEN)
    cards.chord("select start")
    cards.wait(740)
    cards.tap("right")
    assert cards.late(LEFT) == 1


def test_an_expert_is_late_for_the_pile_that_is_named_only(cards):
    cards.lay(TIE, is_expert=True)
    cards.tap("left")
    cards.tap("a")
    assert cards.is_shaking(RIGHT)
    cards.tap("b")
    assert cards.late(RIGHT) == 1


def test_a_new_round_does_not_remember_what_lay_there(cards):
    """A card that would have fitted the last round's top is not late in this one."""
    cards.lay(LAST)
    cards.tap("right")
    cards.wait(2200)
    cards.scene._gone_ms[4] = cards.now + 10_000
    cards.tap("a")
    assert max(cards.scene._gone_ms) < 0


def test_another_card_of_the_hand_takes_the_dark_off(cards):
    cards.lay(TIE)
    cards.chord("right a")
    cards.tap("b a")
    assert cards.late(RIGHT) is None


def test_a_dark_card_that_is_played_is_dark_no_more(cards):
    cards.lay(TIE)
    cards.chord("right a")
    cards.tap("down")
    cards.tap("b b b a")
    cards.wait(5)
    cards.lay(TIE.replace("5H 9C QD 2S 7S", "5H 6S QD 2S 7S"))
    cards.chord("right a")
    cards.tap("down right")
    cards.tap("a")
    assert cards.cards == [2, 1]
    assert cards.late(RIGHT) is None


def test_cards_that_turn_light_the_upper_edges(cards):
    cards.lay(STUCK)
    cards.chord("select start")
    cards.wait(720)
    assert edges(cards) == [4]
    cards.wait(300)
    assert edges(cards) == []


@pytest.mark.parametrize(
    ("keys", "lit"), [("right", [0, 2]), ("a", [1, 3]), ("right a", [0, 1, 2, 3])]
)
def test_who_wins_is_lit_until_the_result(cards, keys, lit):
    cards.lay(LAST)
    cards.chord(keys)
    cards.wait(1400)
    assert edges(cards) == lit


def test_a_card_pressed_while_much_is_to_be_seen_is_judged_at_once(cards):
    """An edge is lit, a card is dark, a word stands: the next card lands anyway."""
    cards.lay(TIE.replace("5H 9C QD 2S 7S", "5H 4D QD 2S 7S").replace("4D\n", "9C\n"))
    cards.tap("select")
    cards.chord("right a")
    cards.tap("down")
    assert (edges(cards), cards.late(RIGHT), cards.news) == ([0], 1, "calls are off")
    cards.badge.press("right")
    cards.wait(5)
    assert cards.tops[0] == "4D"


def test_each_moment_looks_unlike_the_others(cards):
    pictures = {}
    for name, table, keys in (
        ("rest", TIE, ""),
        ("cursor", TIE, "down"),
        ("lands", TIE, "right"),
        ("late", TIE, "right a"),
        ("shakes", TIE, "down right"),
        ("call", TIE, "select"),
        ("other call", TIE, "start"),
        ("cleared", TIE, "select right"),
        ("choice", BOTH_FIT, "right"),
        ("other choice", BOTH_FIT, "a"),
        ("win", LAST, "right"),
        ("other win", LAST, "a"),
    ):
        cards.lay(table)
        cards.wait(1000)
        cards.tap(keys)
        pictures[name] = cards.badge.frame()
    cards.lay(LAST)
    cards.chord("right a")
    pictures["draw"] = cards.badge.frame()
    for name, table in (("flip", TIE), ("shuffle", SHUFFLE), ("stuck", FIFTH)):
        cards.lay(table)
        cards.chord("select start")
        pictures[name + " is due"] = cards.badge.frame()
        cards.wait(750)
        pictures[name] = cards.badge.frame()
    assert len(set(pictures.values())) == len(pictures) == 19


@pytest.mark.parametrize(
    ("table", "word"),
    [(TIE, "new cards"), (SHUFFLE, "shuffled"), (FIFTH, "stuck 5 times")],
)
def test_what_two_calls_lead_to_has_a_word_of_its_own(cards, table, word):
    cards.lay(table)
    cards.chord("select start")
    cards.wait(720)
    assert cards.news == word


def test_a_new_round_while_moments_last_shows_none_of_them(cards):
    """The winner's edges and word would last longer than the result is up."""
    cards.lay(LAST)
    cards.tap("right")
    cards.wait(1950)
    assert cards.name == "round"
    assert cards.news == "left wins!"
    cards.tap("a")
    assert (cards.name, cards.scene.state) == ("cards", 0)
    assert edges(cards) == []
    assert cards.news == ""
    first = cards.badge.frame()
    cards.wait(600)
    assert cards.badge.frame() == first
