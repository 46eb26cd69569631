# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""engine/cards/look_back.py: what was missed in a round, found again by its log."""

import pytest

from engine.cards.coach import Coach
from engine.cards.event import BOTH, CALL, FLIP, LEFT, RIGHT, SIDES
from engine.cards.look_back import LONG_MS, LookBack
from engine.cards.round_log import TICK_MS
from engine.cards.start import read_card
from engine.cards.table import Table
from engine.cards.twin import copy_table
from engine.cards.walk import Walk
from tests.engine.cards.tables import event, table_of
from tests.engine.cards.test_random_play import oracle_of
from tests.engine.cards.test_round_log import Logged, walk_through

START = """hand.left 5H 7C QD 2S --
hand.right 6S 9D KH JC --
draw.left 8C 4S
draw.right 3D
centre.left 6H
centre.right AD
spare.left TS 3H
spare.right 4C 9C"""


def found(entries, sides=BOTH, start=START):
    """What was missed in a round: (stop, facts) each.

    An entry is (ms, left, right), events as words, or (ms, "flip").
    """
    data = bytearray()
    for ms, *events in entries:
        data.append(ms // TICK_MS)
        if events == ["flip"]:
            data.extend((FLIP, 0))
        else:
            data.extend((event(events[0]), event(events[1])))
    table = Table()
    copy_table(table_of(start), table)
    walk = Walk(table, bytes(data))
    steps = list(LookBack(Coach(table), walk, sides).missed())
    assert len(steps) == len(entries)
    return [step for step in steps if step]


def cards(text):
    return tuple(read_card(card) for card in text.split())


def test_a_card_that_lay_ready_for_long_and_was_played_at_last():
    assert found([(5000, "2 left", None)], (LEFT,)) == [
        (
            0,
            (
                ("MISSED", LEFT, *cards("5H 6H")),
                ("LAY_THERE", 4),
                ("INSTEAD", *cards("7C 6H")),
            ),
        )
    ]
    assert found([(5000, "1 left", None)], (LEFT,))[0][1][2] == ("AT_LAST",)


def test_a_card_played_in_time_was_not_missed():
    assert found([(3900, "1 left", None)], (LEFT,)) == []


def test_time_runs_on_from_stop_to_stop():
    # right's king joins the ace; left's 5 and 7 wait for the 6 all the while
    stops = found([(3000, None, "3 right"), (3000, "1 left", None)], (LEFT,))
    assert [(stop, facts[0], facts[1]) for stop, facts in stops] == [
        (1, ("MISSED", LEFT, *cards("5H 6H")), ("LAY_THERE", 5))
    ]


def test_a_chance_that_the_friend_covers():
    assert found([(6000, None, "3 right")], (LEFT,))[0][1] == (
        ("MISSED", LEFT, *cards("2S AD")),
        ("LAY_THERE", 5),
        ("COVERED", RIGHT, *cards("KH")),
    )


def test_a_chance_that_the_flip_ends():
    entries = [(100, "call", "call"), (5000, "flip")]
    stops = found(entries, (LEFT,))
    assert [(stop, facts[0][0], facts[2][0]) for stop, facts in stops] == [
        (0, "BOTH_CALL", "TURN_NEXT"),
        (1, "MISSED", "TURNED"),
    ]


def test_a_chance_that_the_end_of_the_round_ends():
    lines = """hand.left 5H -- -- -- --
hand.right KH -- -- -- --
centre.left 6H
centre.right AD"""
    stops = found([(5000, None, "1 right")], (LEFT,), lines)
    assert stops[0][1][2] == ("ROUND_OVER",)


def test_a_new_chance_begins_with_the_players_own_card():
    entries = [(1000, "4 right", None), (3500, "1 left", None)]
    assert found(entries, (LEFT,)) == []


def test_a_call_that_was_not_true_is_found_with_the_coachs_lines():
    stops = found([(100, None, None), (100, "call", None)])
    assert [stop for stop, _ in stops] == [1]
    assert stops[0][1][1] == ("UNTRUE", *cards("5H 6H"))


def test_a_true_call_was_no_mistake():
    lines = START.replace("5H 7C QD 2S", "9H TC QS 9S")
    assert found([(100, "call", None)], BOTH, lines) == []


def test_only_the_sides_asked_for_are_looked_at():
    assert found([(100, "call", None)], (RIGHT,)) == []
    assert found([(6000, "1 left", None)], (RIGHT,)) == []
    assert found([(6000, "1 left", None)], (LEFT,)) != []


class Watch:
    """A slow second look at a round: since when each card has fitted each top."""

    def __init__(self):
        self.since = {}

    def see(self, oracle, now_ms, restarted=()):
        """Note what can be played now; some sides start anew."""
        possible = {
            (side, slot, pile, oracle.hand[side][slot], oracle.centre[pile][0])
            for side in SIDES
            for slot, pile in oracle.moves(side)
        }
        old = {key: ms for key, ms in self.since.items() if key[0] not in restarted}
        self.since = {key: old.get(key, now_ms) for key in possible}

    def ripe(self, now_ms):
        """The chances that have lasted for long."""
        return {key for key, ms in self.since.items() if now_ms - ms >= LONG_MS}


@pytest.mark.parametrize("seed", range(30))
def test_random_rounds_miss_what_a_slow_second_look_misses(seed):
    logged = Logged(seed, is_automatic=seed % 2 == 1)
    logged.play(150)
    walk = walk_through(logged.log)
    coach = Coach(walk.table)
    steps = list(LookBack(coach, walk).missed())
    watch = Watch()
    walk.go(0)
    now = 0
    watch.see(oracle_of(walk.table), now)
    for stop, step in enumerate(steps):
        walk.go(stop)
        now += walk.ticks * TICK_MS
        before = oracle_of(walk.table)
        events, is_flip = bytes(walk.events), walk.is_flip
        untrue = [
            s
            for s in BOTH
            if events[s] == CALL and not is_flip and before.moves(SIDES[s])
        ]
        ripe = watch.ripe(now)
        since = dict(watch.since)
        walk.go(stop + 1)
        after = oracle_of(walk.table)
        hands = [after.hand[s] != before.hand[s] for s in SIDES]
        anew = [SIDES[s] for s in BOTH if hands[s] or is_flip or after.result]
        watch.see(after, now, anew)
        lasting = {
            key for key in ripe if watch.since.get(key, now) == since[key] != now
        }
        ended = ripe - (lasting if not after.result else set())
        check(step, stop, untrue, ended, since, now)


def check(step, stop, untrue, ended, since, now):
    """Whether a step of the look back says what the slow look has seen."""
    if untrue:
        assert step[0] == stop and step[1][1][0] in ("UNTRUE", "UNTRUE_OF")
    elif not ended:
        assert step is None
    else:
        first = min(since[key] for key in ended)
        (_, side, card, top), seconds, _ = step[1]
        longest = {key for key in ended if since[key] == first}
        told = [key for key in longest if key[0] == SIDES[side]]
        assert (card, top) in [cards(f"{key[3]} {key[4]}") for key in told]
        assert seconds == ("LAY_THERE", (now - first) // 1000)


def test_the_random_rounds_miss_a_lot():
    logged = Logged(1)
    logged.play(150)
    walk = walk_through(logged.log, 40)
    names = [s[1][0][0] for s in LookBack(Coach(walk.table), walk).missed() if s]
    assert names.count("MISSED") > 2
