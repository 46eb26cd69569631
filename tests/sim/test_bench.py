# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The table of budgets says what is kept, what is broken and what was not measured."""

import subprocess
import sys

import pytest

from sim import bench
from sim.interpreter import PROGRAMS, ROOT
from tests.heap.vm import VM, needs_vm


def figures(command):
    """Return the names of the figures that an interpreter measures."""
    program = [*command, str(PROGRAMS / "speed.py"), str(ROOT), "1"]
    done = subprocess.run(program, capture_output=True, text=True, check=True)
    found = dict(line.split() for line in done.stdout.splitlines())
    assert all(int(number) > 0 for number in found.values())
    return set(found)


@needs_vm
def test_both_interpreters_measure_the_same_figures():
    assert figures([sys.executable]) == figures(VM.command)


@pytest.mark.parametrize(("measured", "is_broken"), [(10, False), (11, True)])
def test_a_budget_is_kept_up_to_its_limit(measured, is_broken):
    table = bench.Table()
    table.at_most("calls", measured, 10, "")
    assert table.is_broken == is_broken


@pytest.mark.parametrize(("measured", "is_broken"), [(10, False), (9, True)])
def test_a_speed_is_kept_down_to_its_limit(measured, is_broken):
    table = bench.Table()
    table.at_least("plies", measured, 10, "a s")
    assert table.is_broken == is_broken


def test_what_is_broken_says_so_in_its_line():
    table = bench.Table()
    table.at_most("calls", 11, 10, "")
    assert table.lines()[0].endswith("<= 10 BROKEN")


def test_what_was_not_measured_breaks_nothing_and_says_why():
    table = bench.Table()
    table.skip("heap", "no wheel for this PC")
    assert not table.is_broken
    assert "not measured: no wheel for this PC" in table.lines()[0]


FALLING = [("snail", 90.0), ("hare", 30.0), ("shadow", 50.0)]


@pytest.mark.parametrize("won, is_broken", [(12, False), (11, True)])
def test_a_rival_that_wins_too_few_matches_is_found(won, is_broken):
    table = bench.Table()
    bench.add_rivals(table, [(1, 20, 0, 0), (2, won, 20 - won, 0)])
    assert table.is_broken == is_broken


def test_levels_that_get_harder_are_kept():
    table = bench.Table()
    bench.add_levels(table, FALLING)
    assert len(table.rows) == 3
    assert not table.is_broken


@pytest.mark.parametrize(
    "shares",
    [
        [("snail", 30.0), ("hare", 30.0), ("shadow", 50.0)],
        [("snail", 90.0), ("hare", 91.0), ("shadow", 50.0)],
        [("snail", 90.0), ("hare", 30.0), ("shadow", 39.9)],
        [("snail", 90.0), ("hare", 30.0), ("shadow", 60.1)],
    ],
)
def test_levels_that_get_no_harder_or_a_shadow_that_is_not_even_are_found(shares):
    table = bench.Table()
    bench.add_levels(table, shares)
    assert table.is_broken


@pytest.mark.parametrize(
    ("game", "is_broken"), [("race", True), ("cards-friend", False)]
)
def test_each_game_has_its_own_budget_of_bytes(game, is_broken):
    rows = [{"whole": False, "bytes": 300, "changed": 100}]
    table = bench.Table()
    bench.add_refreshes(table, game, {"refreshes": rows})
    assert table.is_broken == is_broken
