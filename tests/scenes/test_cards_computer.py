# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The computer table: all keys are one person's, cards turn by themselves."""

import pytest

from boards import BUTTONS
from engine.cards.start import start_lines
from tests.scenes.card_tables import BOTH_FIT, FIFTH, LAST, OPEN, STUCK, TIE

LEFT, RIGHT = 0, 1
SNAIL, CHEETAH, SHADOW = 0, 4, 5

DEAD = STUCK.replace("6C", "JC").replace("6S", "JS").replace("TC TS TD", "5C 5S 5D")
"""Nobody can move, whatever the first flips bring for the computer."""


DUEL = TIE.replace("7D", "2H")
"""The computer can play its first card only, and so can the person, on one pile."""


def solo(cards, text, level=SNAIL, is_counting=False, **wishes):
    """Lay a table against the computer."""
    return cards.lay(text, is_counting, cards_versus=1, level=level, **wishes)


@pytest.mark.parametrize(
    ("next_", "play"), [("down", "right"), ("b", "a"), ("down", "a"), ("b", "right")]
)
def test_the_person_has_the_keys_of_both_ends(cards, next_, play):
    solo(cards, OPEN)
    cards.tap(f"{next_} {next_} {play}")
    assert cards.tops == ["6C", "QD"]


@pytest.mark.parametrize(
    ("key", "tops"), [("left", 0), ("b", 0), ("right", 1), ("a", 1)]
)
def test_the_choice_is_made_with_the_keys_of_both_ends(cards, key, tops):
    solo(cards, BOTH_FIT)
    cards.tap("a")
    assert cards.choosing == [True]
    cards.tap(key)
    assert cards.tops[tops] == "7H"


@pytest.mark.parametrize(
    ("key", "tops"), [("left", 0), ("b", 0), ("right", 1), ("a", 1)]
)
def test_with_expert_keys_b_plays_left(cards, key, tops):
    solo(cards, BOTH_FIT, is_expert=True)
    cards.tap(key)
    assert cards.tops[tops] == "7H"
    assert cards.cursors == [1]


@pytest.mark.parametrize("key", ["down", "select"])
def test_with_expert_keys_there_are_five_stops_here(cards, key):
    solo(cards, OPEN, is_expert=True)
    found = []
    for _ in range(5):
        cards.tap(key)
        found.append(cards.cursors[LEFT])
    assert found == [2, 3, 4, 5, 1]


def test_no_key_moves_the_computers_cards(cards):
    solo(cards, OPEN)
    before = cards.line("hand.right")
    for key in BUTTONS:
        if key != "start":
            cards.tap(key)
    assert cards.line("hand.right") == before
    assert cards.cards[RIGHT] == 0


def test_nobody_calls_here(cards):
    solo(cards, DEAD)
    cards.tap("select select")
    assert cards.calls == []
    assert cards.scene.match.tallies[LEFT].untrue == 0


def test_start_pauses_at_once(cards):
    solo(cards, OPEN)
    cards.tap("start")
    assert cards.name == "rest"


def test_one_person_alone_may_go_on_at_once(cards):
    solo(cards, OPEN)
    cards.tap("start start")
    assert cards.name == "cards"


def test_what_is_pressed_with_start_is_judged_first(cards):
    solo(cards, OPEN)
    cards.chord("start right")
    assert cards.name == "rest"
    assert cards.cards == [1, 0]


def test_select_held_does_not_pause(cards):
    solo(cards, DEAD)
    cards.hold("select", 1500)
    assert cards.name == "cards"


def test_the_computers_hand_lies_face_down(cards):
    solo(cards, OPEN)
    cards.wait(1000)
    first = cards.badge.frame()
    solo(cards, OPEN.replace("3D 8S TC 5C JC", "3D 8S TC JC 5C"))
    cards.wait(1000)
    assert cards.badge.frame() == first


def test_the_corners_name_the_two_sides(cards):
    solo(cards, OPEN)
    assert cards.scene.names == ("you", "snail")


def test_it_starts_at_the_level_that_adapts(cards):
    cards.lay(OPEN, cards_versus=1)
    assert cards.scene.names == ("you", "shadow")


# cards turn by themselves


def test_cards_turn_by_themselves_after_a_pause_to_read(cards):
    solo(cards, DEAD)
    assert cards.news == "cards turn..."
    cards.wait(1450)
    assert cards.tops == ["JC", "JS"]
    cards.wait(60)
    assert cards.tops == ["6H", "6D"]


def test_the_computer_looks_at_new_cards_a_little_later(cards):
    """The cheetah needs 200 ms at least to see them and reach; here it waits more."""
    solo(cards, STUCK.replace("6H 8H", "4H 8H").replace("draw.left", "; draw"), CHEETAH)
    cards.wait(1510)
    assert cards.tops == ["4H", "6D"]
    flip_ms = cards.badge.ms
    while not cards.cards[RIGHT]:
        cards.wait(5)
    assert cards.badge.ms - flip_ms >= 600 + 200


def test_without_a_flip_it_does_not_wait_that_long(cards):
    found = []
    for seed in range(10):
        solo(cards, f"seed {seed}\n{DUEL}", CHEETAH)
        begun_ms = cards.scene.match.tallies[RIGHT].able_ms
        while not cards.cards[RIGHT]:
            cards.wait(5)
        found.append(cards.now - begun_ms)
    assert 200 <= min(found) < 600
    assert len(set(found)) > 5


def test_the_fifth_stuck_ends_the_round_here_too(cards):
    solo(cards, FIFTH)
    assert cards.news == "cards turn..."
    cards.wait(1510)
    assert cards.news == "stuck 5 times"
    cards.wait(1510)
    assert cards.name == "round"


def test_labels_do_not_blink_here(cards):
    solo(cards, OPEN.replace("3D 8S TC 5C JC", "3D 8S TC 2H JC").replace(" 2H\n", "\n"))
    cards.wait(1000)
    first = cards.badge.frame()
    cards.wait(6500)
    assert cards.badge.frame() == first


# the computer's presses


def test_a_tie_with_the_computer_is_a_step(cards):
    """The person presses in the very ms in which the computer does."""
    for priority in ("left", "right"):
        solo(cards, DUEL.replace("priority left", f"priority {priority}"), CHEETAH)
        player = cards.scene._player
        while not player._plan:
            cards.wait(5)
        while cards.now + 5 < player.due_ms:
            cards.wait(5)
        cards.scan("a", ago_ms=cards.now - player.due_ms)
        cards.wait(10)
        assert cards.tops[0] == ("5H" if priority == "left" else "5C")
        assert cards.line("priority") != priority


def test_the_computer_wins_by_its_time_in_a_slow_pass(cards):
    for early, winner in ((5, "5H"), (-5, "5C")):
        solo(cards, DUEL, CHEETAH)
        player = cards.scene._player
        while not player._plan:
            cards.wait(5)
        wait_ms = player.due_ms - cards.now - early
        with cards.slow_passes(500):
            cards.wait(wait_ms)
            cards.badge.press("a")
        assert cards.tops[0] == winner


def test_equal_seeds_and_presses_play_equal_rounds(cards):
    found = []
    for _ in range(2):
        cards.badge._machine._chance = 77
        solo(cards, "", CHEETAH)
        for _ in range(30):
            cards.tap("right left down")
            cards.wait(290)
        assert cards.scene.state == 1
        found.append((start_lines(cards.table), cards.cards))
    assert found[0] == found[1]
    assert found[0][1][RIGHT] > 3


def test_a_pause_takes_no_time_from_the_computer(cards):
    found = []
    for is_paused in (False, True):
        cards.badge._machine._chance = 77
        solo(cards, DUEL, CHEETAH)
        begun_ms = cards.scene.match.tallies[RIGHT].able_ms
        if is_paused:
            cards.wait(100)
            cards.tap("start")
            cards.wait(10_000)
            cards.tap("b")
        while not cards.cards[RIGHT]:
            cards.wait(5)
        found.append(cards.now - begun_ms)
    assert abs(found[0] - found[1]) <= 5


def test_who_wins_is_told(cards):
    solo(cards, LAST)
    cards.tap("right")
    assert cards.news == "you win!"
    solo(cards, LAST, CHEETAH)
    cards.wait(2000)
    assert cards.news == "cheetah wins!"


def test_the_shadow_follows_the_person(cards):
    solo(cards, "", SHADOW)
    before_ms = cards.scene._level.card_ms
    for _ in range(200):
        cards.tap("right left down")
        cards.wait(30)
        if cards.cards[LEFT] == 6:
            break
    assert cards.cards[LEFT] == 6
    assert cards.scene._level.card_ms != before_ms
