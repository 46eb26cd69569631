# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The lessons on the real tables: every stop, forward and back, picks and leaving."""

from pathlib import Path

import pytest
from PIL import Image

from sim.badge import Badge
from sim.kept import memory
from tests.scenes.pupil import LESSONS, SHEETS, Pupil, sheet
from tests.scenes.racing import Player

GOLDEN = Path(__file__).parent / "golden" / "lessons"

each_game = pytest.mark.parametrize("game", ["race", "cards"])


@pytest.mark.parametrize(("game", "number", "lang"), LESSONS[::6])
def test_a_lesson_goes_through_all_its_stops_and_ends_in_the_list(game, number, lang):
    with Badge(nvm=memory(lang)) as badge:
        pupil = Pupil(badge, game, number)
        for stop in range(pupil.scene.walk.count):
            assert pupil.scene.walk.at == stop
            pupil.answer()
            pupil.tap("a")
        assert pupil.scene.walk.is_at_end
        pupil.tap("a")
        assert badge.scene == "lessons"


@pytest.mark.parametrize("name", SHEETS)
def test_every_stop_looks_as_it_did(name, tmp_path):
    now = sheet(name)
    with Image.open(GOLDEN / f"{name}.png") as picture:
        is_same = picture.convert("RGB").tobytes() == now.tobytes()
    if not is_same:
        now.save(tmp_path / f"{name}.png")
    assert is_same, f"look at {tmp_path}; python -m tests.shots accepts it"


@each_game
def test_back_shows_the_stop_before_as_it_was(game):
    with Badge(nvm=memory()) as badge:
        pupil = Pupil(badge, game, 1)
        first = badge.frame()
        pupil.tap("a", "a", "b", "b")
        assert pupil.scene.walk.at == 0
        assert badge.frame() == first
        pupil.tap("b")
        assert badge.frame() == first


@each_game
def test_the_panel_hides_while_select_is_held(game):
    with Badge(nvm=memory()) as badge:
        Pupil(badge, game, 1)
        before = badge.frame()
        badge.press("select")
        badge.advance(60)
        hidden = badge.frame()
        badge.release("select")
        badge.advance(60)
        assert hidden != before
        assert badge.frame() == before


@pytest.mark.parametrize(("game", "menu"), [("race", "menu"), ("cards", "deck")])
def test_start_leaves_at_any_point(game, menu):
    with Badge(nvm=memory()) as badge:
        pupil = Pupil(badge, game, 2)
        pupil.tap("a", "start")
        assert badge.scene == "lessons"
        pupil.tap("b")
        assert badge.scene == menu


@pytest.mark.parametrize(("game", "scene"), [("race", "menu"), ("cards", "deck")])
def test_the_last_page_of_the_rules_goes_straight_to_the_first_lesson(game, scene):
    with Badge(nvm=memory()) as badge:
        badge.advance(100)
        pupil_keys = ["a", *["right"] * (game == "cards"), "a", *["a"] * 12]
        for key in pupil_keys:
            badge.tap(key)
            badge.advance(100)
            if badge.scene not in ("title", "games", scene, "how", "how_cards"):
                break
        badge.advance(500)
        assert badge.scene == "lesson_" + game
        assert badge.namespace["director"].session.lesson == 1


def to_pick(pupil):
    """Go on to the first stop at which the learner picks."""
    while not pupil.scene.is_picking:
        pupil.tap("a")


def test_the_coach_answers_a_card_and_the_lesson_goes_on_as_it_was_written():
    with Badge(nvm=memory()) as badge:
        pupil = Pupil(badge, "cards", 1)
        to_pick(pupil)
        at, hand = pupil.scene.at, bytes(pupil.scene.table.hands[0])
        pupil.tap("select")  # a call in place of the lesson's card
        assert bytes(pupil.scene.table.hands[0]) == hand
        pupil.tap("a")
        assert pupil.scene.at == at + 1
        assert bytes(pupil.scene.table.hands[0]) != hand


def test_the_coach_answers_a_move_and_the_lesson_goes_on_as_it_was_written():
    with Badge(nvm=memory()) as badge:
        pupil = Pupil(badge, "race", 1)
        to_pick(pupil)
        at, plies = pupil.scene.at, pupil.scene.walk.race.plies
        pupil.tap("right", "right", "a")  # off the road
        assert not pupil.scene.is_picking
        assert pupil.scene.walk.race.plies == plies
        pupil.tap("a")
        assert pupil.scene.at == at + 1
        assert pupil.scene.walk.race.plies == plies + 1


def test_back_from_an_answer_asks_once_more():
    with Badge(nvm=memory()) as badge:
        pupil = Pupil(badge, "race", 1)
        to_pick(pupil)
        asked = badge.frame()
        pupil.tap("a")
        assert badge.frame() != asked
        pupil.tap("b")
        assert pupil.scene.is_picking
        assert badge.frame() == asked


def test_select_goes_back_while_a_move_is_picked():
    with Badge(nvm=memory()) as badge:
        pupil = Pupil(badge, "race", 1)
        to_pick(pupil)
        at = pupil.scene.at
        pupil.tap("select")
        assert pupil.scene.at == at - 1


@each_game
def test_no_refresh_of_a_lesson_is_in_vain_or_too_large(game):
    with Badge(nvm=memory()) as badge:
        pupil = Pupil(badge, game, 1)
        keys = ("up", "down", "a", "left", "right", "select", "b", "a", "a", "a")
        for key in keys * 3:
            if badge.scene == "lesson_" + game:
                pupil.tap(key)
        shown = [r for r in badge.stats.refreshes if r["scene"] == "lesson_" + game]
        assert [r for r in shown if r["changed"] == 0] == []
        assert max([r["bytes"] for r in shown if not r["whole"]] or [0]) <= 10240


def test_a_stop_comes_in_the_pass_of_its_key():
    with Badge(nvm=memory()) as badge:
        pupil = Pupil(badge, "race", 1)
        before = badge.ms
        pupil.tap("a")
        assert badge.stats.refreshes[-1]["ms"] == before + 5


def test_the_language_is_chosen_beside_the_games():
    with Badge(nvm=memory()) as badge:
        badge.advance(100)
        for key in ("a", "start", "right", "b"):
            badge.tap(key)
            badge.advance(60)
        assert badge.scene == "games"
        assert badge.namespace["director"].session.lang == 1


@each_game
def test_a_stop_that_comes_while_select_is_held_shows_its_panel_afterwards(game):
    with Badge(nvm=memory()) as badge:
        pupil = Pupil(badge, game, 1)
        pupil.tap("a")
        second = badge.frame()
        pupil.tap("b")
        badge.press("select")
        pupil.tap("a")
        assert pupil.scene.at == 1
        assert badge.frame() != second
        shown = len(badge.stats.refreshes)
        badge.release("select")
        badge.advance(60)
        assert badge.frame() == second
        assert len(badge.stats.refreshes) == shown + 1


@each_game
def test_what_the_learner_picks_is_asked_for_also_while_select_is_held(game):
    with Badge(nvm=memory()) as badge:
        pupil = Pupil(badge, game, 1)
        to_pick(pupil)
        asked = badge.frame()
        pupil.tap("select" if game == "race" else "b")
        badge.press("select")
        pupil.tap("a")
        assert pupil.scene.is_picking
        assert badge.frame() == asked
        badge.release("select")
        badge.advance(60)
        assert badge.frame() == asked


@each_game
def test_a_stop_looks_the_same_from_either_side(game):
    with Badge(nvm=memory()) as badge:
        pupil = Pupil(badge, game, 2)
        frames = []
        while not pupil.scene.walk.is_at_end:
            frames.append(badge.frame())
            pupil.answer()
            pupil.tap("a")
        for before in reversed(frames):
            pupil.tap(pupil.back)
            assert badge.frame() == before


def test_a_choice_of_the_pile_is_gone_with_its_stop():
    with Badge(nvm=memory()) as badge:
        pupil = Pupil(badge, "cards", 1)
        while pupil.scene.at < 9:
            pupil.answer()
            pupil.tap("a")
        before = badge.frame()
        pupil.tap("a", "down", "right")  # an ace that fits both piles
        assert pupil.scene._seats[0].is_choosing
        pupil.tap("b")
        assert badge.frame() == before


def test_the_cursor_of_a_card_to_pick_goes_on_while_its_key_is_held():
    with Badge(nvm=memory()) as badge:
        pupil = Pupil(badge, "cards", 1)
        to_pick(pupil)
        seat = pupil.scene._seats[0]
        badge.press("down")
        badge.advance(360)
        first, shown = seat.slot, badge.frame()
        badge.advance(100)
        second = seat.slot
        assert second != first
        assert badge.frame() != shown
        badge.release("down")
        badge.advance(60)
        assert seat.slot == second


def test_a_direction_that_comes_with_the_question_is_seen():
    with Badge(nvm=memory()) as badge:
        pupil = Pupil(badge, "race", 1)
        to_pick(pupil)
        pupil.tap("left", "a")
        answered = badge.frame()
        pupil.tap("b")
        badge.press("left")
        badge.press("a")
        badge.advance(60)
        assert not pupil.scene.is_picking
        assert badge.frame() == answered


def test_a_direction_of_a_stop_sends_nothing():
    with Badge(nvm=memory()) as badge:
        pupil = Pupil(badge, "race", 1)
        to_pick(pupil)
        aim = pupil.scene._view.aim
        aim.car.speed = 1
        pupil.tap("b")
        assert aim.is_stop
        shown = len(badge.stats.refreshes)
        pupil.tap("left", "up", "right")
        assert len(badge.stats.refreshes) == shown


def test_greens_extra_turn_is_named_as_in_the_race():
    with Badge(nvm=memory()) as badge:
        pupil = Pupil(badge, "race", 3)
        race = pupil.scene.walk.race
        while race.cars[0].lap < 1:
            pupil.answer()
            pupil.tap("a")
        assert Player(badge).turn == "GREEN / last turn"


def test_the_bar_names_the_keys_of_the_aim_only_while_they_serve():
    with Badge(nvm=memory()) as badge:
        pupil = Pupil(badge, "race", 1)
        to_pick(pupil)
        player = Player(badge)
        assert player.note != " / "
        pupil.tap("a")
        assert player.note == " / "
        pupil.tap("b")
        assert player.note != " / "
