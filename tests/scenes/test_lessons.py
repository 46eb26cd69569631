# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The lessons on the real tables: every stop, forward and back, picks and leaving."""

import pytest

from scenes.session import LANGUAGES
from sim.badge import Badge
from sim.kept import memory

LESSONS = [(number, lang) for number in (1, 2, 3) for lang in ("en", "es")]


class Pupil:
    """Takes a lesson by its keys."""

    def __init__(self, badge, number, lang="en"):
        """Go from the title to the first stop of a lesson."""
        self.badge = badge
        badge.advance(100)
        self.director = badge.namespace["director"]
        self.director.session.lang = LANGUAGES.index(lang)
        self.tap("a", "right", "a", "a", "select")
        self.tap(*["down"] * (number - 1), "a")
        badge.advance(500)
        assert badge.scene == "lesson_cards"

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
            self.tap("select")
            assert not self.scene.is_picking


@pytest.mark.parametrize(("number", "lang"), LESSONS)
def test_a_lesson_goes_through_all_its_stops_and_ends_in_the_list(number, lang):
    with Badge(nvm=memory()) as badge:
        pupil = Pupil(badge, number, lang)
        for stop in range(pupil.scene.walk.count):
            assert pupil.at == stop
            pupil.answer()
            pupil.tap("a")
        assert pupil.scene.walk.is_at_end
        pupil.tap("a")
        assert badge.scene == "lessons"


def test_back_shows_the_stop_before_as_it_was():
    with Badge(nvm=memory()) as badge:
        pupil = Pupil(badge, 1)
        first = badge.frame()
        pupil.tap("a", "a", "b", "b")
        assert pupil.at == 0
        assert badge.frame() == first
        pupil.tap("b")
        assert badge.frame() == first


def test_the_panel_hides_while_select_is_held():
    with Badge(nvm=memory()) as badge:
        Pupil(badge, 1)
        before = badge.frame()
        badge.press("select")
        badge.advance(60)
        hidden = badge.frame()
        badge.release("select")
        badge.advance(60)
        assert hidden != before
        assert badge.frame() == before


def test_start_leaves_at_any_point():
    with Badge(nvm=memory()) as badge:
        pupil = Pupil(badge, 2)
        pupil.tap("a", "start")
        assert badge.scene == "lessons"
        pupil.tap("b")
        assert badge.scene == "deck"


def test_the_coach_answers_a_pick_and_the_lesson_goes_on_as_it_was_written():
    with Badge(nvm=memory()) as badge:
        pupil = Pupil(badge, 1)
        while not pupil.scene.is_picking:
            pupil.tap("a")
        at, hand = pupil.at, bytes(pupil.scene.table.hands[0])
        pupil.tap("select")  # a call in place of the lesson's card
        assert bytes(pupil.scene.table.hands[0]) == hand
        pupil.tap("a")
        assert pupil.at == at + 1
        assert bytes(pupil.scene.table.hands[0]) != hand


def test_no_refresh_of_a_lesson_is_in_vain_or_too_large():
    with Badge(nvm=memory()) as badge:
        pupil = Pupil(badge, 1)
        keys = ("up", "down", "a", "left", "right", "select", "b", "a", "a", "a")
        for key in keys * 3:
            if badge.scene == "lesson_cards":
                pupil.tap(key)
        shown = [r for r in badge.stats.refreshes if r["scene"] == "lesson_cards"]
        assert [r for r in shown if r["changed"] == 0] == []
        assert max([r["bytes"] for r in shown if not r["whole"]] or [0]) <= 10240


def test_the_language_is_chosen_beside_the_games():
    with Badge(nvm=memory()) as badge:
        badge.advance(100)
        for key in ("a", "start", "down", "a"):
            badge.tap(key)
            badge.advance(60)
        assert badge.scene == "games"
        assert badge.namespace["director"].session.lang == 1
