# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""engine/cards/player.py: it sees, chooses, looks again, and is never too fast."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards.card import fits
from engine.cards.deal import deal
from engine.cards.event import BOTH, LEFT, NOTHING, RIGHT, pile_of, play, slot_of
from engine.cards.level import CARD_MS, Level
from engine.cards.player import NEVER, Player
from engine.cards.table import Table
from engine.rng import Rng
from sim.levels import Round
from tests.engine.cards.tables import step, table_of

SEEDS = st.integers(0, 1 << 20)

TABLE = """\
table computer
hand.left 4S 8H QS QD --
hand.right 6H 2C QH 2H --
centre.left 5S
centre.right TS"""


def player_at(lines, seed=1, card_ms=1000, side=RIGHT):
    """A table and a player that has just been shown it."""
    table = table_of(lines)
    player = Player(table, side, Level(card_ms))
    player.begin(0, seed)
    return table, player


def press(player, until_ms=60_000):
    """The play that it presses next, asked every ms, and when; NOTHING if none."""
    for now_ms in range(until_ms):
        event = player.tick(now_ms)
        if event != NOTHING:
            return event, now_ms
    return NOTHING, until_ms


def test_it_plays_a_card_that_fits():
    _, player = player_at(TABLE)
    assert press(player)[0] == play(0, LEFT)


def test_it_plays_for_either_side():
    _, player = player_at(TABLE, side=LEFT)
    assert press(player)[0] == play(0, LEFT)


def test_it_does_nothing_without_a_card_that_fits():
    _, player = player_at(TABLE.replace("6H", "KH"))
    assert player.due_ms == NEVER
    assert press(player, 5000) == (NOTHING, 5000)


def test_it_sets_up_its_next_card():
    """4H and 6H both fit on 5S, but only after 6H there is one more: 7C, then 8C."""
    _, player = player_at(TABLE.replace("6H 2C QH 2H --", "4H 6H 7C QH --"))
    assert press(player)[0] == play(1, LEFT)


def test_it_counts_what_fits_on_the_other_pile_as_well():
    """After QH on KS three cards fit on 5S; after 4H on 5S only 3D and QH fit."""
    lines = TABLE.replace("6H 2C QH 2H --", "3D 4H QH 6H 4C").replace("TS", "KS")
    _, player = player_at(lines)
    assert press(player)[0] == play(2, RIGHT)


def test_of_cards_alike_it_takes_the_one_at_hand():
    _, player = player_at(TABLE.replace("6H 2C QH 2H --", "2C QH 6H 6D --"))
    assert press(player)[0] == play(2, LEFT)


@given(SEEDS)
def test_it_sees_no_card_that_a_person_would_not_see(seed):
    """Draw piles, spare piles and the other's hand are shuffled: the same play."""
    plays = []
    for hidden in range(2):
        table = Table(is_automatic=True)
        deal(table, seed)
        shuffle_hidden(table, hidden)
        player = Player(table, RIGHT, Level(900))
        player.begin(0, seed)
        plays.append(
            (player.tick(player.due_ms), player.tick(NEVER - 1), player.due_ms)
        )
    assert plays[0] == plays[1]


def shuffle_hidden(table, seed):
    rng = Rng(seed)
    piles = [*table.draws, *table.spares]
    cards = [card for pile in piles for card in pile.listed()] + list(table.hands[LEFT])
    rng.shuffle(cards)
    for pile in piles:
        pile.lay([cards.pop() for _ in range(pile.count)])
    table.hands[LEFT][:] = bytes(cards)


def test_it_looks_again_before_it_lands():
    """Left covers the pile while right reaches for it: no press onto the new top."""
    table, player = player_at(TABLE)
    player.tick(player.due_ms)
    reaching_ms = player.due_ms - 1
    step(table, "1 left")
    player.saw(reaching_ms)
    assert press(player, 20_000) == (NOTHING, 20_000)


def test_it_starts_over_when_the_pile_has_changed():
    """6H does not fit on 4S, but 3H does, no sooner than the level allows."""
    lines = TABLE.replace("6H 2C QH 2H", "6H KC QH 3H")
    table, player = player_at(lines)
    player.tick(player.due_ms)
    covered_ms = player.due_ms - 1
    step(table, "1 left")
    player.saw(covered_ms)
    event, at_ms = press(player)
    assert event == play(3, LEFT)
    assert at_ms >= covered_ms + player.level.least_ms


def test_it_does_not_mind_what_happens_on_the_other_pile():
    lines = TABLE.replace("4S 8H", "JS 8H")
    table, player = player_at(lines)
    player.tick(player.due_ms)
    due_ms = player.due_ms
    step(table, "1 right")
    player.saw(due_ms - 1)
    assert press(player) == (play(0, LEFT), due_ms)


def test_it_does_not_react_to_a_press_that_has_not_landed():
    """Presses that are refused leave its play as it was, to the millisecond."""
    _, calm = player_at(TABLE)
    table, player = player_at(TABLE)
    for now_ms in range(0, 500, 50):
        step(table, "2 left", None)
        player.saw(now_ms)
    assert press(player) == press(calm)


def test_the_same_seed_gives_the_same_play():
    assert press(player_at(TABLE)[1]) == press(player_at(TABLE)[1])


def test_another_seed_gives_other_times():
    times = {press(player_at(TABLE, seed)[1])[1] for seed in range(20)}
    assert len(times) > 15


def test_a_round_played_again_is_the_same():
    one, other = Round(Level(800)), Round(Level(800))
    assert one.play(5) == other.play(5)
    assert one.table.centres[LEFT].listed() == other.table.centres[LEFT].listed()


def test_it_does_not_matter_how_often_it_is_asked():
    """Asked late, it still says when it pressed."""
    _, often = player_at(TABLE)
    event, at_ms = press(often)
    _, once = player_at(TABLE)
    assert once.tick(59_999) == event
    assert once.pressed_ms == often.pressed_ms == at_ms


def test_a_new_round_forgets_the_old_one():
    table, player = player_at(TABLE)
    player.tick(player.due_ms)
    deal(table, 8)
    player.begin(5000, 3)
    fresh = Player(table, RIGHT, Level(1000))
    fresh.begin(5000, 3)
    assert player.tick(NEVER - 1) == fresh.tick(NEVER - 1)
    assert player.pressed_ms == fresh.pressed_ms


class Watched(Round):
    """A round in which every press is held against the time it has been possible."""

    def play(self, seed):
        self.since_ms = {}
        self.gaps = []
        return super().play(seed)

    def _pass(self, now_ms):
        self.note(now_ms)
        return super()._pass(now_ms)

    def _press(self, now_ms):
        player = self.players[RIGHT]
        hand, tops = bytes(self.table.hands[RIGHT]), self.tops()
        before_ms = player.pressed_ms
        super()._press(now_ms)
        if self._events[RIGHT] != NOTHING:
            slot, pile = slot_of(self._events[RIGHT]), pile_of(self._events[RIGHT])
            self.gaps.append(now_ms - self.since_ms[hand[slot], tops[pile]])
            self.gaps.append(NEVER if before_ms == NEVER else now_ms - before_ms)

    def note(self, now_ms):
        """Note since when each card in the right hand has fitted each top."""
        pairs = {(card, top) for card in self.table.hands[RIGHT] for top in self.tops()}
        fitting = {pair for pair in pairs if fits(*pair)}
        self.since_ms = {pair: self.since_ms.get(pair, now_ms) for pair in fitting}

    def tops(self):
        return [pile.top for pile in self.table.centres]


@pytest.mark.parametrize("card_ms", [*CARD_MS, 200])
def test_it_never_plays_sooner_than_its_level_allows(card_ms):
    watched = Watched(Level(card_ms))
    for seed in range(12):
        watched.players[RIGHT].pressed_ms = NEVER
        watched.play(seed)
        assert min(watched.gaps) >= max(200, watched.level.least_ms)


@given(SEEDS)
def test_every_press_lands_unless_it_was_beaten(seed):
    one = Round(Level(400), person_ms=400)
    verdicts = set()
    judge = one.table.step

    def noted(events):
        found = judge(events)
        verdicts.update(found[side] for side in BOTH if events[side])
        return found

    one.table.step = noted
    one.play(seed)
    assert verdicts <= {1, 5}


def test_every_round_comes_to_an_end():
    one = Round(Level(700))
    for seed in range(60):
        one.play(seed)
    assert sum(one.match.wins) + one.match.draws == 60
