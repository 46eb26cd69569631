# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The real code.py runs in the simulator as it is."""

import time

import pytest

from sim.badge import Badge
from sim.headless import run_script
from sim.kept import memory

TO_MENU = "1000 tap a\n1500 tap a\n2000 tap down\n2500 tap down\n3000 shot menu\n"


@pytest.mark.parametrize("board", ["pybadge", "pygamer"])
def test_the_game_comes_from_the_title_to_the_menu(board):
    result = run_script(TO_MENU, board=board, nvm=memory())
    names = [scene["name"] for scene in result.stats["scenes"]]
    assert names == ["loading", "title", "loading", "games", "loading", "menu"]


def test_equal_scripts_play_equal_games():
    first, second = run_script(TO_MENU, nvm=memory()), run_script(TO_MENU, nvm=memory())
    assert first.frames == second.frames
    assert first.stats == second.stats


def test_a_press_is_on_the_screen_in_the_pass_that_sees_it():
    refreshes = run_script(TO_MENU, nvm=memory()).stats["refreshes"]
    menu = [entry["ms"] for entry in refreshes if entry["scene"] == "menu"]
    assert menu[-2:] == [2000, 2500]


def test_a_minute_in_the_menu_takes_seconds():
    began = time.perf_counter()
    with Badge(nvm=memory()) as badge:
        badge.advance(500)
        badge.tap("a")
        badge.advance(500)
        badge.tap("a")
        badge.advance(60_000)
        assert badge.scene == "menu"
    assert time.perf_counter() - began < 10
