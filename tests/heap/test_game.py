# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The game keeps its budgets of heap, garbage, calls and bytes on the wire."""

import json
import threading

import pytest

from sim import bench, heap
from sim.budgets import CALLS, NAMES
from sim.demo_cards import show_computer, show_friends
from sim.demo_race import show_race
from sim.depth import DepthGauge
from sim.endurance import Endurance
from sim.pilot import DOWN, MOVES, RIGHT, START, A, B
from tests.heap.vm import VM, needs_vm

SHOWS = {
    "race": show_race,
    "cards-friend": show_friends,
    "cards-computer": show_computer,
}
GAMES = {game.name: game for game in heap.GAMES}
SCENES = {
    "race": "title games settings menu how number code race pause result",
    "cards-friend": "games deck how_cards ready cards rest round",
    "cards-computer": "games deck how_cards rest round",
}
"""The scenes of each game that must make no garbage."""

LESSON_ROUNDS = 5

TOO_SMALL = {32: 102 * 1024, 64: 160 * 1024}
"""Heaps with room for Ring's menus, but not for each race, by an interpreter's bits."""

each_game = pytest.mark.parametrize("name", SHOWS)


@pytest.fixture(scope="module")
def demos(tmp_path_factory):
    """The gauge and the stats of the demo of a game, by its name."""
    found = {}
    for name, show in SHOWS.items():
        folder = tmp_path_factory.mktemp(name)
        with DepthGauge() as gauge:
            show(folder)
        found[name] = gauge, json.loads((folder / "stats.json").read_text())
    return found


@needs_vm
@each_game
def test_twenty_rounds_fit_into_the_heap_of_a_badge_and_leave_nothing_behind(name):
    check = heap.HeapCheck(VM, 0, game=GAMES[name])
    live = check.rounds(heap.ROUNDS)
    assert check.faults == []
    assert len(live) == heap.ROUNDS + 1
    assert 1000 < check.most_names <= NAMES


@needs_vm
def test_ring_in_spanish_against_the_computer_has_room_for_its_names():
    with heap.HeapCheck(VM, 0).pilot() as pilot:
        GAMES["race"].enter(pilot)
        pilot.reach("games", B)
        pilot.reach("settings", START)
        pilot.tap(RIGHT)
        pilot.reach("games", B)
        pilot.reach("menu", A)
        GAMES["race"].play(pilot, 3)
    assert 1000 < pilot.most_names <= NAMES


@needs_vm
@pytest.mark.parametrize("name", ["race-lessons", "cards-lessons", "both"])
def test_lessons_look_backs_and_both_games_in_one_sitting_fit_as_well(name):
    check = heap.HeapCheck(VM, 0, game=GAMES[name])
    live = check.rounds(LESSON_ROUNDS)
    idle, _ = check.garbage() if name != "both" else ({}, [])
    assert check.faults == []
    assert len(live) == LESSON_ROUNDS + 1
    assert set(idle.values()) <= {0}


@needs_vm
def test_the_self_test_tells_of_the_heap_and_prints_what_it_shows():
    with heap.HeapCheck(VM, 0, game=GAMES["race"]).pilot() as pilot:
        GAMES["race"].enter(pilot)
        pilot.reach("games", B)
        pilot.reach("settings", START)
        for _ in range(5):
            pilot.tap(DOWN)
        pilot.reach("self_test", A)
        pilot.tap(START)
        report = pilot.report
    assert report["heap_free"] > report["heap_block"] > 10_000
    assert {"games", "settings", "self_test"} <= set(report["loads_ms"])
    assert report["board"]
    assert (report["battery_percent"], report["stick"]) == (50, None)


@needs_vm
def test_in_too_small_a_heap_the_race_begins_anew_and_nothing_ends_in_a_traceback():
    check = heap.HeapCheck(VM, TOO_SMALL[VM.bits], game=GAMES["race"])
    check.rounds(2)
    assert check.recoveries > 0
    assert "MemoryError" not in " ".join(check.faults)
    assert f"the heap ran out, times: {check.recoveries}" in check.faults


@needs_vm
@pytest.mark.slow
def test_two_hundred_rounds_over_both_games_and_mashed_keys_leave_nothing_behind():
    check = heap.HeapCheck(VM, 0, game=GAMES["both"])
    live = check.rounds(200)
    assert check.faults == []
    assert len(live) == 201
    assert check.most_names <= NAMES


@pytest.mark.slow
def test_two_hundred_rounds_on_the_virtual_badge_leave_nothing_behind():
    sitting = Endurance()
    live = sitting.rounds(200)
    assert sitting.faults == []
    assert len(live) == 201


@needs_vm
@pytest.mark.slow
@each_game
def test_a_hundred_rounds_without_switching_off_leave_nothing_behind(name):
    check = heap.HeapCheck(VM, 0, game=GAMES[name])
    check.rounds(100)
    assert check.faults == []


@needs_vm
@each_game
def test_idle_scenes_make_no_garbage_and_a_move_little(name):
    check = heap.HeapCheck(VM, 0, game=GAMES[name])
    idle, moves = check.garbage()
    assert check.faults == []
    assert " ".join(idle) == SCENES[name]
    assert len(moves) == MOVES


@each_game
def test_calls_are_never_deeper_than_a_badge_allows(demos, name):
    gauge, _ = demos[name]
    assert 5 < gauge.deepest <= CALLS, gauge.calls


@each_game
def test_the_screen_gets_little_more_than_what_changed(demos, name):
    table = bench.Table()
    bench.add_refreshes(table, name, demos[name][1])
    assert len(table.rows) == 5
    assert not table.is_broken, table.lines()


def test_a_refresh_that_changes_nothing_is_found():
    rows = [{"whole": False, "bytes": 200, "changed": 100}]
    rows.append({"whole": False, "bytes": 20, "changed": 0})
    table = bench.Table()
    bench.add_refreshes(table, "race", {"refreshes": rows})
    assert table.is_broken


def test_deep_calls_are_found(tmp_path):
    path = tmp_path / "engine" / "deep.py"
    program = "def down(n):\n    return down(n - 1) if n else 0\ndown(30)\n"
    code = compile(program, str(path), "exec")
    with DepthGauge(tmp_path) as gauge:
        thread = threading.Thread(target=exec, args=(code, {}))
        thread.start()
        thread.join()
    assert gauge.deepest == 32
