# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The game keeps its budgets of heap, garbage, calls and bytes on the wire."""

import json
import threading

import pytest

from sim import bench, heap
from sim.budgets import CALLS
from sim.demo_race import show_race
from sim.depth import DepthGauge
from tests.heap.vm import VM, needs_vm


@pytest.fixture(scope="module")
def demo(tmp_path_factory):
    """The gauge and the stats of the demo's race."""
    folder = tmp_path_factory.mktemp("demo")
    with DepthGauge() as gauge:
        show_race(folder)
    return gauge, json.loads((folder / "stats.json").read_text())


@needs_vm
def test_twenty_rounds_fit_into_the_heap_of_a_badge_and_leave_nothing_behind():
    check = heap.HeapCheck(VM, 0)
    live = check.rounds(heap.ROUNDS)
    assert check.faults == []
    assert len(live) == heap.ROUNDS + 1


@needs_vm
@pytest.mark.slow
def test_a_hundred_rounds_without_switching_off_leave_nothing_behind():
    check = heap.HeapCheck(VM, 0)
    check.rounds(100)
    assert check.faults == []


@needs_vm
def test_idle_scenes_make_no_garbage_and_a_move_little():
    check = heap.HeapCheck(VM, 0)
    idle, moves = check.garbage()
    assert check.faults == []
    assert set(idle) == {"title", "menu", "race", "pause", "result"}
    assert len(moves) == heap.MOVES


def test_calls_are_never_deeper_than_a_badge_allows(demo):
    gauge, _ = demo
    assert 5 < gauge.deepest <= CALLS, gauge.calls


def test_the_screen_gets_little_more_than_what_changed(demo):
    table = bench.Table()
    bench.add_refreshes(table, "race", demo[1])
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
