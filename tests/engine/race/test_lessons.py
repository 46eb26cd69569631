# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The lessons of Ring together show every idea of its rules, and name it there."""

import importlib

import pytest

from engine.grades import GOOD
from engine.race.lesson import LESSONS, place_cars, read_moves
from engine.race.lesson_track import track_of
from engine.race.packed_track import packed, unpacked
from engine.race.race import Race
from engine.race.text import read_record, record_lines
from scenes.caption import caption
from sim.check_race import reports
from sim.lesson_race import walk_of
from tests.engine.race.coach_case import Case, speed_of
from tests.engine.race.coach_claims import holds, is_back
from tests.engine.race.second_reading import referee_of
from tests.engine.race.turns_alone import Alone, steps_to_gate
from tests.scenes.coach_words import words_of

STOP_S = 6
FIRST_S = 90
"""A stop takes about so long; the first lesson takes less than this."""

NUMBERS = range(1, LESSONS + 1)
each_lesson = pytest.mark.parametrize("number", NUMBERS)


def faster(case):
    return case.is_drive and speed_of(case.move) > case.car.speed > 0


def slower(case):
    return case.is_drive and 0 < speed_of(case.move) < case.car.speed


def is_barred(case):
    """The rival's car shuts a move that would be quicker than all that are left."""
    alone = min(case.turns(move) for move in case.alone_moves())
    return case.is_drive and case.best() > alone


IDEAS = {
    "start": (lambda c: c.car.speed == 0 and c.is_drive, "starts", "arranca"),
    "faster": (faster, ("speeds up", "turns, up"), "acelera"),
    "slower": (slower, ("slows down", "turns, down"), "frena"),
    "the free direction": (lambda c: (c.turned or 0) > 1, "turns,", "gira"),
    "a blocked path": (is_barred, "in the way", "estorba"),
    "forced braking": (
        lambda c: c.moves and not c.faster,
        ("must brake", "Must brake"),
        ("debe frenar", "Debe frenar", "a frenar"),
    ),
    "being forced backward": (
        lambda c: c.moves and all(is_back(c, move) for move in c.moves),
        "Only backward",
        "hacia atrás",
    ),
    "stop": (lambda c: c.move == "0", "stops", "se para"),
    "lost turn": (lambda c: not c.moves, "loses a turn:", "pierde turno"),
    "backing over the line": (
        lambda c: c.new.lap < c.car.lap,
        "backs over the line",
        "cruza marcha atrás",
    ),
    "the lap": (lambda c: c.new.lap == 1 > c.car.lap, "its lap", "su vuelta"),
    "the extra turn": (
        lambda c: c.after.last_chance and not c.referee.last_chance,
        "extra turn",
        "Turno extra",
    ),
    "win": (lambda c: c.after.result in ("blue", "green"), "wins", "gana "),
    "draw": (lambda c: c.after.result == "draw", "a draw", "empate"),
}
"""Each idea of the rules: whether a stop shows it by the slow referee, and its name."""


def record(number):
    return importlib.import_module(f"engine.race.lesson_{number}").RECORD


def stops(number):
    """(walk, coach, case, facts) at every stop of a lesson."""
    walk, coach = walk_of(record(number))
    race, moves = read_record(record(number))
    referee = referee_of("\n".join(record_lines(race)))
    referee.played = []
    alone = Alone(referee.ring, 15)
    far = steps_to_gate(referee)
    for stop, (_, move) in enumerate(moves):
        walk.go(stop)
        yield walk, coach, Case(referee, alone, far, move), coach.facts(walk.move)
        referee.play(move)
        referee.played.append(move)


@pytest.fixture(scope="module")
def shown():
    """(case, lines in both languages as one text each) of every stop of all lessons."""
    return [
        (case, [said(lang, facts) for lang in ("en", "es")])
        for number in NUMBERS
        for _, _, case, facts in stops(number)
    ]


def said(language, facts):
    words = words_of(language, "race")
    return "\n".join(caption(words, fact) for fact in facts) + " "


def names_it(text, name):
    """Whether a text has one of the names of an idea."""
    return any(one in text for one in ([name] if isinstance(name, str) else name))


@pytest.mark.parametrize("idea", IDEAS)
def test_an_idea_is_shown_and_named_where_it_is_shown(shown, idea):
    is_shown, *names = IDEAS[idea]
    texts = [texts for case, texts in shown if is_shown(case)]
    for language, name in enumerate(names):
        assert any(names_it(text[language], name) for text in texts)


@pytest.mark.parametrize("idea", IDEAS)
def test_an_idea_is_named_nowhere_else(shown, idea):
    is_shown, *names = IDEAS[idea]
    others = [texts for case, texts in shown if not is_shown(case)]
    for language, name in enumerate(names):
        assert [text for text in others if names_it(text[language], name)] == []


@each_lesson
def test_a_lesson_plays_by_the_rules_to_its_end(number):
    played = reports("lesson", record(number))
    assert [report["why"] for report in played if not report["ok"]] == []
    assert played[-1]["result"] == ("blue", "green", "draw")[number - 1]


@each_lesson
def test_the_short_reader_reads_what_the_full_one_reads(number):
    race, moves = read_record(record(number))
    walk, _ = walk_of(record(number))
    assert record_lines(walk.race) == record_lines(race)
    walk.go(walk.count)
    assert record_lines(walk.race)[-len(moves) :] == [move for _, move in moves]
    assert [line for line, _ in moves if "your turn" in lines(number)[line - 1]] == [
        moves[stop][0] for stop in walk.yours
    ]


def lines(number):
    return record(number).split("\n")


@each_lesson
def test_what_the_coach_says_in_a_lesson_is_true(number):
    for _, _, case, facts in stops(number):
        assert [fact for fact in facts if not holds(case, fact)] == []


@each_lesson
def test_the_learner_picks_where_one_move_is_better_than_others(number):
    found = 0
    for walk, coach, *_ in stops(number):
        if walk.is_yours:
            found += 1
            coach.facts(walk.move)
            assert coach.grade == GOOD
            grades = []
            for move in walk.race.legal_moves():
                coach.facts(move)
                grades.append(coach.grade)
            assert min(grades) < GOOD
    assert found >= 2


def test_the_first_lesson_is_short():
    walk, _ = walk_of(record(1))
    assert STOP_S * walk.count < FIRST_S


def test_a_lesson_can_begin_in_the_middle_and_with_green():
    start = record(3).replace("--\n", "turn green\n--\n", 1)
    race = Race(track_of(start))
    place_cars(race, start)
    assert race.turn == 1
    assert record_lines(race)[:-1] == record_lines(read_record(start)[0])[:-1]
    assert read_moves(race, start.replace("3NE", "x"))[0][0] == 16


@pytest.mark.parametrize("number", range(1, LESSONS + 1))
def test_the_track_of_a_lesson_is_the_one_that_its_record_draws(number):
    text = record(number)
    drawn = read_record(text)[0].track
    track = track_of(text)
    track.compile()
    assert vars(track) == vars(drawn)
    again, rest = unpacked(packed(track) + b"rest")
    again.compile()
    assert (vars(again), rest) == (vars(track), b"rest")
