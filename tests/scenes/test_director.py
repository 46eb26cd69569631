# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The director: one scene at a time, panels over it, one refresh a pass."""

import pytest


def refreshes_since(badge, at_ms):
    """Return the refreshes after a time."""
    return [entry for entry in badge.stats.refreshes if entry["ms"] > at_ms]


def test_the_title_comes_first_and_a_bar_before_it(badge):
    names = [entry["scene"] for entry in badge.stats.refreshes]
    assert names[0] == "loading"
    assert names[-1] == "title"
    assert set(names) == {"loading", "title"}


def test_each_new_picture_is_whole_once(badge):
    whole = [entry["scene"] for entry in badge.stats.refreshes if entry["whole"]]
    assert whole == ["loading", "title"]


def test_the_bar_moves_at_each_module(badge):
    badge.tap("a")
    start = badge.ms
    badge.tap("a")
    loading, *moves, menu = refreshes_since(badge, start)
    assert (loading["whole"], menu["scene"]) == (True, "menu")
    assert len(moves) == len(badge.namespace["director"].needs("menu", "en")[1]) - 1
    assert min(entry["changed"] for entry in moves) > 0


def test_a_press_reaches_the_scene_with_its_time(stage):
    start = stage.ms
    stage.tap("a")
    assert stage.director.notes == [
        "enter",
        f"{start + 5} down 2 up 0",
        f"{start + 10} down 0 up 2",
    ]


def test_a_press_is_drawn_in_the_same_pass(stage):
    start = stage.ms
    stage.tap("a")
    (refresh,) = refreshes_since(stage, start)
    assert refresh["ms"] == start + 5
    assert not refresh["whole"]


def test_nothing_changed_means_no_refresh(stage):
    start = stage.ms
    stage.tap("b")
    stage.advance(500)
    assert refreshes_since(stage, start) == []


def test_several_steps_in_one_pass_share_a_refresh(stage):
    """A slow pass: the queue fills while nobody reads it."""
    start = stage.ms
    director = stage.director
    for pressed in (True, False, True):
        director.buttons._keys.events._add(1, pressed, director.clock._last)
    stage.advance(5)
    assert len(refreshes_since(stage, start)) == 1
    assert len(stage.director.notes) == 4


def test_leaving_a_scene_takes_its_modules_along(stage):
    gone = {"scenes.title", "scenes.texts.en.title"}
    assert not gone & set(stage.director.modules)
    assert not hasattr(stage.scenes, "title")


def test_what_the_next_scene_needs_too_stays(stage):
    assert "scenes.line" in stage.director.modules
    assert "scenes.director" in stage.director.modules


def test_going_to_the_running_scene_starts_it_anew(stage):
    notes = stage.director.notes
    stage.director.go("counter")
    stage.advance(5)
    assert notes[-1] == "leave"
    assert stage.director.notes == ["enter"]


def test_a_panel_gets_the_presses_until_it_closes(stage):
    stage.tap("start")
    assert stage.scene == "panel"
    stage.tap("a")
    stage.press("b")
    stage.advance(5)
    assert stage.scene == "counter"
    assert stage.director.notes[2:] == [
        "panel",
        "panel down 0",
        "panel down 2",
        "panel down 0",
        "panel down 1",
        "resume",
    ]


def test_a_panel_takes_its_module_along(stage):
    stage.tap("start")
    stage.tap("b")
    assert "toy_panel" not in stage.director.modules
    assert "toy_counter" in stage.director.modules


def test_panel_and_scene_after_it_are_each_drawn_whole(stage):
    start = stage.ms
    stage.tap("start")
    stage.tap("b")
    found = [(r["scene"], r["whole"]) for r in refreshes_since(stage, start)]
    assert found == [("panel", True), ("counter", True)]


def test_leaving_a_scene_closes_its_panel_first(stage):
    stage.tap("start")
    stage.director.go("title")
    stage.advance(5)
    assert stage.scene == "title"
    assert stage.director.notes[-1] == "leave"


def test_closing_without_a_panel_does_nothing(stage):
    stage.director.close()
    stage.advance(5)
    assert stage.scene == "counter"


def test_a_press_before_the_scene_was_seen_is_not_for_it(badge):
    """Two presses in one slow pass of the title: the second must not choose."""
    director = badge.namespace["director"]
    events = director.buttons._keys.events
    ticks = director.clock._last
    for at_ms, key in ((-8, 1), (-4, 0)):
        events._add(key, True, ticks + at_ms)
    badge.advance(50)
    assert badge.scene == "games"


def test_an_exception_comes_out_and_the_console_is_back(stage):
    display = stage.director.screen._display
    stage.director.go("broken")
    with pytest.raises(ZeroDivisionError):
        stage.advance(20)
    assert display.auto_refresh
    assert display.root_group is not stage.director._root
