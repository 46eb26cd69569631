# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""engine/cards/round_log.py: a round's log of at most 1 KiB plays it through again."""

import random

import pytest

from engine.cards.deal import deal
from engine.cards.event import BOTH, CALL, LEFT, NOTHING, RIGHT, play
from engine.cards.round_log import BYTES, MOST_TICKS, TICK_MS, RoundLog
from engine.cards.start import start_lines
from engine.cards.table import Table
from engine.cards.walk import Walk

SEEDS = range(25)


class Logged:
    """A random round on a dealt table, and its log; ``states`` follow each entry."""

    def __init__(self, seed, is_automatic=False):
        self.chance = random.Random(seed)
        self.table = Table(is_automatic)
        self.table.is_automatic = is_automatic
        self.log = RoundLog()
        deal(self.table, seed)
        self.now_ms = 1000
        self.log.begin(self.table, self.now_ms)
        self.states = [start_lines(self.table)]

    def step(self, left, right):
        self.now_ms += self.chance.randint(0, 3000)
        self.table.step(bytearray((left, right)))
        self.log.note_step(self.table, (left, right), self.now_ms)
        self.keep()

    def flip(self):
        self.table.flip()
        self.log.note_flip(self.table, self.now_ms)
        self.keep()

    def keep(self):
        """Remember what the table was after an entry."""
        if self.log.count == len(self.states):
            self.states.append(start_lines(self.table))
        elif not self.log.is_full:
            assert self.states[-1] == start_lines(self.table)

    def play(self, steps):
        for _ in range(steps):
            if self.table.is_flip_due:
                self.flip()
            self.step(self.any_event(), self.any_event())

    def any_event(self):
        dice = self.chance.random()
        if dice < 0.6:
            return play(self.chance.randrange(5), self.chance.randrange(2))
        return CALL if dice < 0.9 else NOTHING


def walk_through(log, count=None):
    """The walk through a round by its log, or through its first steps and flips."""
    table = Table()
    log.start(table)
    return Walk(table, bytes(log.entries[: 3 * (count or log.count)]))


@pytest.mark.parametrize("seed", SEEDS)
def test_a_log_plays_the_round_through_again(seed):
    logged = Logged(seed, is_automatic=seed % 3 == 0)
    logged.play(300)
    walk = walk_through(logged.log)
    assert walk.count > 20
    for stop, state in enumerate(logged.states):
        walk.go(stop)
        assert start_lines(walk.table) == state


def test_refused_events_and_second_calls_are_left_out():
    logged = Logged(3)
    logged.step(CALL, NOTHING)
    for _ in range(50):
        logged.step(CALL, NOTHING)
    assert logged.log.count == 1
    logged.step(refused(logged.table, LEFT), refused(logged.table, RIGHT))
    assert logged.log.count == 1


def refused(table, side):
    """A play of a side that does not fit."""
    return next(
        play(slot, pile)
        for slot in range(5)
        for pile in BOTH
        if not table.piles_for(side, slot) >> pile & 1
    )


def dealt(seed):
    """A table and the log of its round, at time 0."""
    table, log = Table(), RoundLog()
    deal(table, seed)
    log.begin(table, 0)
    return table, log


def test_a_full_log_keeps_what_it_has():
    table, log = dealt(6)
    for _ in range(200):
        for events in ((CALL, NOTHING), (NOTHING, CALL)):
            table.step(bytearray(events))
            log.note_step(table, events, 0)
        table.flip()
        log.note_flip(table, 0)
    assert log.is_full
    assert len(log.entries) == BYTES <= 1024
    walk = walk_through(log)
    walk.go(walk.count)
    assert walk.is_at_end
    assert not walk.is_yours
    assert walk.count == BYTES // 3


def test_no_time_slips_away():
    table, log = dealt(1)
    for at_ms in range(0, 3001, 20):
        table.step(bytearray((CALL, NOTHING)))
        log.note_step(table, (CALL, NOTHING), at_ms)
        table.calls = 0
        log.note_flip(table, at_ms)
    ticks = sum(log.entries[0 : 3 * log.count : 3])
    assert log.count == 302
    assert 3000 - TICK_MS < ticks * TICK_MS <= 3000


def test_a_long_wait_counts_as_the_longest():
    table, log = dealt(1)
    table.step(bytearray((CALL, NOTHING)))
    log.note_step(table, (CALL, NOTHING), 60_000)
    log.note_flip(table, 60_032)
    assert list(log.entries[0:6:3]) == [MOST_TICKS, 1]
