# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Random tables of Cards with a step or a flip, for the coach to speak about."""

from engine.cards.coach import Coach
from engine.cards.event import BOTH, NOTHING, SIDES
from engine.cards.table import Table
from engine.cards.twin import copy_table
from tests.engine.cards.coach_case import Case
from tests.engine.cards.test_random_play import TEXTS, Twins, in_words

STEPS = 40
"""Steps of a round, at most."""


class Told(Twins):
    """A random round in which the coach speaks about every step and flip."""

    def __init__(self, seed):
        self.told = []
        super().__init__(seed)

    def one_step(self):
        coach = Coach(self.table)
        words = {}
        while not words:
            for side in BOTH:
                self.events[side] = event = self.choose(SIDES[side])
                if event != NOTHING:
                    words[SIDES[side]] = in_words(event)
        self.keep(coach, Case(self.oracle, words), coach.facts(self.events))
        self.table.step(self.events)
        self.oracle.step(words)
        self.turn_cards()

    def turn_cards(self):
        while self.table.is_flip_due:
            coach = Coach(self.table)
            facts = coach.flip_facts()
            ahead = Table()
            copy_table(self.table, ahead)
            ahead.flip()
            shuffled = shuffle_of(ahead)
            self.keep(coach, Case(self.oracle, None, shuffled), facts)
            self.table.flip()
            self.oracle.flip(shuffled)

    def keep(self, coach, case, facts):
        self.compare()  # the coach has left the table alone
        grades = [
            coach.grade(side, self.events[side])
            for side in BOTH
            if case.events and SIDES[side] in case.events
        ]
        self.told.append((case, facts, grades))


def shuffle_of(table):
    """The spare piles as they were shuffled, before cards turned; None without."""
    if not table.is_reshuffled:
        return None
    turned = [[TEXTS[card]] if TEXTS[card] else [] for card in table.turned]
    piles = [[TEXTS[card] for card in pile.listed()] for pile in table.spares]
    return {SIDES[side]: turned[side] + piles[side] for side in BOTH}


def told(seed):
    """Every (case, facts, grades) of a random round."""
    round_ = Told(seed)
    for _ in range(STEPS):
        round_.one_step()
        if round_.oracle.result:
            break
    round_.one_step()
    return round_.told
