# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Hints on the table of Ring: what each move loses, for who wants to know."""

import pytest

from engine.race.race import SLOWER, STOP
from scenes.session import COMPUTER, FRIEND
from tests.scenes.races import RACES, record
from tests.scenes.racing import race_of, seat

PLAIN, TRAP, BEST, WORST = range(4)
"""The tiles of a mark, in their order: the faster ones first, then the slower."""


def tiles(player):
    """Return {move: tile} of the marks that are shown."""
    marks = player.scene.board.marks._marks
    return {move: mark[0] for move, mark in enumerate(marks) if mark.y < 112}


def hinted(player):
    """Return what the marks should be by the turns that each move loses."""
    race, table = player.race, player.session.turns_left
    found = {}
    for move in race.legal_moves():
        if move == STOP and race.cars[race.turn].speed == 1:
            continue  # the car stays where it is
        tile = (BEST, PLAIN, WORST)[min(table.lost(race, move), 2)]
        if race.is_trap(move):
            tile = TRAP
        found[move] = tile + (4 if move >= SLOWER else 0)
    return found


def aimed_at(player, wanted):
    """Aim at a move that loses so many turns, and is not a trap."""
    race, table = player.race, player.session.turns_left
    for move in race.legal_moves():
        if table.lost(race, move) == wanted and not race.is_trap(move):
            player.aim_at(move & 7, move >= SLOWER)
            return player.note
    raise AssertionError(f"no move loses {wanted}")


BLUES = [
    name
    for name in RACES
    if len(RACES[name][1].split()) % 2 == 0 and race_of(record(name)).legal_moves()
]
"""Races in which Blue, the person, is to move, and can."""


@pytest.mark.parametrize("name", BLUES)
def test_the_marks_tell_what_each_move_loses(badge, name):
    player = seat(badge, name, COMPUTER)
    assert tiles(player) == hinted(player)


def test_all_kinds_of_hints_were_seen(badge):
    seen = set()
    for name in ("start", "in-the-way", "border"):
        player = seat(badge, name, COMPUTER)
        seen |= {tile % 4 for tile in tiles(player).values()}
    assert {PLAIN, BEST, WORST} <= seen


@pytest.mark.parametrize("hints, versus", [(1, FRIEND), (0, COMPUTER)])
def test_without_hints_marks_tell_traps_only(badge, hints, versus):
    badge.namespace["director"].session.hints = hints
    for name in ("start", "in-the-way", "border"):
        player = seat(badge, name, versus)
        assert {tile % 4 for tile in tiles(player).values()} <= {PLAIN, TRAP}
        assert "loses" not in player.note


def test_friends_who_want_them_have_hints_too(badge):
    badge.namespace["director"].session.hints = 2
    player = seat(badge, "in-the-way", FRIEND)
    assert tiles(player) == hinted(player)


def test_the_bar_says_what_the_aim_loses(badge):
    player = seat(badge, "border", COMPUTER)
    assert aimed_at(player, 1) == "Ⓐ drive / loses 1"
    assert aimed_at(player, 2) == "Ⓐ drive / loses 2+"
    assert "loses" not in aimed_at(player, 0)


def test_a_move_that_may_be_shut_in_is_a_trap_before_all_else(badge):
    badge.namespace["director"].session.hints = 2
    player = seat(badge, "trap", FRIEND)
    assert TRAP in {tile % 4 for tile in tiles(player).values()}
    assert tiles(player) == hinted(player)
