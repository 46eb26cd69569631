# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""A time trial: one car, a ghost beside it, the best lap of each track kept."""

import pytest

from engine.codes import SHORT, code_bytes
from engine.race.race import LOST, LOST_AT_REST, MOVE_BITS, SLOWER, STOP
from engine.race.tape import taped
from hardware.store import Store
from scenes.session import BEST, COMPUTER, NO_GHOST, SOLO
from scenes.tally import BEST_LAP, RACES, counted
from sim.badge import Badge
from sim.budgets import REFRESH_BYTES
from sim.kept import memory
from tests.scenes.racing import Player
from tests.scenes.test_result import lines

PAR_GHOST = 1


def trial(badge, ghost=PAR_GHOST, number=9):
    """Begin a time trial as the menu does; return its player."""
    director = badge.namespace["director"]
    session = director.session
    session.versus, session.ghost = SOLO, ghost
    session.size, session.number, session.is_continued = SHORT, number, False
    director.go("making")
    badge.advance(300)
    assert badge.scene == "race"
    return Player(badge)


def finish(player, level=3):
    """Drive a lap and go on to the result."""
    player.lap(level)
    player.tap("a")
    player.wait()
    assert player.badge.scene == "trial"


@pytest.fixture
def player(badge):
    """A player at the start of a time trial against a shortest lap."""
    return trial(badge)


def test_the_third_row_of_the_menu_is_a_time_trial(badge):
    for key in ["a", "a", "down", "down", "down", "a"]:
        badge.tap(key)
    badge.advance(300)
    player = Player(badge)
    assert (badge.scene, player.session.versus) == ("race", SOLO)


def test_every_turn_is_blues(player):
    player.lap(turns=3)
    log = player.race.log[: player.race.plies]
    assert len(log) == 6
    assert [entry & MOVE_BITS for entry in log[1::2]] == [LOST_AT_REST] * 3
    assert player.race.turn == 0
    assert player.turn.startswith("BLUE / turn 4/")


def test_nobody_is_in_the_way(player):
    track = player.race.track
    assert not track.kinds[track.green]
    player.lap()
    assert player.race.plies == 2 * player.session.pars[0]


def test_a_shortest_lap_is_par_and_gets_three_stars(player):
    par = player.session.pars[0]
    player.lap()
    assert player.notice == f"BLUE HAS ITS LAP / {par} turns, par {par} / Ⓐ go on"
    player.tap("a")
    player.wait()
    assert lines(player) == [
        "Time trial",
        "Ⓐ again Ⓑ menu",
        f"A lap in {par} turns",
        "★★★",
        f"par is {par}",
        "your best here so far",
        "Select: look back",
    ]


def test_the_ghost_of_par_drives_a_shortest_lap(player):
    ghost = player.scene.ghost
    assert len(ghost._lap) == player.session.pars[0]
    player.lap(level=0, turns=3)
    assert player.cars[1] == place(player, 3)


def place(player, turn):
    """Return where the ghost belongs after so many turns."""
    track = player.race.track
    cell, speed = track.blue, 0
    for move in player.scene.ghost._lap[:turn]:
        speed += -1 if move >= SLOWER else 1
        cell += speed * track.delta[move]
    return track.x(cell), track.y(cell)


@pytest.mark.parametrize("still", [STOP, LOST])
def test_the_ghost_keeps_its_direction_where_it_stays(player, still):
    board = player.scene.board
    ghost = type(player.scene.ghost)(player.race.track, bytes((3, still)))
    ghost.show(board, 2)
    assert board.cars[1][0] == 8 + 3


def test_the_ghost_stays_where_its_lap_ends(player):
    player.lap(level=0, turns=player.session.pars[0] + 2)
    assert player.cars[1] == place(player, 150)


def test_the_ghost_comes_back_with_a_move_taken_back(player):
    player.lap(turns=2)
    player.tap("select")
    player.wait()
    assert player.race.plies == 2
    assert player.cars[1] == place(player, 1)


def test_the_ghost_lies_below_the_car(player):
    board = player.scene.board
    blue, ghost = board.cars
    assert board.group.index(ghost) < board.group.index(blue)
    assert ghost.pixel_shader is not blue.pixel_shader


def test_without_a_ghost_one_car_is_seen(badge):
    player = trial(badge, NO_GHOST)
    assert player.cars[1][0] >= 20


def test_the_own_best_lap_is_the_next_ghost(badge):
    player = trial(badge, BEST)
    finish(player, level=2)
    best = [entry & MOVE_BITS for entry in player.session.played[::2]]
    player.tap("a")
    player.wait()
    assert badge.scene == "race"
    assert list(player.scene.ghost._lap) == best


def test_the_best_lap_is_there_after_power_off(badge):
    kept = memory()
    with Badge(nvm=kept) as badge:
        badge.advance(20)
        player = trial(badge, BEST)
        finish(player, level=1)
        best = [entry & MOVE_BITS for entry in player.session.played[::2]]
    with Badge(nvm=kept) as badge:
        badge.advance(20)
        player = trial(badge, BEST)
        assert list(player.scene.ghost._lap) == best
        finish(player)
        assert "your best here so far" in lines(player)
    with Badge(nvm=kept) as badge:
        badge.advance(20)
        player = trial(badge, BEST)
        finish(player, level=1)
        par = player.session.pars[0]
        assert f"your best is {par}" in lines(player)


def test_a_kept_lap_that_cannot_be_driven_is_as_none(badge):
    player = trial(badge, BEST)
    player.session.lap = bytes(4) + b"\0\20" + b"\xff" * 8
    player.director.go("race")
    player.wait()
    assert len(player.scene.ghost._lap) == player.session.pars[0]
    assert player.race.plies == 0


def test_a_trial_counts_for_the_best_lap_and_for_no_match(player):
    finish(player)
    session = player.session
    assert counted(session, BEST_LAP) == 1
    assert [counted(session, RACES + more) for more in range(4)] == [0] * 4
    assert (session.wins_one, session.wins_two, session.draws) == (0, 0, 0)
    assert not session.is_swapped


def test_again_is_the_same_track_in_the_same_colour(player):
    code = player.session.track_code
    finish(player)
    player.tap("a")
    player.wait()
    assert (player.badge.scene, player.session.track_code) == ("race", code)
    assert (player.race.turn, player.session.is_swapped) == (0, False)


def test_giving_up_ends_it_without_a_lap(player):
    player.lap(turns=2)
    player.tap("start down down a a")
    player.wait()
    assert player.notice.startswith("BLUE gave up")
    player.tap("a")
    player.wait()
    assert "No lap" in lines(player)
    assert player.session.lap == b""


def test_nobody_is_there_to_agree_on_a_draw(player):
    player.tap("start")
    assert 3 not in player.scene._rows


def test_a_trial_is_gone_on_with_from_the_menu(player):
    player.session.has_played = True
    player.lap(turns=2)
    player.tap("start up a")
    player.wait()
    assert player.badge.scene == "menu"
    player.session.versus = COMPUTER
    player.tap("a")
    player.wait()
    assert (player.badge.scene, player.session.versus) == ("race", SOLO)
    assert player.race.plies == 4
    assert player.cars[1] == place(player, 2)


def test_no_refresh_of_a_trial_is_in_vain_or_too_large(player):
    before = len(player.badge.stats.refreshes)
    player.lap()
    sent = player.badge.stats.refreshes[before:]
    assert all(entry["changed"] for entry in sent)
    assert max(entry["bytes"] for entry in sent) <= REFRESH_BYTES
    whole = sum(entry["bytes"] for entry in sent)
    assert whole <= 2 * sum(entry["changed"] for entry in sent)


def look_back(badge):
    """Drive a lap, go through the look back and on; return the result before, after."""
    player = trial(badge)
    finish(player)
    before = lines(player)
    player.tap("select")
    badge.advance(1000)
    player = Player(badge)
    assert badge.scene == "lesson_race"
    player.tap("a")
    badge.advance(1000)
    assert badge.scene == "trial"
    return before, lines(Player(badge))


def test_the_look_back_leads_back_to_the_same_result(badge):
    before, after = look_back(badge)
    assert after == before


def test_the_look_back_leads_back_there_through_restarts(small_heap):
    with Badge(nvm=memory()) as badge:
        badge.advance(100)
        before, after = look_back(badge)
        assert after == before
        badge.tap("a")
        badge.advance(1000)
        player = Player(badge)
        assert (badge.scene, player.session.versus, player.race.plies) == ("race", 2, 0)
        assert not player.race.track.kinds[player.race.track.green]


@pytest.mark.parametrize("more", [b"", b"\0", b"\0\0", b"\0\2", b"\xff" * 8])
@pytest.mark.parametrize("ghost", [BEST, PAR_GHOST])
def test_what_is_no_lap_in_the_memory_is_as_none_and_makes_way(more, ghost):
    kept = memory()
    code = code_bytes("2000J0Q")
    Store(kept).write(Store.LAPS, code + more)
    with Badge(nvm=kept) as badge:
        badge.advance(20)
        player = trial(badge, ghost)
        assert code_bytes(player.session.track_code) == code
        finish(player)
        assert "your best here so far" in lines(player)
        tape = taped(code, player.session.played)
    assert Store(kept).read(Store.LAPS) == tape


def test_a_worse_lap_is_not_the_best_where_none_can_be_kept():
    with Badge(nvm=memory()[: Store.LAPS]) as badge:
        badge.advance(20)
        player = trial(badge, BEST)
        finish(player)
        par = player.session.pars[0]
        player.tap("a")
        player.wait()
        finish(player, level=1)
        assert f"your best is {par}" in lines(player)


def test_the_best_lap_is_told_after_giving_up_and_looking_back(small_heap):
    with Badge(nvm=memory()) as badge:
        badge.advance(100)
        player = trial(badge)
        finish(player)
        player.tap("a")
        player.wait()
        player.tap("start down down a a")
        player.wait()
        player.tap("a")
        player.wait()
        before = lines(player)
        assert f"your best is {player.session.pars[0]}" in before
        badge.tap("select")
        badge.advance(1000)
        badge.tap("a")
        badge.advance(1000)
        assert lines(Player(badge)) == before


def test_a_kept_tape_that_leads_to_no_lap_is_as_none(badge):
    player = trial(badge, BEST)
    player.lap(turns=3)
    log = player.race.log[: player.race.plies]
    player.session.lap = taped(code_bytes(player.session.track_code), log)
    player.director.go("race")
    player.wait()
    assert len(player.scene.ghost._lap) == player.session.pars[0]
