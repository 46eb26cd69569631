# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""scenes/recovery.py: when the heap runs out the game begins anew where it was."""

import pytest

from scenes.session import COMPUTER, FRIEND, SOLO
from scenes.tally import RACES, counted
from sim.badge import Badge
from sim.kept import memory
from tests.scenes.racing import Player
from tests.scenes.test_result import lines
from tests.scenes.test_trial import finish, trial

RESTART_MS = 1000
"""Longer than a restart takes with all that follows of itself."""


def director_of(badge):
    """The director, which is another one after a restart."""
    return badge.namespace["director"]


def fail(*_):
    """Find no heap."""
    raise MemoryError("memory allocation failed, allocating 136 bytes")


def fail_once(scene, name):
    """Let a method of a scene find no heap the next time, and then again find some."""
    method = getattr(scene, name)

    def fails():
        setattr(scene, name, method)
        fail()

    setattr(scene, name, fails)


def run_out(badge):
    """Let the scene or panel on top find no heap in its next pass."""
    before = director_of(badge)
    before.top.tick = fail
    badge.advance(RESTART_MS)
    assert director_of(badge) is not before


def go(badge, scene, **wishes):
    """Go to a scene with some wishes, and wait for what follows of itself."""
    session = director_of(badge).session
    for name, value in wishes.items():
        assert hasattr(session, name)
        setattr(session, name, value)
    director_of(badge).go(scene)
    badge.advance(RESTART_MS)


def tap(badge, *keys):
    """Tap keys, time enough after each for what it leads to."""
    for key in keys:
        badge.tap(key)
        badge.advance(RESTART_MS)


def race(badge, versus=FRIEND, turns=2):
    """Begin a race from the menu's wishes and drive some turns of each side."""
    go(badge, "making", versus=versus, size=0, number=9, is_continued=False)
    player = Player(badge)
    for _ in range(turns):
        tap(badge, "a")
    assert player.race.plies == turns * (1 if versus == FRIEND else 2)
    return player


def state(badge):
    """All of a race that players would miss."""
    player = Player(badge)
    session = player.session
    log = bytes(player.race.log[: player.race.plies])
    wins = (session.wins_one, session.wins_two, session.draws)
    return log, session.track_code, session.versus, session.is_swapped, wins


@pytest.mark.parametrize("versus", [FRIEND, COMPUTER, SOLO])
def test_a_race_goes_on_with_all_its_moves(small, versus, capsys):
    race(small, versus)
    before, picture = state(small), small.frame()
    run_out(small)
    assert small.scene == "race"
    assert state(small) == before
    assert small.frame() == picture or versus == SOLO  # whose ghost is drawn anew
    told = "out of heap in race: memory allocation failed, allocating 136 bytes\n"
    assert capsys.readouterr().out == told


def test_a_race_without_a_move_begins_once_more(small):
    race(small, turns=0)
    before = state(small)
    run_out(small)
    assert state(small) == before


def test_a_race_goes_on_that_found_no_heap_to_be_left(small):
    race(small)
    before = state(small)
    fail_once(director_of(small).top, "leave")
    director_of(small).go("menu")
    small.advance(RESTART_MS)
    assert small.scene == "race"
    assert state(small) == before


def test_a_track_is_made_after_a_restart_where_there_was_no_heap_for_it(small):
    race(small)
    director_of(small).progress = fail
    go(small, "making", is_continued=False, number=7)
    assert small.scene == "race"
    assert Player(small).race.plies == 0
    assert director_of(small).session.number == 7


def test_a_race_goes_on_where_a_panel_has_no_heap(small):
    race(small)
    before = state(small)
    director_of(small).words = fail
    tap(small, "start")
    assert small.scene == "race"
    assert state(small) == before
    tap(small, "start")
    assert small.scene == "pause"


def give_up(badge):
    """Give a race up."""
    tap(badge, "start", "down", "down", "a", "a")
    assert badge.scene == "race"


def test_a_race_that_is_over_is_told_once_more(small):
    player = trial(small)
    player.lap()
    notice = player.notice
    assert "HAS ITS LAP" in notice
    run_out(small)
    assert Player(small).notice == notice
    finish(Player(small))


@pytest.mark.parametrize("row", [2, 3], ids=["given-up", "drawn"])
def test_a_race_ended_by_choice_goes_on_where_its_end_was_not_seen(small, row):
    race(small)
    tap(small, "start", *["down"] * row, "a", "a")
    assert Player(small).race.turn is None
    run_out(small)
    assert Player(small).race.plies == 2
    give_up(small)
    tap(small, "a")
    assert small.scene == "result"
    assert counted(director_of(small).session, RACES) == 1


def test_a_result_is_shown_again_and_counted_once(small):
    race(small)
    give_up(small)
    tap(small, "a")
    picture = small.frame()
    run_out(small)
    assert small.scene == "result"
    assert small.frame() == picture
    assert counted(director_of(small).session, RACES) == 1
    tap(small, "select")
    assert small.scene == "lesson_race"
    assert director_of(small).top.walk.count == 3


def test_a_result_that_found_no_heap_to_be_left_is_looked_back_on_all_the_same(small):
    race(small)
    give_up(small)
    tap(small, "a")
    fail_once(director_of(small).top, "let_go")
    tap(small, "select")
    assert small.scene == "result"
    tap(small, "select")
    assert small.scene == "lesson_race"
    assert director_of(small).top.walk.count == 3


def test_a_rematch_follows_a_result_that_was_shown_again(small):
    player = race(small)
    code = player.session.track_code
    give_up(small)
    tap(small, "a")
    run_out(small)
    tap(small, "a")
    log, track_code, versus, is_swapped, wins = state(small)
    assert (log, track_code, versus, is_swapped) == (b"", code, FRIEND, True)
    assert sum(wins) == 1


def test_a_rematch_for_which_there_is_no_heap_begins_after_a_restart(small):
    player = race(small)
    code = player.session.track_code
    give_up(small)
    tap(small, "a")
    director_of(small).words = fail
    tap(small, "a")
    log, track_code, _, is_swapped, wins = state(small)
    assert (log, track_code, is_swapped, sum(wins)) == (b"", code, True, 1)


def test_a_best_lap_is_kept_where_its_result_finds_no_heap(small):
    player = trial(small)
    player.lap()
    director_of(small).words = fail
    small.tap("a")
    small.advance(RESTART_MS)
    assert small.scene == "race"
    tap(small, "a")
    assert small.scene == "trial"
    assert "your best here so far" in lines(Player(small))


def test_the_result_of_a_trial_after_a_look_back_is_shown_again(small):
    finish(trial(small))
    tap(small, "select", "a")
    assert small.scene == "trial"
    before = lines(Player(small))
    run_out(small)
    assert small.scene == "trial"
    assert lines(Player(small)) == before


@pytest.mark.parametrize("scene", ["menu", "games", "settings", "deck", "lessons"])
def test_a_menu_comes_again(small, scene):
    go(small, scene)
    run_out(small)
    assert small.scene == scene


@pytest.mark.parametrize("game", [0, 1])
def test_a_lesson_begins_again(small, game):
    first = ("lesson_making", "lesson_cards")[game]
    go(small, first, game=game, lesson=2)
    scene = small.scene
    run_out(small)
    assert small.scene == scene
    assert director_of(small).session.lesson == 2


def test_a_look_back_on_a_race_begins_again(small):
    race(small, turns=4)
    give_up(small)
    tap(small, "a", "select")
    count = director_of(small).top.walk.count
    run_out(small)
    assert small.scene == "lesson_race"
    assert director_of(small).top.walk.count == count


def test_without_a_press_in_between_the_second_time_leads_to_the_title(small):
    race(small)
    run_out(small)
    run_out(small)
    assert small.scene == "title"
    go(small, "menu", has_played=True)
    tap(small, "a")  # go on with the race
    assert small.scene == "race"
    assert Player(small).race.plies == 2


def test_a_press_that_was_seen_makes_it_the_first_time_again(small):
    race(small)
    for _ in range(3):
        run_out(small)
        assert small.scene == "race"
        tap(small, "up")


def test_a_title_without_heap_is_the_end(small):
    run_out(small)
    assert small.scene == "title"
    director_of(small).top.tick = fail
    with pytest.raises(MemoryError):
        small.advance(RESTART_MS)


def test_the_settings_stay(small):
    go(small, "settings", brightness=1)
    run_out(small)
    assert director_of(small).session.brightness == 1


def test_a_memory_too_short_for_the_race_lets_the_fault_out(small_heap):
    with Badge(nvm=memory()[:100]) as badge:
        badge.advance(100)
        race(badge)
        director_of(badge).top.tick = fail
        with pytest.raises(MemoryError):
            badge.advance(RESTART_MS)


def test_in_a_roomy_heap_the_fault_comes_out():
    with Badge(nvm=memory()) as badge:
        badge.advance(100)
        director_of(badge).top.tick = fail
        with pytest.raises(MemoryError, match="136 bytes"):
            badge.advance(100)


def test_a_move_only_tried_is_no_move(small):
    player = race(small)
    before = state(small)
    player.race.push(player.race.legal_moves()[0])
    run_out(small)
    assert state(small) == before


def test_a_time_trial_whose_turn_was_cut_short_makes_it_again(small):
    race(small, SOLO)
    before = state(small)
    director_of(small).speaker.play = fail
    small.tap("a")
    small.advance(RESTART_MS)
    assert state(small) == before
    tap(small, "a")
    assert Player(small).race.plies == len(before[0]) + 2


def test_an_older_race_is_let_go_of_only_when_the_new_track_is_made(small):
    race(small)
    log, code, *_ = state(small)
    session, seen = director_of(small).session, []

    def fail_in_making(*_):
        seen.append((session.race_code, session.race_log))
        fail()

    director_of(small).progress = fail_in_making
    go(small, "making", is_continued=False, number=8)
    assert seen == [(code, log)]
    assert Player(small).race.plies == 0


def test_moves_taken_back_after_a_recovery_stay_away(small):
    race(small)
    give_up(small)
    run_out(small)
    tap(small, "select", "select")
    assert Player(small).race.plies == 0
    run_out(small)
    assert Player(small).race.plies == 0


def test_a_pause_that_never_finds_heap_leads_to_the_title(small):
    race(small)
    for scene in ("race", "title"):
        director_of(small).words = fail
        tap(small, "start")
        assert small.scene == scene
