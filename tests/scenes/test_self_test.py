# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""What only a badge can tell is shown key by key, and printed as one line of JSON."""

import json

import pytest

from scenes.tally import BEST_LAP, FASTEST, RACES, count, counted, improve
from sim.badge import Badge
from sim.kept import memory


def to(badge, keys):
    """Tap keys one after the other."""
    for key in keys.split():
        badge.tap(key)
        badge.advance(60)


@pytest.fixture(params=["pybadge", "pygamer"])
def test_page(request):
    """A badge that shows the self-test."""
    with Badge(board=request.param, nvm=memory()) as badge:
        badge.advance(100)
        to(badge, "a start down down down down down a")
        badge.advance(600)
        assert badge.scene == "self_test"
        yield badge


def held(badge):
    """Return the pixels of the line that shows the keys."""
    frame = badge.frame()
    return [frame.value(x, y) for y in range(18, 26) for x in range(160)]


def test_every_key_shows_while_it_is_held(test_page):
    to(test_page, "up")
    none, seen = held(test_page), set()
    for key in ("up", "down", "left", "right", "select", "b", "a"):
        test_page.press(key)
        test_page.advance(20)
        seen.add(tuple(held(test_page)))
        test_page.release(key)
        test_page.advance(20)
        assert held(test_page) == none
    assert len(seen - {tuple(none)}) == 7


def test_start_prints_one_line_of_json_and_held_it_leaves(test_page, capsys):
    test_page.tap("start")
    (line,) = capsys.readouterr().out.splitlines()
    report = json.loads(line)
    assert report["store_fault"] == 0
    assert report["battery_percent"] in range(101)
    assert report["loads_ms"]["title"] == 0
    assert report["light"] == 12000
    assert report["board"] == ""  # nor does it name a board
    assert report["heap_free"] == 0  # a PC does not tell
    assert (report["stick"] is None) == (test_page._machine.board_id == "pybadge")
    test_page.press("start")
    test_page.advance(1100)
    assert test_page.scene == "settings"
    assert capsys.readouterr().out == ""


def test_each_press_of_a_plays_the_next_effect_and_b_changes_the_lights(test_page):
    sounds, lights = len(test_page.stats.sounds), len(test_page.stats.lights)
    for _ in range(8):
        to(test_page, "a")
    names = [entry["name"] for entry in test_page.stats.sounds[sounds:]]
    assert len(set(names)) == 8
    to(test_page, "b b")
    assert len(test_page.stats.lights) == lights + 2


def test_nothing_is_sent_while_nothing_changes(test_page):
    before = len(test_page.stats.refreshes)
    test_page.advance(3000)
    assert len(test_page.stats.refreshes) == before


def test_the_results_so_far_are_those_that_were_kept():
    with Badge(nvm=memory()) as badge:
        badge.advance(100)
        session = badge.namespace["director"].session
        count(session, RACES, False, True, False)
        count(session, RACES, True, True, False)
        improve(session, BEST_LAP, 3)
        improve(session, FASTEST, 42)
        to(badge, "a start down down down down a")
        assert badge.scene == "so_far"
        frame = badge.frame()
        assert [counted(session, p) for p in range(RACES, RACES + 3)] == [1, 1, 1]
        to(badge, "b")
        assert badge.scene == "settings"
        nvm = badge.nvm
    with Badge(nvm=nvm) as badge:
        badge.advance(100)
        to(badge, "a start down down down down a")
        assert badge.frame() == frame
