# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The result of a round, the score of the match, and the next deal in one press."""

import pytest

from sim.badge import Badge
from sim.kept import memory
from tests.scenes.card_tables import LAST, LEVEL, OPEN
from tests.scenes.cardplay import Cards, lay

LEFT, RIGHT = 0, 1

RESULT_MS = 1960
"""From the last card to a result that has been looked at."""


def play_last(cards, keys="right", **wishes):
    """Play the last card of a round; the result is up."""
    cards.lay(LAST, **wishes)
    end(cards, keys)


def end(cards, keys):
    """Press the keys that end the round; the result is up."""
    cards.chord(keys)
    cards.wait(RESULT_MS)
    assert cards.name == "round"


def deal_last(cards, key="a"):
    """Deal again; the table is one card from its end once more."""
    cards.tap(key)
    assert cards.name == "cards"
    lay(cards.scene, LAST)
    cards.wait(2150)


def texts(cards):
    """Return the lines of the result, without blanks at their ends."""
    from scenes.font import tile_of

    letters = {tile_of(chr(code)): chr(code) for code in range(32, 127)}
    found = []
    for layer in cards.director.top.group._layers:
        grids = getattr(layer, "_layers", [layer])
        for grid in grids:
            if grid.bitmap is cards.director.font.bitmap:
                tiles = [grid[place] for place in range(grid._width_in_tiles)]
                found.append("".join(letters.get(tile, "?") for tile in tiles).rstrip())
    return found


@pytest.mark.parametrize("key", ["a", "right"])
def test_one_press_of_either_end_deals_again(cards, key):
    play_last(cards)
    cards.tap(key)
    assert (cards.name, cards.scene.state) == ("cards", 0)
    assert cards.table.cards_left(LEFT) == 20
    cards.wait(2150)
    assert cards.cards == [0, 0]


@pytest.mark.parametrize(
    ("key", "name"), [("start", "deck"), ("select", "lesson_cards")]
)
def test_start_leaves_for_the_menu_and_select_looks_back(cards, key, name):
    play_last(cards)
    cards.tap(key)
    cards.wait(20)
    assert cards.name == name


def test_the_heat_of_the_last_card_does_not_deal_at_once(cards):
    cards.lay(LAST)
    cards.tap("right")
    while cards.name != "round":
        cards.wait(5)
    cards.tap("right a start a")
    assert cards.name == "round"


def test_each_deal_is_another_one(cards):
    play_last(cards)
    cards.tap("a")
    first = cards.line("hand.left")
    play_last(cards)
    cards.tap("a")
    assert cards.line("hand.left") != first


def test_the_score_runs_over_the_rounds(cards):
    play_last(cards)
    deal_last(cards)
    end(cards, "a")
    deal_last(cards)
    end(cards, "right")
    deal_last(cards)
    end(cards, "right a")
    match = cards.scene.match
    assert [*match.wins, match.draws] == [2, 1, 1]


def test_a_new_match_starts_at_nil(cards):
    play_last(cards)
    play_last(cards, "a")
    assert cards.scene.match.wins == [0, 1]


def test_with_swapped_ends_the_score_follows_the_players(cards):
    play_last(cards, swaps_ends=True)
    assert cards.scene.match.wins == [1, 0]
    assert "change seats!" in texts(cards)
    deal_last(cards)
    assert cards.scene.match.wins == [0, 1]
    end(cards, "a")
    assert cards.scene.match.wins == [0, 2]


def test_without_swapped_ends_nobody_is_sent_away(cards):
    play_last(cards)
    assert "change seats!" not in texts(cards)


def test_the_computer_does_not_change_seats(cards):
    play_last(cards, swaps_ends=True, cards_versus=1)
    assert "change seats!" not in texts(cards)
    deal_last(cards)
    assert cards.scene.match.wins == [1, 0]


def test_drawn_rounds_are_told_once_there_are_any(cards):
    play_last(cards)
    assert not [text for text in texts(cards) if "drawn" in text]
    deal_last(cards)
    end(cards, "right a")
    assert "drawn: 1" in texts(cards)


def test_a_pause_does_not_swap_ends(cards):
    play_last(cards, swaps_ends=True)
    deal_last(cards)
    cards.hold("start", 1010)
    cards.wait(400)
    cards.tap("b")
    assert cards.scene.match.wins == [0, 1]


def test_the_numbers_that_people_compare_are_told(cards):
    """The right side calls though it has a move, and its card comes too late."""
    cards.lay(LAST.replace("QC --", "QC 5C"))
    cards.tap("start b")
    cards.chord("right a")
    cards.wait(RESULT_MS)
    assert {
        "rounds won  1      0",
        "played      1      0",
        "too late    0      1",
        "false calls 0      1",
    } <= set(texts(cards))


def test_the_fastest_card_is_told_in_tenths(cards):
    cards.lay(LAST)
    cards.wait(1000)
    tally = cards.scene.match.tallies[LEFT]
    gap_ms = cards.now + 5 - tally.able_ms
    end(cards, "right")
    assert tally.fastest_ms == gap_ms
    shown = f"{(gap_ms + 50) // 100 / 10:.1f}s"
    assert f"fastest     {shown}   -" in texts(cards)


@pytest.mark.parametrize(
    ("keys", "told"),
    [("right", "left wins"), ("a", "right wins"), ("a right", "a draw")],
)
def test_the_winner_is_told_and_why(cards, keys, told):
    play_last(cards, keys)
    assert told in texts(cards)
    assert "no cards left" in texts(cards)


def test_a_round_that_was_stuck_says_so(cards):
    cards.lay(LEVEL)
    cards.chord("select start")
    cards.wait(720 + RESULT_MS)
    assert {"a draw", "stuck 5 times"} <= set(texts(cards))


def test_at_the_computer_table_there_are_you_and_its_level(cards):
    play_last(cards, cards_versus=1, level=2)
    assert {"you win", "you", "fox"} <= set(texts(cards))
    assert not [text for text in texts(cards) if "false" in text]


def test_the_cards_are_covered(cards):
    play_last(cards)
    first = cards.badge.frame()
    cards.lay(LAST.replace("8H", "8D").replace("QC -- --", "QC 2S --"))
    end(cards, "right")
    assert cards.badge.frame() == first


def test_a_whole_session_from_the_title_to_the_second_deal():
    """Keys only: the games, the menu, how to play, ready, a round, deal again."""
    with Badge(nvm=memory()) as badge:
        badge.advance(20)
        cards = Cards(badge)
        scenes = []
        for keys in ("a", "right a", "a", "b", "a", "right a"):
            cards.tap(keys)
            cards.wait(50)
            scenes.append(cards.name)
        assert scenes == ["games", "deck", "how_cards", "deck", "ready", "cards"]
        lay(cards.scene, LAST)
        cards.wait(2150)
        end(cards, "right")
        cards.tap("a")
        assert (cards.name, cards.scene.state) == ("cards", 0)
        cards.wait(2200)
        assert cards.scene.state == 1


def test_the_table_is_opened_anew_after_the_menu(cards):
    cards.lay(OPEN)
    cards.tap("right")
    cards.lay(OPEN)
    assert cards.cards == [0, 0]
