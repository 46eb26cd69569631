# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The lessons on the real tables: every stop, forward and back, picks and leaving."""

import pytest

from sim.badge import Badge

LESSONS = [
    (game, number, lang)
    for game in ("race", "cards")
    for number in (1, 2, 3)
    for lang in ("en", "es")
]


class Pupil:
    """Takes a lesson by its keys."""

    def __init__(self, badge, game, number, lang="en"):
        """Go from the title to the first stop of a lesson."""
        self.badge = badge
        badge.advance(100)
        self.director = badge.namespace["director"]
        self.director.session.lang = lang
        self.tap("a", "right" if game == "cards" else "up", "a", "a", "select")
        self.tap(*["down"] * (number - 1), "a")
        badge.advance(500)
        assert badge.scene == "lesson_" + game

    def tap(self, *keys):
        """Tap keys one after the other."""
        for key in keys:
            self.badge.tap(key)
            self.badge.advance(60)

    @property
    def scene(self):
        """The lesson."""
        return self.director.top

    @property
    def at(self):
        """The stop that is shown."""
        return self.scene.walk.at

    def answer(self):
        """Pick anything, where the learner is asked to."""
        if self.scene.is_picking:
            self.tap(*("a",) if self.badge.scene == "lesson_race" else ("select",))
            assert not self.scene.is_picking


@pytest.mark.parametrize(("game", "number", "lang"), LESSONS)
def test_a_lesson_goes_through_all_its_stops_and_ends_in_the_list(game, number, lang):
    with Badge() as badge:
        pupil = Pupil(badge, game, number, lang)
        for stop in range(pupil.scene.walk.count):
            assert pupil.at == stop
            pupil.answer()
            pupil.tap("a")
        assert pupil.scene.walk.is_at_end
        pupil.tap("a")
        assert badge.scene == "lessons"


@pytest.mark.parametrize("game", ["race", "cards"])
def test_back_shows_the_stop_before_as_it_was(game):
    with Badge() as badge:
        pupil = Pupil(badge, game, 1)
        first = badge.frame()
        pupil.tap("a", "a", "b", "b")
        assert pupil.at == 0
        assert badge.frame() == first
        pupil.tap("b")
        assert badge.frame() == first


@pytest.mark.parametrize("game", ["race", "cards"])
def test_the_panel_hides_while_select_is_held(game):
    with Badge() as badge:
        Pupil(badge, game, 1)
        before = badge.frame()
        badge.press("select")
        badge.advance(60)
        hidden = badge.frame()
        badge.release("select")
        badge.advance(60)
        assert hidden != before
        assert badge.frame() == before


@pytest.mark.parametrize("game", ["race", "cards"])
def test_start_leaves_at_any_point(game):
    with Badge() as badge:
        pupil = Pupil(badge, game, 2)
        pupil.tap("a", "start")
        assert badge.scene == "lessons"
        pupil.tap("b")
        assert badge.scene == ("menu" if game == "race" else "deck")


def test_the_coach_answers_a_pick_and_the_lesson_goes_on_as_it_was_written():
    with Badge() as badge:
        pupil = Pupil(badge, "race", 1)
        while not pupil.scene.is_picking:
            pupil.tap("a")
        at = pupil.at
        log = bytes(pupil.scene.race.log[: pupil.scene.race.plies])
        pupil.tap("b", "a")  # slower than the lesson's move
        assert bytes(pupil.scene.race.log[: pupil.scene.race.plies]) == log
        pupil.tap("a")
        assert pupil.at == at + 1
        assert pupil.scene.race.log[at] & 31 == pupil.scene.walk.moves[at]


def test_a_race_can_be_driven_after_a_lesson():
    with Badge() as badge:
        pupil = Pupil(badge, "race", 1)
        pupil.tap("start", "b", "up", "a")
        badge.advance(1500)
        assert badge.scene in ("race", "menu", "how")


@pytest.mark.parametrize("game", ["race", "cards"])
def test_no_refresh_of_a_lesson_is_in_vain_or_too_large(game):
    with Badge() as badge:
        pupil = Pupil(badge, game, 1)
        keys = ("up", "down", "a", "left", "right", "select", "b", "a", "a", "a")
        for key in keys * 3:
            if badge.scene == "lesson_" + game:
                pupil.tap(key)
        shown = [r for r in badge.stats.refreshes if r["scene"] == "lesson_" + game]
        assert [r for r in shown if r["changed"] == 0] == []
        assert max([r["bytes"] for r in shown if not r["whole"]] or [0]) <= 10240


def test_the_language_is_chosen_beside_the_games():
    with Badge() as badge:
        badge.advance(100)
        for key in ("a", "start", "down", "a"):
            badge.tap(key)
            badge.advance(60)
        assert badge.scene == "games"
        assert badge.namespace["director"].session.lang == "es"
