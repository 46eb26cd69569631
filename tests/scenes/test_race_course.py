# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The course of a race for two people: turns, notices, taking back, the end."""

import pytest

from engine.codes import MEDIUM
from tests.scenes.races import BEND, RACES, record
from tests.scenes.racing import Player, put_race, race_of, seat

GREEN_WINS = RACES["green-wins"][1] + " 6E"
BLUE_WINS = RACES["lap"][1] + " 4SE 6W"
DRAW = RACES["lap"][1] + " 4SE 6E"
TO_AND_FRO = "1E 1E 0 0 1W 1W 0 0 "
"""Two turns there and two back for each, without a lap."""


def play(player, moves):
    """Drive moves from the start to the result, with an A below each notice."""
    for move in moves.split():
        if player.notice:
            player.tap("a")
            player.wait()
        player.drive(move)
    player.tap("a")
    player.wait()


def test_a_whole_race_of_two_friends_ends_in_the_result(badge):
    player = seat(badge, "start")
    play(player, GREEN_WINS)
    assert badge.scene == "result"
    assert (player.session.result, player.session.result_how) == (
        "green",
        "10 turns, par 10",
    )
    assert (player.session.wins_one, player.session.wins_two) == (0, 1)


def test_the_rematch_swaps_the_colours_and_the_totals_go_on(badge):
    player = seat(badge, "start")
    play(player, GREEN_WINS)
    player.tap("a")
    player.wait()
    assert player.session.is_swapped
    assert (player.moves, player.race.turn) == ([], 0)
    play(player, BLUE_WINS)
    assert (player.session.wins_one, player.session.wins_two) == (0, 2)
    player.tap("a")
    player.wait()
    play(player, DRAW)
    assert (player.session.wins_two, player.session.draws) == (2, 1)
    assert not player.session.is_swapped


def test_a_lost_turn_is_shown_and_waits_for_a(badge):
    player = seat(badge, "lost-turn")
    player.wait(10000)
    assert player.notice == (
        "GREEN LOSES A TURN / cannot go 6 or 4 / speed 5 → 4 Ⓐ go on"
    )
    player.tap("up b right")
    assert (len(player.moves), player.note) == (11, "turn / lost")
    player.tap("a")
    player.wait()
    assert (player.moves[-1], player.notice, player.race.turn) == ("x", None, 0)
    assert player.race.cars[1].speed == 4


def test_a_lost_turn_at_rest_stays_at_rest(badge):
    player = seat(badge, "lost-at-rest")
    player.wait()
    assert player.notice == "BLUE LOSES A TURN / no way out / still at 0 Ⓐ go on"
    player.tap("a")
    player.wait()
    assert (player.race.turn, player.race.cars[0].speed) == (1, 0)


def test_a_notice_hides_neither_car(badge):
    for name in ("lost-turn", "lost-at-rest", "lap"):
        player = seat(badge, name)
        player.wait()
        if name == "lap":
            player.drive("4SE")
        top = player.scene._notice.group.y / 8
        assert all(not top <= row < top + 4 for _, row in player.cars), name


def test_a_lost_turn_is_taken_back_to_the_choice_before_it(badge):
    player = seat(badge, "lost-turn")
    player.wait()
    player.tap("select")
    player.wait()
    assert player.notice is None
    assert player.moves == RACES["lost-turn"][1].split()[:-1]
    assert (player.race.turn, player.race.cars[0].speed) == (0, 3)


def test_a_lost_turn_of_the_rival_is_taken_back_with_the_own_move(badge):
    player = seat(badge, "lost-turn")
    player.wait()
    player.tap("a")
    player.wait()
    player.tap("select")
    player.wait()
    assert player.moves == RACES["lost-turn"][1].split()[:-1]
    assert [car.speed for car in player.race.cars] == [3, 5]


def test_an_own_lost_turn_is_taken_back_with_the_move_before_it(badge):
    player = seat(badge, "lost-turn")
    player.wait()
    player.tap("a")
    player.wait()
    player.tap("a")
    player.wait()
    assert (len(player.moves), player.race.turn) == (13, 1)
    player.tap("select select")
    player.wait()
    assert player.moves == RACES["lost-turn"][1].split()[:-1]
    assert player.race.turn == 0


def test_any_number_of_moves_is_taken_back(badge):
    player = seat(badge, "aim")
    for left in range(8, -1, -1):
        player.tap("select")
        assert len(player.moves) == left
    player.wait()
    assert badge.frame() == seat(badge, "start").badge.frame()


def test_a_car_on_its_way_is_taken_back_to_where_it_came_from(badge):
    player = seat(badge, "aim")
    before = badge.frame()
    player.tap("a")
    player.wait(60)
    player.tap("select")
    player.wait()
    assert badge.frame() == before


def test_a_finished_race_is_taken_back(badge):
    player = seat(badge, "green-wins")
    before = badge.frame()
    player.drive("6E")
    assert player.notice == "GREEN WINS / 10 turns, par 10 / Ⓐ go on"
    player.tap("select")
    player.wait()
    assert (player.notice, player.race.turn, player.race.result) == (None, 1, None)
    assert badge.frame() == before


def test_a_notice_that_is_due_comes_with_a_press_and_is_not_answered_by_it(badge):
    player = seat(badge, "green-wins")
    player.tap("a a")
    assert player.notice.startswith("GREEN WINS")
    player.wait(5000)
    assert badge.scene == "race"


def test_select_before_a_notice_comes_takes_back(badge):
    player = seat(badge, "green-wins")
    player.tap("a select")
    player.wait()
    assert (player.notice, player.race.turn) == (None, 1)
    assert len(player.moves) == 19


def test_an_early_press_after_a_notice_does_not_drive(badge):
    player = seat(badge, "lost-turn")
    player.wait()
    player.tap("a a")
    player.wait()
    assert player.moves[-1] == "x"


def test_blues_lap_gives_green_one_last_turn(badge):
    player = seat(badge, "lap")
    player.drive("4SE")
    assert player.notice == (
        "BLUE HAS ITS LAP / GREEN: one last turn / a lap draws Ⓐ go on"
    )
    player.wait(5000)
    assert player.race.turn == 1
    player.tap("a")
    player.wait()
    assert (player.notice, player.turn) == (None, "GREEN / last turn")
    player.drive("6W")
    assert player.notice == "BLUE WINS / 10 turns, par 10 / Ⓐ go on"


def test_greens_lap_in_its_last_turn_is_a_draw(badge):
    player = seat(badge, "lap")
    player.drive("4SE")
    player.tap("a")
    player.wait()
    player.drive("6E")
    assert player.notice == "A DRAW / both in 10 turns / Ⓐ go on"


def test_the_last_turn_is_taken_back_and_the_lap_with_it(badge):
    player = seat(badge, "lap")
    player.drive("4SE")
    player.tap("select")
    player.wait()
    assert (player.notice, player.race.turn, player.race.cars[0].lap) == (None, 0, 0)
    player.drive("6W")
    assert player.notice is None


def test_150_turns_each_are_a_draw(badge):
    moves = (TO_AND_FRO * 38).split()[:299]
    put_race(badge, BEND + "\n".join(moves) + "\n")
    player = Player(badge)
    assert player.turn == "GREEN / turn150/10"
    player.drive("0")
    assert player.notice == "A DRAW / No lap in 150 turns / Ⓐ go on"


def test_giving_up_is_asked_once_more_and_the_other_wins(badge):
    player = seat(badge, "aim")
    player.tap("start down down a")
    assert badge.scene == "pause"
    player.tap("a")
    player.wait()
    assert player.notice == "BLUE WINS / GREEN gave up / Ⓐ go on"
    assert player.moves[-1] == "resign"


def test_giving_up_alone_is_taken_back(badge):
    player = seat(badge, "aim")
    player.tap("start down down a a")
    player.wait()
    player.tap("select")
    player.wait()
    assert (len(player.moves), player.race.turn, player.notice) == (9, 1, None)


def test_a_draw_is_agreed_after_a_second_question(badge):
    player = seat(badge, "aim")
    player.tap("start down down down a a")
    player.wait()
    assert player.notice == "A DRAW / both agreed / Ⓐ go on"
    player.tap("a")
    player.wait()
    assert (badge.scene, player.session.draws) == ("result", 1)


def test_a_draw_agreed_in_the_last_turn_is_no_draw_by_laps(badge):
    player = seat(badge, "lap")
    player.drive("4SE")
    player.tap("start down down down a a")
    player.wait()
    assert player.notice == "A DRAW / both agreed / Ⓐ go on"


def test_giving_up_below_a_notice_shows_the_end_in_its_place(badge):
    player = seat(badge, "lap")
    player.drive("4SE")
    player.tap("start down down a a")
    player.wait()
    assert player.notice == "BLUE WINS / GREEN gave up / Ⓐ go on"
    player.tap("a")
    player.wait()
    assert badge.scene == "result"


class InMenu:
    """Goes through the menu by its keys."""

    def __init__(self, badge):
        """Go to the menu of a badge that shows the title, past the choice of games."""
        self.player = Player(badge)
        for _ in range(2):
            self.player.tap("a")
            self.player.wait(100)

    def race(self, row):
        """Begin a race from a row, counted from how to play, and return the player."""
        self.player.session.number = 4
        self.player.session.size = MEDIUM
        self.player.tap("down " * row + "a")
        self.player.wait(200)
        return self.player


@pytest.mark.parametrize("row", [1, 2], ids=["friend", "computer"])
def test_to_the_menu_and_continue_is_the_same_race(badge, row):
    player = InMenu(badge).race(row)
    player.drive("1E")
    player.wait()
    player.tap("b a")
    player.wait(1500)
    moves, code = player.moves, player.session.track_code
    versus, before = player.session.versus, badge.frame()
    player.tap("start up a")
    player.wait(100)
    assert badge.scene == "menu"
    player.tap("a")
    player.wait(1500)
    assert badge.scene == "race"
    assert (player.moves, player.session.track_code) == (moves, code)
    assert player.session.versus == versus
    assert badge.frame() == before


def test_going_on_in_the_last_turn_says_that_it_is_the_last(badge):
    moves = RACES["lap"][1] + " 4SE"
    put_race(badge, BEND + "\n".join(moves.split()) + "\n")
    player = Player(badge)
    player.wait()
    assert player.notice.startswith("BLUE HAS ITS LAP")
    player.tap("a")
    player.wait()
    assert player.turn == "GREEN / last turn"


def test_a_finished_race_is_not_continued(badge):
    player = seat(badge, "green-wins")
    player.drive("6E")
    player.tap("a")
    player.wait()
    player.tap("b")
    player.wait()
    assert badge.scene == "menu"
    assert (player.session.race_code, player.session.race_log) == (None, b"")


def test_the_records_of_the_tests_are_races_that_go_on():
    for name in RACES:
        assert race_of(record(name)).turn is not None, name
