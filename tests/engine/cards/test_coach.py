# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""engine/cards/coach.py: what it says is true of any step on any table."""

from collections import Counter

import pytest

from engine.cards.coach import Coach
from engine.cards.start import read_card
from engine.grades import FAIR, GOOD, WRONG
from tests.engine.cards.coach_cases import told
from tests.engine.cards.coach_claims import holds
from tests.engine.cards.tables import event, step, table_of

SEEDS = range(400)
LEFT, RIGHT = 0, 1

TOPS = """hand.left 5H 7C QD 2S --
hand.right 6S 9D KH JC --
draw.left 8C
draw.right 3D
centre.left 6H
centre.right AD
spare.left TS
spare.right 4C"""


@pytest.fixture(scope="module")
def all_told():
    """(case, facts, grades) of every step and flip of the random rounds."""
    return [one for seed in SEEDS for one in told(seed)]


def facts_of(lines, left=None, right=None):
    """The facts about one step on a table typed as a record."""
    return Coach(table_of(lines)).facts(bytearray((event(left), event(right))))


def cards(text):
    return tuple(read_card(card) for card in text.split())


def test_every_claim_holds_by_the_slow_oracle(all_told):
    assert len(all_told) > 5000
    for case, facts, _ in all_told:
        assert [fact for fact in facts if not holds(case, fact)] == [], case.events


def test_the_random_rounds_bring_up_nearly_every_fact(all_told):
    seen = Counter(fact[0] for _, facts, _ in all_told for fact in facts)
    assert len(seen) >= 66
    assert seen["WHICH_PILE"] > 5 and seen["LETS_IN"] > 50 and seen["FIFTH"] > 20


def test_what_decides_is_never_left_out(all_told):
    for case, facts, _ in all_told:
        if case.events is None or case.before.result:
            continue
        if case.after.result:
            assert facts[2][0] in ("OUT_WINS", "OUT_DRAW")
        elif case.landed and case.before.calls:
            assert facts[2][0] in ("CLEARS", "CLEARS_BOTH")
        elif "beaten" in case.why.values():
            assert facts[0][0] == "TIE"
        elif len(case.landed) == 1 and is_shut_out(case):
            assert facts[2][0] == "SHUTS_OUT"


def is_shut_out(case):
    """Whether the other side had a move and has none."""
    return case.before.moves(case.other) and not case.after.moves(case.other)


def test_a_card_that_fits_both_piles_is_never_left_out(all_told):
    both = [
        facts[1][0]
        for case, facts, _ in all_told
        if case.events and len(case.landed) == 1 and len(case.events) == 1
        if fits_both(case)
    ]
    assert len(both) > 20
    assert set(both) == {"FITS_BOTH"}


def fits_both(case):
    slot = case.events[case.side][1]
    return len([move for move in case.before.moves(case.side) if move[0] == slot]) == 2


def test_only_the_play_with_most_to_follow_is_good(all_told):
    for case, _, grades in all_told:
        if case.events and len(case.events) == 1 and len(case.landed) == 1:
            assert grades == [GOOD if is_best(case) else FAIR]


def is_best(case):
    if case.before.count(case.side) == 1:
        return True
    moves = case.before.moves(case.side)
    return len(case.chosen()) == max(len(case.follow(case.side, *m)) for m in moves)


def test_a_call_is_good_when_it_is_true(all_told):
    for case, facts, grades in all_told:
        if case.events and list(case.events.values()) == [("call",)]:
            is_true = facts[1] == ("TRUE",) and facts[0][0] != "NO_CALLS"
            assert grades == [GOOD if is_true else WRONG]


def test_what_the_rules_refuse_is_wrong(all_told):
    refused = [
        grades
        for case, _, grades in all_told
        if case.events and set(case.why.values()) <= {"no-fit", "no-card", "over"}
    ]
    assert len(refused) > 100
    assert {grade for grades in refused for grade in grades} == {WRONG}


def test_the_table_is_as_it_was():
    table = table_of(TOPS)
    Coach(table).facts(bytearray((event("1 left"), event("call"))))
    assert step(table, left="1 left", right="call") == [1, 6]


def test_one_up_and_one_down():
    assert facts_of(TOPS, "2 left")[0] == ("UP", LEFT, *cards("7C 6H"))
    assert facts_of(TOPS, "1 left")[0] == ("DOWN", LEFT, *cards("5H 6H"))
    assert facts_of(TOPS, "4 right")[0] == ("UP", LEFT, *cards("2S AD"))


def test_ace_and_king_join():
    assert facts_of(TOPS, None, "3 right")[0] == ("JOINS", RIGHT, *cards("KH AD"))


def test_the_other_cards_that_fit_are_listed_by_slot():
    assert facts_of(TOPS, "2 left")[1] == ("ALSO_2", *cards("5H 2S"))
    assert facts_of(TOPS, None, "3 right")[1] == ("NO_OTHER",)


def test_a_refused_play_says_what_the_pile_takes():
    facts = facts_of(TOPS, "3 left")
    assert facts[0] == ("NO_FIT", LEFT, *cards("QD 6H"))
    assert facts[1] == ("TAKES", *cards("6H 5S 7S"))
    assert facts[2] == ("HAD", *cards("5H 6H"))


def test_an_ace_takes_king_and_two():
    assert facts_of(TOPS, "1 right")[1] == ("TAKES", *cards("AD KS 2S"))


def test_an_empty_slot_says_so():
    facts = facts_of(TOPS, "5 left")
    assert facts[:2] == (("NO_CARD", LEFT, 5), ("STAYS_EMPTY",))


def test_a_card_that_clears_two_calls():
    assert facts_of(TOPS + "\ncalls left right", "1 left")[2] == ("CLEARS_BOTH",)


def test_a_card_that_clears_the_others_call():
    assert facts_of(TOPS + "\ncalls right", "1 left")[2] == ("CLEARS", RIGHT)


def test_the_better_pile_has_more_to_follow():
    lines = """hand.left 7H 6C 5D -- --
hand.right KS KD KC -- --
centre.left 8S
centre.right 6S"""
    assert facts_of(lines, "1 left")[1:] == (
        ("FITS_BOTH", *cards("8S 6S")),
        ("WHICH_PILE", 2, 1),
    )
    assert facts_of(lines, "1 right")[2] == ("WHICH_PILE", 1, 2)
    coach = Coach(table_of(lines))
    assert coach.grade(LEFT, event("1 left")) == GOOD
    assert coach.grade(LEFT, event("1 right")) == FAIR


def test_a_card_in_the_same_step_as_a_call_drops_it():
    facts = facts_of(TOPS, "1 left", "call")
    assert facts[1] == ("CALL_DROPPED", RIGHT)


def test_a_tie_names_both_and_who_is_next():
    lines = TOPS.replace("6S 9D", "5S 9D") + "\npriority right"
    facts = facts_of(lines, "1 left", "1 left")
    assert facts == (
        ("TIE", RIGHT, *cards("5S 6H")),
        ("BEATEN", LEFT, *cards("5H")),
        ("NEXT_TIE", LEFT),
    )
