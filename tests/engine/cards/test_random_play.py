# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Random rounds of Cards: the engine and the slow oracle agree after every step.

Most rounds start in the middle with few cards, where hands run out, spare piles run dry
and the stuck count runs up; one of five is a whole deal.
"""

import random

import pytest

from engine.cards.card import GAP
from engine.cards.deal import deal
from engine.cards.event import BOTH, CALL, NOTHING, PLAY, SIDES, play
from engine.cards.start import card_text
from engine.cards.table import ACCEPTED, BEATEN, DRAW, Table
from engine.cards.text import WHY
from tests.engine.cards.oracle import Oracle

ROUNDS = 10_000
LOTS = 20
STEPS = 300

TEXTS = {GAP: None, **{card: card_text(card) for card in range(52)}}


class Twins:
    """The same round twice: on the engine's table and in the oracle."""

    def __init__(self, seed):
        self.chance = random.Random(seed)
        self.table = Table(is_automatic=self.chance.random() < 0.4)
        if seed // LOTS % 5:
            self.lay_few_cards()
        else:
            deal(self.table, seed)
        self.oracle = oracle_of(self.table)
        self.pack = sorted(self.cards())
        self.events = bytearray(2)
        self.outcomes = set()
        self.turn_cards()
        self.compare()

    def lay_few_cards(self):
        chance, table = self.chance, self.table
        cards = chance.sample(range(52), chance.randint(4, 30))
        for pile in table.centres:
            pile.push(cards.pop())
        for hand in table.hands:
            for slot in chance.sample(range(5), min(len(cards), chance.randint(1, 5))):
                hand[slot] = cards.pop()
        places = [*table.draws, *table.centres, *table.spares]
        weights = [chance.random() for _ in places]
        for card in cards:
            chance.choices(places, weights)[0].push(card)
        table.seed = chance.randrange(1 << 26)
        table.priority = chance.randrange(2)
        table.stuck = chance.choice((0, 0, 2, 4))
        table.calls = 0 if table.is_automatic else chance.choice((0, 0, 1, 2))
        table.end_if_out()

    def cards(self):
        """Every card on the engine's table."""
        table = self.table
        found = [card for hand in table.hands for card in hand if card != GAP]
        for pile in (*table.draws, *table.centres, *table.spares):
            found += pile.listed()
        return found

    def one_step(self):
        """Do something at random on both tables and compare what came of it."""
        words = {}
        was_over = self.oracle.result
        hands = [bytes(hand) for hand in self.table.hands]
        for side in BOTH:
            self.events[side] = event = self.choose(SIDES[side])
            if event != NOTHING:
                words[SIDES[side]] = in_words(event)
        verdicts = self.table.step(self.events)
        why = {SIDES[side]: WHY[verdicts[side]] for side in BOTH if self.events[side]}
        assert why == self.oracle.step(words)
        self.outcomes.update(why.values())
        self.hold_invariants(verdicts, hands, was_over)
        self.turn_cards()
        self.compare()

    def choose(self, side):
        """An event of a side: often a legal play, else any play, a call or none."""
        dice = self.chance.random()
        moves = self.oracle.moves(side)
        if dice < 0.5 and moves:
            slot, pile = self.chance.choice(moves)
            return play(slot, SIDES.index(pile))
        if dice < 0.65:
            return play(self.chance.randrange(5), self.chance.randrange(2))
        return CALL if dice < (0.75 if moves else 0.95) else NOTHING

    def hold_invariants(self, verdicts, hands, was_over):
        landed = [
            side
            for side in BOTH
            if self.events[side] >= PLAY and verdicts[side] == ACCEPTED
        ]
        assert not (landed and was_over)
        assert not (landed and self.table.calls)
        assert list(verdicts).count(BEATEN) <= len(landed)
        for side in BOTH:
            pairs = zip(hands[side], self.table.hands[side])
            changed = [slot for slot, (old, new) in enumerate(pairs) if old != new]
            slot = self.events[side] >> 1 & 7
            assert changed == ([slot] if side in landed else [])

    def turn_cards(self):
        """Make every flip that is due on both tables."""
        assert self.table.is_flip_due == self.oracle.is_flip_due()
        while self.table.is_flip_due:
            self.table.flip()
            turned = [TEXTS[card] for card in self.table.turned]
            expected = self.oracle.flip(self.shuffled(turned))
            assert turned == [expected.get(name) for name in SIDES]
            assert sorted(self.cards()) == self.pack

    def shuffled(self, turned):
        """The spare piles as the engine shuffled them, before cards turned."""
        if not self.table.is_reshuffled:
            return None
        self.outcomes.add("reshuffle")
        piles = [[TEXTS[card] for card in pile.listed()] for pile in self.table.spares]
        return {
            SIDES[side]: ([turned[side]] if turned[side] else []) + piles[side]
            for side in BOTH
        }

    def compare(self):
        """Hold everything that the rules speak of against the oracle."""
        table, oracle = self.table, self.oracle
        for side in BOTH:
            name = SIDES[side]
            assert [TEXTS[card] for card in table.hands[side]] == oracle.hand[name]
            assert TEXTS[table.centres[side].top] == oracle.centre[name][0]
            assert table.centres[side].count == len(oracle.centre[name])
            assert table.draws[side].count == len(oracle.draw[name])
            assert table.spares[side].count == len(oracle.spare[name])
        assert table.calls == sum(1 << SIDES.index(name) for name in oracle.calls)
        assert (table.stuck, SIDES[table.priority]) == (oracle.stuck, oracle.priority)
        assert result_of(table) == oracle.result


def oracle_of(table):
    """The oracle of a table as it stands."""

    def pair(piles):
        return {SIDES[s]: [TEXTS[card] for card in piles[s].listed()] for s in BOTH}

    return Oracle(
        "computer" if table.is_automatic else "friend",
        {SIDES[s]: [TEXTS[card] for card in table.hands[s]] for s in BOTH},
        pair(table.draws),
        pair(table.centres),
        pair(table.spares),
        SIDES[table.priority],
        table.stuck,
        [SIDES[side] for side in BOTH if table.calls >> side & 1],
    )


def in_words(event):
    """An event as the oracle reads it."""
    if event == CALL:
        return ("call",)
    return ("play", event >> 1 & 7, SIDES[event & 1])


def result_of(table):
    if table.winner is None:
        return None
    return ("draw" if table.winner == DRAW else SIDES[table.winner], table.why)


def play_lot(lot):
    """Play a lot of the rounds; what happened in them."""
    seen = set()
    for seed in range(lot, ROUNDS, LOTS):
        twins = Twins(seed)
        for _ in range(STEPS):
            twins.one_step()
            if twins.oracle.result:
                break
        for _ in range(2):
            twins.one_step()
        assert sorted(twins.cards()) == twins.pack
        seen |= twins.outcomes | {twins.oracle.result}
    return seen


@pytest.mark.parametrize("lot", range(LOTS))
def test_engine_and_oracle_agree_on_random_rounds(lot):
    seen = play_lot(lot)
    # a lot that never met one of these would prove nothing about it
    assert seen >= {"", "over", "no-card", "no-fit", "beaten", "cleared", "automatic"}
    assert seen >= {("left", "out"), ("right", "out"), ("left", "stuck"), "reshuffle"}
