# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""scenes/recovery.py: when the heap runs out at Cards the score is kept."""

import pytest

from scenes.session import FRIEND
from tests.scenes.test_recovery import (
    RESTART_MS,
    director_of,
    fail,
    go,
    run_out,
    tap,
)


def cards(badge, score, **wishes):
    """Begin a match of Cards between friends at a score; return its scene."""
    go(badge, "cards", played=bytes(score), is_continued=True, is_ready=True, **wishes)
    return director_of(badge).top


def score_of(badge):
    """The rounds that both sides have won, and the draws."""
    match = director_of(badge).top.match
    return (*match.wins, match.draws)


@pytest.mark.parametrize("swaps_ends", [False, True])
def test_a_round_of_cards_is_dealt_anew_at_its_score(small, swaps_ends):
    cards(small, (3, 2, 1), swaps_ends=swaps_ends)
    small.advance(3000)
    before = score_of(small)
    run_out(small)
    assert small.scene == "cards"
    assert score_of(small) == before


def test_a_round_that_is_over_counts_once(small):
    scene = cards(small, (0, 0, 0))
    scene.match.wins[:] = [1, 0]
    scene.state = 2  # over
    run_out(small)
    assert score_of(small) == (1, 0, 0)


def test_a_first_round_for_which_there_is_no_heap_is_dealt_after_a_restart(small):
    go(small, "ready", cards_versus=FRIEND)
    director_of(small).words = fail
    go(small, "cards")
    assert small.scene == "cards"
    assert score_of(small) == (0, 0, 0)


def test_a_look_back_on_cards_without_heap_leads_back_to_the_match(small):
    cards(small, (4, 1, 0))
    go(
        small,
        "lesson_cards",
        lesson=0,
        played=bytes((4, 1, 0)) + log(small),
    )
    assert small.scene == "lesson_cards"
    run_out(small)
    assert small.scene == "cards"
    assert score_of(small) == (4, 1, 0)


def log(badge):
    """The packed log of the round on the badge."""
    return director_of(badge).top.log.packed()


def test_a_match_goes_on_from_the_score_after_a_look_back_without_heap(small):
    cards(small, (4, 1, 0))
    go(small, "lesson_cards", lesson=0, played=bytes((4, 1, 0)) + log(small))
    run_out(small)
    director_of(small).top.match.wins[0] = 5
    director_of(small).session.has_run_out = False
    run_out(small)
    assert score_of(small) == (5, 1, 0)


def test_the_ends_are_swapped_once_where_the_next_round_could_not_be_dealt(small):
    scene = cards(small, (3, 2, 1), swaps_ends=True)
    wins = list(scene.match.wins)
    scene.state, scene.next_ms = 2, 0  # over, and its result was seen
    scene.deal = fail
    scene.director.open("round")
    small.advance(RESTART_MS)
    tap(small, "a")
    assert score_of(small) == (wins[1], wins[0], 1)


def test_a_match_that_never_looked_back_keeps_its_score(small):
    go(small, "cards", cards_versus=FRIEND, is_continued=False, is_ready=True)
    director_of(small).top.match.wins[:] = [2, 1]
    run_out(small)
    assert score_of(small) == (2, 1, 0)


def test_the_score_counts_although_a_log_lay_behind_it(small):
    cards(small, bytes((1, 0, 0)) + bytes(8))
    director_of(small).top.match.wins[0] = 2
    run_out(small)
    assert score_of(small) == (2, 0, 0)
