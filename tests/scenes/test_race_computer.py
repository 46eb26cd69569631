# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""A race against the computer: it moves by itself, in time, never for the person."""

import pytest

from engine.race import driver
from engine.race.duel import LOOKUPS, STEP
from engine.race.rival import CHAMP
from engine.race.text import move_text
from engine.rng import Rng
from scenes.race_sides import SLICES
from scenes.session import COMPUTER
from sim.badge import Badge
from sim.budgets import CALLS
from sim.depth import DepthGauge
from sim.kept import memory
from tests.scenes.races import BEND, RACES
from tests.scenes.racing import seat, table_of

BLUE, GREEN = False, True
"""Whether player one, the person, has swapped colours."""


def play(player):
    """Drive the person's shortest lap until the result is up; return the sides."""
    table, rng, sides = table_of(BEND), Rng(1), []
    while player.badge.scene == "race":
        if player.notice:
            player.tap("a")
        else:
            sides.append(player.race.turn)
            move = driver.choose(player.race, table, rng)
            player.drive(move_text(player.race, move))
        player.wait(1200)
    return sides


def test_a_whole_race_against_the_computer_and_the_rematch_in_swapped_colours(badge):
    player = seat(badge, "start", COMPUTER, BLUE)
    assert set(play(player)) == {0}
    session = player.session
    assert session.result in ("blue", "green", "draw")
    player.tap("a")
    player.wait(1200)
    assert session.is_swapped
    assert len(player.moves) == 1
    assert set(play(player)) == {1}
    assert session.wins_one + session.wins_two + session.draws == 2


def test_the_computer_moves_half_a_second_after_the_person(badge):
    player = seat(badge, "start", COMPUTER, BLUE)
    player.drive("1E")
    player.tap("b")
    player.wait(2000)
    player.tap("a")
    began_ms = badge.ms
    while player.race.turn == 1:
        player.wait(5)
    assert 480 <= badge.ms - began_ms <= 520


def test_no_key_moves_the_computers_car_or_aims_for_it(badge):
    player = seat(badge, "aim", COMPUTER, BLUE)
    assert player.note == "computer / drives"
    before = len(badge.stats.refreshes)
    player.tap("up a b right a")
    assert len(badge.stats.refreshes) == before
    assert len(player.moves) == 9


def test_the_computer_loses_a_turn_with_a_notice_too(badge):
    player = seat(badge, "lost-turn", COMPUTER, BLUE)
    player.wait()
    assert player.notice.startswith("GREEN LOSES A TURN")
    player.tap("a")
    player.wait()
    assert (player.moves[-1], player.race.turn) == ("x", 0)


@pytest.mark.parametrize("name", ["lost-at-rest", "only-the-stop"])
def test_the_computer_answers_in_time_where_the_rival_shuts_its_way(badge, name):
    player = seat(badge, name, COMPUTER, GREEN)
    begun = len(player.moves)
    player.wait(300)
    player.tap("a")
    player.wait(1000)
    assert len(player.moves) > begun
    assert player.race.turn == 1 or player.notice


def test_a_move_is_taken_back_with_the_computers_answer(badge):
    player = seat(badge, "start", COMPUTER, BLUE)
    player.drive("1E")
    player.wait(1500)
    assert len(player.moves) == 2
    player.tap("select")
    player.wait(1500)
    assert (player.moves, player.race.turn) == ([], 0)


def test_a_move_is_taken_back_while_the_computer_thinks(badge):
    player = seat(badge, "start", COMPUTER, BLUE)
    player.tap("a")
    player.wait(200)
    player.tap("select")
    player.wait(1500)
    assert (player.moves, player.race.turn) == ([], 0)


def test_a_turn_that_the_computer_lost_is_taken_back_to_the_own_choice(badge):
    player = seat(badge, "lost-turn", COMPUTER, BLUE)
    player.wait()
    player.tap("a")
    player.wait()
    player.tap("select")
    player.wait()
    assert player.moves == RACES["lost-turn"][1].split()[:-1]


def test_an_own_lost_turn_is_taken_back_to_the_own_choice(badge):
    player = seat(badge, "lost-turn", COMPUTER, GREEN)
    player.wait()
    player.tap("a")
    player.wait(1500)
    assert (player.race.turn, len(player.moves)) == (1, 13)
    player.tap("select")
    player.wait(300)
    assert (player.race.turn, len(player.moves)) == (1, 9)


def test_the_computers_first_move_is_not_taken_back(badge):
    player = seat(badge, "start", COMPUTER, GREEN)
    player.wait(1500)
    first = player.moves
    assert len(first) == 1
    assert player.sent("select") == []
    player.wait(1500)
    assert player.moves == first


def test_a_race_that_the_computer_won_is_taken_back_to_the_own_choice(badge):
    player = seat(badge, "green-wins", COMPUTER, BLUE)
    player.wait(2000)
    assert player.notice.startswith("GREEN WINS")
    player.tap("select")
    player.wait()
    assert (player.race.turn, len(player.moves)) == (0, 18)


@pytest.mark.parametrize("wait_ms", [0, 2000], ids=["it-thinks", "own-turn"])
def test_the_person_gives_up_whoever_is_to_move(badge, wait_ms):
    player = seat(badge, "aim", COMPUTER, BLUE)
    player.wait(wait_ms)
    player.tap("start down down a a")
    player.wait()
    assert player.notice == "GREEN WINS / BLUE gave up / Ⓐ go on"


def test_the_person_gives_up_while_the_computer_loses_a_turn(badge):
    player = seat(badge, "lost-turn", COMPUTER, BLUE)
    player.wait()
    player.tap("start down down a a")
    player.wait()
    assert player.notice == "GREEN WINS / BLUE gave up / Ⓐ go on"
    assert player.moves[-2:] == ["x", "resign"]


def test_what_the_computer_thought_before_does_not_count_when_its_turn_is_lost(badge):
    player = seat(badge, "lost-turn", COMPUTER, BLUE)
    player.wait()
    player.scene.sides.rival.move = 0
    player.tap("start down down a a")
    player.wait()
    assert player.moves[-2:] == ["x", "resign"]


def test_another_chance_gives_another_race(badge):
    player = seat(badge, "start", COMPUTER, GREEN)
    firsts = set()
    for _ in range(8):
        player.wait(1500)
        firsts.add(tuple(player.moves))
        player = seat(badge, "start", COMPUTER, GREEN)
    assert len(firsts) > 1


def test_the_computer_does_not_move_on_the_way_to_the_menu(badge):
    player = seat(badge, "start", COMPUTER, BLUE)
    player.tap("a start")
    player.wait(800)  # its time to move passes in the pause
    player.tap("up a")
    player.wait(300)
    assert badge.scene == "menu"
    assert len(player.session.race_log) == 1


def seat_champ(badge, is_swapped):
    """Show the start of a race against the level that searches."""
    badge.namespace["director"].session.rival = CHAMP
    return seat(badge, "start", COMPUTER, is_swapped)


def test_the_champ_thinks_longer_and_then_moves(badge):
    player = seat_champ(badge, BLUE)
    player.slow_down(20)  # a pass, as on a badge
    player.tap("a")
    began_ms = badge.ms
    while player.race.turn == 1:
        assert player.note == "computer / drives"
        player.wait(20)
    assert 1000 < badge.ms - began_ms < 4000
    assert len(player.moves) == 2


def test_no_pass_costs_more_than_a_few_steps_while_the_champ_thinks(badge):
    player = seat_champ(badge, BLUE)
    player.tap("a")
    rival = player.scene.sides.rival
    costs = [rival.cost]
    while player.race.turn == 1:
        player.wait(5)
        costs.append(rival.cost)
    spent = [after - before for before, after in zip(costs, costs[1:])]
    assert 0 < max(spent) <= SLICES * STEP
    assert sum(cost > 0 for cost in spent) > 20
    assert costs[-1] <= LOOKUPS


def test_nothing_is_sent_while_the_champ_thinks(badge):
    player = seat_champ(badge, BLUE)
    player.tap("a")
    player.wait(100)
    before = len(badge.stats.refreshes)
    while player.race.turn == 1 and badge.ms < 60_000:
        sent = len(badge.stats.refreshes)
        player.wait(5)
    assert sent == before


def test_keys_are_answered_while_the_champ_thinks(badge):
    player = seat_champ(badge, BLUE)
    player.tap("a")
    player.wait(200)
    player.tap("start")
    assert badge.scene == "pause"
    player.wait(3000)
    assert player.session.order is None
    player.tap("start")
    player.tap("select")
    assert (player.moves, player.race.turn) == ([], 0)
    player.wait(3000)
    assert player.moves == []


def test_the_champ_calls_no_deeper_than_a_badge_allows():
    with DepthGauge() as gauge, Badge(nvm=memory()) as badge:
        badge.advance(20)
        player = seat_champ(badge, GREEN)
        player.wait(3000)
        assert len(player.moves) == 1
    assert 10 < gauge.deepest <= CALLS, gauge.calls


def test_to_give_up_waits_for_no_champ(badge):
    player = seat_champ(badge, BLUE)
    player.tap("a start down down a a")
    player.wait(200)
    assert player.notice == "GREEN WINS / BLUE gave up / Ⓐ go on"


@pytest.mark.parametrize("level, name", [*enumerate(["driver"] * 4 + ["duel"])])
def test_only_the_chosen_level_is_in_memory(badge, level, name):
    director = badge.namespace["director"]
    director.session.rival = level
    seat(badge, "start", COMPUTER)
    drivers = {"engine.race.driver", "engine.race.duel"}
    assert drivers & set(director._loaded) == {"engine.race." + name}
    seat(badge, "start")
    assert drivers & set(director._loaded) == set()


def test_a_whole_race_against_the_champ(badge):
    player = seat_champ(badge, BLUE)
    assert set(play(player)) == {0}
    assert player.session.result in ("blue", "green", "draw")
