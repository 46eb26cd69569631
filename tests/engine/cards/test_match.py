# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""engine/cards/match.py: the score over rounds, and each side's numbers in a round."""

import pytest

from engine.cards.event import LEFT, RIGHT
from engine.cards.match import NO_GAP, Match
from engine.cards.table import Table
from tests.engine.cards.tables import event, table_of

ROUND = """\
hand.left 5S 6S 7S 2H --
hand.right 9H QD 8H -- --
draw.right KD
spare.left 8D 3D
spare.right 2D 9D
centre.left 4S
centre.right TS"""

LAST_CARDS = """\
hand.left 5S -- -- -- --
hand.right 9H -- -- -- --
centre.left 4S
centre.right TS"""


class Played:
    """A match on a table, told of each step as a scene does it."""

    def __init__(self, lines):
        self.table = table_of(lines)
        self.match = Match(self.table)
        self.match.begin(1000)
        self.left, self.right = self.match.tallies

    def step(self, at_ms, left=None, right=None):
        events = bytearray((event(left), event(right)))
        self.table.step(events)
        self.match.note_step(events, at_ms)

    def flip(self, now_ms):
        self.table.flip()
        self.match.note_flip(now_ms)


@pytest.fixture
def played():
    return Played(ROUND)


def test_cards_that_landed_are_counted(played):
    played.step(2000, "1 left")
    played.step(2500, "2 left", "1 right")
    played.step(2600, "1 left")
    assert (played.left.cards, played.right.cards) == (2, 1)


def test_the_fastest_gap_is_kept(played):
    played.step(2000, "1 left")
    assert played.left.fastest_ms == 1000
    played.step(2400, "2 left")
    assert played.left.fastest_ms == 400
    played.step(3000, "3 left")
    assert played.left.fastest_ms == 400


def test_a_side_without_a_card_played_has_no_gap(played):
    played.step(2000, "1 left")
    assert (played.right.fastest_ms, played.right.gap_ms) == (NO_GAP, NO_GAP)


def test_the_last_steps_gap_is_known_until_the_next_step(played):
    played.step(2000, "1 left")
    assert played.left.gap_ms == 1000
    played.step(2100, None, "1 right")
    assert (played.left.gap_ms, played.right.gap_ms) == (NO_GAP, 1100)


def test_a_gap_starts_when_the_other_side_makes_a_card_playable():
    played = Played(ROUND.replace("9H QD 8H", "6H QD KH"))
    played.step(1800, "1 left")
    played.step(2100, None, "1 left")
    assert played.right.gap_ms == 300


def test_a_gap_starts_anew_when_the_cards_turn(played):
    played.step(1500, "call", "call")
    played.flip(3000)
    played.step(3700, None, "1 left")
    assert played.right.gap_ms == 700


def test_a_card_that_no_longer_fits_ends_the_gap():
    """Right could play 3H from the start, then could not, then could play again."""
    lines = ROUND.replace("9H QD 8H", "3H QD KH").replace("6S", "4H")
    played = Played(lines)
    played.step(2000, "1 left")
    played.step(4000, "2 left")
    played.step(4300, None, "1 left")
    assert played.right.gap_ms == 300


def test_ties_lost_are_counted():
    played = Played(ROUND.replace("9H QD 8H", "3H QD KH") + "\npriority left")
    played.step(2000, "1 left", "1 left")
    assert (played.left.beaten, played.right.beaten) == (0, 1)


def test_calls_that_were_not_true_are_counted(played):
    played.step(2000, "call", "call")
    assert (played.left.untrue, played.right.untrue) == (1, 1)


def test_a_true_call_is_not_counted():
    played = Played(ROUND.replace("9H QD 8H", "JD QD KH").replace("TS", "2S"))
    played.step(2000, None, "call")
    assert played.right.untrue == 0


def test_calling_again_is_not_counted_twice(played):
    played.step(2000, "call")
    played.step(2100, "call")
    assert played.left.untrue == 1


def test_a_call_after_the_cards_turned_is_a_new_one(played):
    played.step(2000, "call", "call")
    played.flip(3000)
    played.step(3500, None, "call")
    assert (played.left.untrue, played.right.untrue) == (1, 2)


def test_a_call_that_was_dropped_is_not_counted(played):
    played.step(2000, "call", "1 right")
    assert played.left.untrue == 0


def test_a_pardoned_call_is_not_counted(played):
    played.step(2000, "call")
    played.left.pardon()
    played.left.pardon()
    assert played.left.untrue == 0


def test_a_pardon_after_a_true_call_takes_nothing_off(played):
    played.step(2000, "call")
    played.step(2100, "1 left")
    played.step(2200, "2 left")
    played.step(2300, "3 left")
    played.step(2400, "call")
    played.left.pardon()
    assert played.left.untrue == 1


def test_a_won_round_is_counted_once():
    played = Played(LAST_CARDS)
    played.step(2000, "1 left")
    played.step(2100, None, "1 right")
    assert (played.match.wins, played.match.draws) == ([1, 0], 0)


def test_a_drawn_round_is_counted_once():
    played = Played(LAST_CARDS)
    played.step(2000, "1 left", "1 right")
    played.step(2000, "call", "call")
    assert (played.match.wins, played.match.draws) == ([0, 0], 1)


def test_a_stuck_round_is_counted_once():
    played = Played(LAST_CARDS.replace("4S", "8S").replace("TS", "QS") + "\nstuck 4")
    played.table.hands[RIGHT][0] = played.table.hands[LEFT][0]
    played.step(2000, "call", "call")
    played.flip(3000)
    played.flip(3100)
    assert (played.match.wins, played.match.draws) == ([0, 0], 1)


def test_a_round_that_is_over_at_its_start_is_counted():
    played = Played(LAST_CARDS.replace("9H", "--"))
    assert played.match.wins == [0, 1]


def test_the_score_runs_over_rounds_and_the_tallies_do_not():
    played = Played(LAST_CARDS)
    played.step(2000, "1 left")
    played.table.winner = None
    played.match.begin(9000)
    assert played.match.wins == [1, 0]
    assert (played.left.cards, played.left.fastest_ms) == (0, NO_GAP)


def test_the_score_goes_with_the_players_who_swap_ends():
    match = Match(Table())
    match.wins[LEFT] = 3
    match.swap_ends()
    assert match.wins == [0, 3]
