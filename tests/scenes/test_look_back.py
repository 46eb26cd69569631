# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""A game just played is gone through again: what was missed, and any move."""

import pytest

from engine.cards.event import LEFT
from engine.race.packed_track import packed
from engine.race.race import LOST, RESIGN, Race
from scenes.session import COMPUTER, FRIEND, SOLO
from sim.badge import Badge
from sim.kept import memory
from tests.engine.race.races_at import parked
from tests.scenes.races import record
from tests.scenes.racing import race_of, read, seat


def tap(badge, *keys):
    """Tap keys one after the other, each with time to come to rest."""
    for key in keys:
        badge.tap(key)
        badge.advance(200)


def give_up(badge):
    """Resign the race on the screen and go on to its result."""
    tap(badge, "start", "down", "down", "a", "a", "a")
    assert badge.scene == "result"


def look_back(badge, scene):
    """Look back from the result; return the scene."""
    tap(badge, "select")
    badge.advance(1000)
    assert badge.scene == scene
    return badge.namespace["director"].top


def panel(scene):
    """The three lines of the panel, then its keys."""
    lines = read(scene.panel._text.grid).split(" / ")
    return [*lines, read(scene.panel._keys.grid)]


def place(scene):
    """Which move the panel says this is, of how many; the end has none."""
    word = panel(scene)[3].split()[-1]
    return tuple(map(int, word.split("/"))) if "/" in word else None


def to_start(badge, scene):
    """Go back to the first move."""
    while scene.at:
        tap(badge, "b")


@pytest.fixture
def lost_turn():
    """A badge with a race in which a turn was just lost."""
    with Badge(nvm=memory()) as badge:
        badge.advance(100)
        seat(badge, "lost-turn")
        tap(badge, "a", "a")  # the turn is lost, the notice read
        yield badge


def test_a_lost_turn_is_found_and_named(lost_turn):
    give_up(lost_turn)
    scene = look_back(lost_turn, "lesson_race")
    while scene.at != max(scene.found):
        tap(lost_turn, "a")
    assert panel(scene)[0].startswith("Green loses a turn")


def test_a_look_back_shows_its_stops_and_then_the_end_and_goes_to_the_menu(lost_turn):
    give_up(lost_turn)
    scene = look_back(lost_turn, "lesson_race")
    for stop in sorted(scene.found):
        assert scene.walk.at == stop
        tap(lost_turn, "a")
    assert scene.walk.is_at_end
    tap(lost_turn, "b", "a", "a")
    assert lost_turn.scene == "result"
    tap(lost_turn, "select")
    lost_turn.advance(1000)
    tap(lost_turn, "start")
    assert lost_turn.scene == "menu"


def test_a_rematch_after_a_look_back_is_on_the_same_track_in_swapped_colours(lost_turn):
    give_up(lost_turn)
    session = lost_turn.namespace["director"].session
    code, wins = session.track_code, (session.wins_one, session.wins_two)
    scene = look_back(lost_turn, "lesson_race")
    tap(lost_turn, *["a"] * (len(scene.found) + 1))
    session.track = None  # as after a restart
    tap(lost_turn, "a")
    lost_turn.advance(2000)
    assert lost_turn.scene == "race"
    assert (session.track_code, session.is_swapped) == (code, True)
    assert (session.wins_one, session.wins_two) == wins
    assert lost_turn.namespace["director"].top.race.plies == 0


@pytest.mark.parametrize(("versus", "sides"), [(FRIEND, {0, 1}), (COMPUTER, {0})])
def test_nobody_is_told_what_the_computer_missed(versus, sides):
    with Badge(nvm=memory()) as badge:
        badge.advance(100)
        seat(badge, "start", versus)
        for keys in ("a", "a", "b", "a", "b", "a"):  # there, and too slowly
            tap(badge, keys)
            badge.advance(3000)
        give_up(badge)
        scene = look_back(badge, "lesson_race")
        assert {stop % 2 for stop in scene.found} <= sides


def test_a_false_call_is_found_in_the_round_just_played(cards):
    cards.go("cards")
    cards.badge.advance(4000)
    scene = cards.scene
    table = scene.table
    side = LEFT if table.can_move(LEFT) else 1
    cards.badge.tap("select" if side == LEFT else "start")
    cards.badge.advance(300)
    scene.state, scene.next_ms = 2, 1  # over, so that its result comes
    cards.badge.advance(300)
    assert cards.badge.scene == "round"
    cards.scene.match.wins[:] = wins = [3, 2]
    cards.badge.advance(300)
    found = look_back(cards.badge, "lesson_cards").found
    assert list(found) == [0]
    assert found[0][0][0].startswith("CALL")
    cards.badge.tap("a")
    cards.badge.advance(200)
    for _ in range(2):  # the stop, and the end
        if cards.badge.scene == "lesson_cards":
            cards.badge.tap("a")
            cards.badge.advance(200)
    assert cards.badge.scene == "cards"
    assert cards.scene.match.wins == wins


def test_a_race_given_up_at_once_shows_no_speeds_at_its_end():
    with Badge(nvm=memory()) as badge:
        badge.advance(100)
        seat(badge, "start")
        give_up(badge)
        scene = look_back(badge, "lesson_race")
        assert scene.found == {}
        frame = badge.frame()
        bar = {frame.pixel(x, y) for x in range(160) for y in range(112, 128)}
        assert len(bar) == 1


def test_left_and_right_go_through_the_whole_race_move_by_move(lost_turn):
    give_up(lost_turn)
    scene = look_back(lost_turn, "lesson_race")
    to_start(lost_turn, scene)
    frames = []
    while not scene.walk.is_at_end:
        assert place(scene) == (scene.walk.at + 1, scene.walk.count)
        frames.append(lost_turn.frame())
        tap(lost_turn, "right")
    assert len(frames) == scene.walk.count == 14
    assert place(scene) is None
    for before in reversed(frames):
        tap(lost_turn, "left")
        assert lost_turn.frame() == before


def test_nothing_is_sent_where_there_is_no_further_move(lost_turn):
    give_up(lost_turn)
    scene = look_back(lost_turn, "lesson_race")
    to_start(lost_turn, scene)
    sent = len(lost_turn.stats.refreshes)
    tap(lost_turn, "left", "b", "up", "down")
    assert len(lost_turn.stats.refreshes) == sent
    tap(lost_turn, *["right"] * scene.walk.count)
    sent = len(lost_turn.stats.refreshes)
    tap(lost_turn, "right")
    assert len(lost_turn.stats.refreshes) == sent
    assert lost_turn.scene == "lesson_race"


def test_a_and_b_go_to_what_was_missed_from_any_move(lost_turn):
    give_up(lost_turn)
    scene = look_back(lost_turn, "lesson_race")
    to_start(lost_turn, scene)
    ends = [0, *sorted(scene.found), scene.walk.count]
    assert len(ends) == 5
    for at in range(scene.walk.count):
        assert scene.at == at
        tap(lost_turn, "a")
        assert scene.at == min(stop for stop in ends if stop > at)
        tap(lost_turn, *["left"] * (scene.at - at), "b")
        assert scene.at == max([stop for stop in ends if stop < at], default=0)
        tap(lost_turn, *["right"] * (at + 1 - scene.at))


@pytest.mark.parametrize("versus", [FRIEND, COMPUTER])
def test_every_move_says_what_it_cost_whoever_made_it(versus):
    with Badge(nvm=memory()) as badge:
        badge.advance(100)
        seat(badge, "green-wins", versus)
        give_up(badge)
        scene = look_back(badge, "lesson_race")
        to_start(badge, scene)
        while not scene.walk.is_at_end and scene.walk.move < RESIGN:
            race = scene.walk.race
            turns = scene._coach.turns_left.lost(race, scene.walk.move)
            word = "turn" if turns == 1 else "turns"
            name = ("Blue", "Green")[race.turn]
            assert panel(scene)[1] == f"Cost {name} {turns} {word}"
            tap(badge, "right")
        assert scene.at > 15


def test_the_end_says_who_won_and_what_the_race_has_cost(lost_turn):
    give_up(lost_turn)
    scene = look_back(lost_turn, "lesson_race")
    costs = {"Blue": 0, "Green": 0}
    to_start(lost_turn, scene)
    while scene.walk.move < RESIGN:
        _, name, turns, _ = panel(scene)[1].split()
        costs[name] += int(turns)
        tap(lost_turn, "right")
    tap(lost_turn, "right")
    blue, green = costs["Blue"], costs["Green"]
    assert panel(scene)[0] == "BLUE WINS"
    over = [f"Blue: {blue} turns over par", f"Green: {green} turns over par"]
    assert panel(scene)[1:3] == over


def test_where_nothing_was_missed_it_says_so_and_goes_back_through_the_race():
    with Badge(nvm=memory()) as badge:
        badge.advance(100)
        seat(badge, "start").drive("1NE 1NE")
        give_up(badge)
        scene = look_back(badge, "lesson_race")
        assert scene.found == {}
        assert panel(scene)[0] == "Nothing big was missed"
        assert panel(scene)[2].startswith("Green: ")
        tap(badge, "left")
        assert place(scene) == (3, 3)
        tap(badge, "b")
        assert place(scene) == (1, 3)
        tap(badge, "a")
        assert scene.walk.is_at_end


def look_back_alone(badge, turns):
    """Look back on a race that Blue drove alone, there and back, and gave up."""
    race = Race(parked(race_of(record("start")).track))
    for turn in range(turns):
        race.push(race.legal_moves()[-(turn % 2)])
        race.push(LOST)
    race.resign()
    director = badge.namespace["director"]
    session = director.session
    session.versus, session.lesson = SOLO, 0
    session.played = packed(race.track) + bytes(race.log[: race.plies])
    director.go("lesson_making")
    badge.advance(1000)
    assert badge.scene == "lesson_race"
    return director.top


def test_alone_only_blues_moves_are_gone_through():
    with Badge(nvm=memory()) as badge:
        badge.advance(100)
        scene = look_back_alone(badge, 5)
        assert {stop % 2 for stop in scene.found} == {0}
        to_start(badge, scene)
        for number in range(1, 6):
            assert place(scene) == (number, 6)
            assert panel(scene)[1].startswith("Cost Blue ")
            assert "Green" not in " ".join(panel(scene))
            tap(badge, "right")
        assert panel(scene)[0] == "Blue gives up"
        tap(badge, "right")
        assert scene.walk.is_at_end
        assert panel(scene)[0].endswith(" over par")
        assert panel(scene)[1] == ""
        tap(badge, "left", "left")
        assert place(scene) == (5, 6)


def test_a_card_overlooked_is_named_in_place_of_the_step_that_ended_it(cards):
    cards.go("cards")
    cards.badge.advance(9000)
    for key in ("right", "a", "down", "b") * 5:
        cards.badge.tap(key)
        cards.badge.advance(300)
    cards.scene.state, cards.scene.next_ms = 2, 1  # over, so that its result comes
    cards.badge.advance(300)
    scene = look_back(cards.badge, "lesson_cards")
    assert " was slow: " in panel(scene)[0]
    assert panel(scene)[1].startswith("It fitted for ")


def test_left_and_right_go_through_a_round_of_cards(cards):
    cards.go("cards")
    cards.badge.advance(4000)
    for key in ("select", "right", "down", "right", "b", "a", "start"):
        cards.badge.tap(key)
        cards.badge.advance(300)
    cards.scene.state, cards.scene.next_ms = 2, 1  # over, so that its result comes
    cards.badge.advance(300)
    scene = look_back(cards.badge, "lesson_cards")
    to_start(cards.badge, scene)
    frames = []
    while not scene.walk.is_at_end:
        assert place(scene) == (scene.walk.at + 1, scene.walk.count)
        assert panel(scene)[0] != ""
        frames.append(cards.badge.frame())
        tap(cards.badge, "right")
    assert len(frames) == scene.walk.count > 1
    for before in reversed(frames):
        tap(cards.badge, "left")
        assert cards.badge.frame() == before


def test_against_the_computer_both_are_called_as_in_play(cards):
    cards.go("cards", cards_versus=COMPUTER, level=5)
    cards.badge.advance(9000)
    played = [read(hand._label.grid) for hand in cards.scene.board.hands]
    cards.scene.state, cards.scene.next_ms = 2, 1  # over, so that its result comes
    cards.badge.advance(300)
    scene = look_back(cards.badge, "lesson_cards")
    assert [read(hand._label.grid) for hand in scene._board.hands] == played
    scene.table.winner = 0
    assert scene.end_lines() == ["You win!"]
    scene.table.winner = 1
    assert scene.end_lines() == ["Shadow wins!"]


def test_the_end_of_a_look_back_on_cards_says_that_play_goes_on(cards):
    cards.go("cards")
    cards.badge.advance(9000)
    cards.scene.state, cards.scene.next_ms = 2, 1  # over, so that its result comes
    cards.badge.advance(300)
    scene = look_back(cards.badge, "lesson_cards")
    tap(cards.badge, *["right"] * scene.walk.count)
    assert panel(scene)[-1].startswith("◀ step Ⓐ play on Ⓑ missed")
