# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The lessons of Cards together show every idea of its rules, and name it there."""

import importlib

import pytest

from engine.cards.coach import Coach
from engine.cards.event import BOTH, CALL, LEFT, NOTHING, SIDES, SLOTS, play
from engine.cards.lesson import LESSONS, lay_out
from engine.cards.start import start_lines
from engine.cards.table import Table
from engine.cards.text import read_record
from engine.grades import GOOD, WRONG
from scenes.caption import caption
from sim.check_cards import reports
from sim.lesson_cards import walk_of
from tests.engine.cards.coach_case import Case
from tests.engine.cards.coach_cases import shuffle_of
from tests.engine.cards.coach_claims import holds
from tests.engine.cards.test_random_play import in_words, oracle_of
from tests.scenes.coach_words import words_of

STOP_S = 6
FIRST_S = 90
"""A stop takes about so long; the first lesson takes less than this."""

NUMBERS = range(1, LESSONS + 1)
each_lesson = pytest.mark.parametrize("number", NUMBERS)


def played(case):
    """(card, top) of the only card that landed, as ranks; "" without one."""
    if case.events is None or len(case.landed) != 1:
        return ""
    card, top = case.played(case.side)
    return card[0] + top[0]


def steps_up(case, by):
    ranks = "A23456789TJQK"
    pair = played(case)
    return bool(pair) and ranks.index(pair[0]) - ranks.index(pair[1]) == by


def fits_both(case):
    if not played(case):
        return False
    slot = case.events[case.side][1]
    return len([move for move in case.before.moves(case.side) if move[0] == slot]) == 2


def refills(case):
    """A card comes up in the slot of the one played."""
    if not played(case):
        return False
    return case.after.hand[case.side][case.events[case.side][1]] is not None


def which_pile(case):
    """A card fits both piles, and one of them leaves more to follow."""
    if not fits_both(case):
        return False
    slot = case.events[case.side][1]
    return len({len(case.follow(case.side, slot, pile)) for pile in SIDES}) == 2


def changed(case, before, after):
    """A card of the other side fitted before and does not afterwards."""
    if not played(case):
        return False
    fits = [{slot for slot, _ in one.moves(case.other)} for one in (before, after)]
    return bool(fits[0] - fits[1])


def calls(case, is_true):
    if case.events is None or ("call",) not in case.events.values():
        return False
    callers = [side for side in case.events if case.events[side] == ("call",)]
    return is_true == (not any(case.before.moves(side) for side in callers))


def is_beaten(case):
    return "beaten" in case.why.values()


def is_fifth(case):
    return case.after.stuck == 5


def result(case, *winners):
    return case.after.result is not None and case.after.result[0] in winners


IDEAS = {
    "a neighbour up": (lambda c: steps_up(c, 1), "one up", "sube uno"),
    "a neighbour down": (lambda c: steps_up(c, -1), "one down", "baja uno"),
    "ace on king": (lambda c: played(c) == "AK", "A on K, they", "A sobre K, en"),
    "ace on two": (lambda c: played(c) == "A2", "A on 2, one", "A sobre 2, baja"),
    "the refill": (refills, "Draw pile gives", "Del mazo"),
    "fits both piles": (fits_both, "Fits both piles", "Vale en ambas"),
    "which pile to pick": (which_pile, "to play; there", "por jugar; allí"),
    "kills a card of the friend": (
        lambda c: changed(c, c.before, c.after),
        ("fits no more", "can play nothing now"),
        ("ya no vale", "ya no puede jugar"),
    ),
    "revives a card of the friend": (
        lambda c: changed(c, c.after, c.before),
        ("fits now",),
        ("ya vale", "Libera a"),
    ),
    "a true call": (lambda c: calls(c, True), ("It is true:", "True:"), "Es verdad:"),
    "a call that is not true": (
        lambda c: calls(c, False),
        "Not true:",
        "No es verdad:",
    ),
    "a call cleared by a play": (
        lambda c: c.events is not None and c.before.calls and c.landed,
        "call is cleared",
        "Anula el paso",
    ),
    "a tie": (is_beaten, ("Tie:", "is beaten"), ("A la par", "se queda")),
    "the flip": (
        lambda c: c.events is None and c.turned and not c.is_shuffled,
        "Cards turn:",
        "Se destapan",
    ),
    "the reshuffle": (
        lambda c: c.events is None and c.is_shuffled,
        "Reshuffle",
        "Se baraja",
    ),
    "the fifth stuck": (is_fifth, "Fifth time stuck", "Quinto atasco"),
    "win": (lambda c: result(c, *SIDES), "wins", "gana"),
    "draw": (lambda c: result(c, "draw"), "a draw", "empate"),
}
"""Each idea of the rules: whether a stop shows it by the slow oracle, and its name."""


def record(number):
    return importlib.import_module(f"engine.cards.lesson_{number}").RECORD


def stops(number):
    """(walk, coach, case, facts) at every stop of a lesson."""
    walk, coach = walk_of(record(number))
    for stop in range(walk.count):
        walk.go(stop)
        facts = walk.facts(coach)
        events = None
        if not walk.is_flip:
            events = {
                SIDES[s]: in_words(walk.events[s]) for s in BOTH if walk.events[s]
            }
        case = Case(oracle_of(walk.table), events, shuffle_of(coach.twin))
        yield walk, coach, case, facts


@pytest.fixture(scope="module")
def shown():
    """(case, lines in both languages as one text each) of every stop of all lessons."""
    return [
        (case, [said(lang, facts) for lang in ("en", "es")])
        for number in NUMBERS
        for _, _, case, facts in stops(number)
    ]


def said(language, facts):
    words = words_of(language, "cards")
    return "\n".join(caption(words, fact) for fact in facts)


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
    played_ = reports("lesson", record(number))
    refused = [
        event["why"]
        for report in played_
        for event in report["events"]
        if not event["ok"]
    ]
    assert set(refused) <= {"beaten"}
    assert played_[-1]["result"]["winner"] == ("left", "draw", "draw")[number - 1]


@each_lesson
def test_the_short_reader_reads_what_the_full_one_reads(number):
    table, steps = read_record(record(number))
    short = Table()
    lay_out(short, record(number))
    assert start_lines(short) == start_lines(table)
    walk, _ = walk_of(record(number))
    found = []
    for stop in range(walk.count):
        walk.go(stop)
        if not walk.is_flip:
            found.append((bytes(walk.events), walk.is_yours))
    lines = record(number).split("\n")
    assert found == [
        (bytes(s.events), any("your turn" in lines[line - 1] for line in s.lines))
        for s in steps
    ]


@each_lesson
def test_what_the_coach_says_in_a_lesson_is_true(number):
    for _, _, case, facts in stops(number):
        assert [fact for fact in facts if not holds(case, fact)] == []


@each_lesson
def test_the_learner_at_the_left_picks_where_a_pick_can_be_wrong(number):
    found = 0
    for walk, coach, *_ in stops(number):
        if walk.is_yours:
            found += 1
            assert walk.events[LEFT] != NOTHING
            assert coach.grade(LEFT, walk.events[LEFT]) == GOOD
            grades = [coach.grade(LEFT, event) for event in every_event()]
            assert WRONG in grades
    assert found >= 1


def every_event():
    return [CALL, *[play(slot, pile) for slot in range(SLOTS) for pile in BOTH]]


def test_the_first_lesson_is_short():
    walk, _ = walk_of(record(1))
    assert STOP_S * walk.count < FIRST_S


def test_going_back_is_going_there_anew():
    walk, _ = walk_of(record(2))
    forward = []
    for stop in range(walk.count + 1):
        walk.go(stop)
        forward.append((start_lines(walk.table), bytes(walk.events)))
    backward = []
    for stop in range(walk.count, -1, -1):
        walk.go(stop)
        backward.append((start_lines(walk.table), bytes(walk.events)))
    assert backward[::-1] == forward
    assert Coach(walk.table).grade(LEFT, CALL) == WRONG
