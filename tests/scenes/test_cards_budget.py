# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Whole games of Cards send little: what changed, and hardly more than that.

No refresh is in vain, none is above 10 KiB; a game's are at most four times the bytes
of the pixels that changed.
"""

import random

import pytest

from boards import BUTTONS
from engine.cards.event import SLOTS

KEYS = (("down", "right", "left"), ("b", "a", "b"))
"""Each end's keys: next, play (or the right pile), the left pile."""

SNAIL, CHEETAH = 0, 4
TURNS = 400


class Game:
    """A round with keys pressed at random times, most of them to some end."""

    def __init__(self, cards, seed, **wishes):
        """Deal the round of a seed."""
        cards.badge._machine._chance = 1000 * seed
        self.cards = cards.lay("", **wishes)
        self.is_solo = cards.scene.is_solo
        self.random = random.Random(seed)

    def play(self):
        """Play until the result is up, and through the first seconds of the next."""
        for _ in range(TURNS):
            if self.cards.name != "cards":
                break
            self._turn()
            self.cards.wait(5 * self.random.randrange(30))
        assert self.cards.name == "round"
        self.cards.wait(450)
        self.cards.tap("a")
        self.cards.wait(3000)

    def _turn(self):
        moves = self._moves()
        kind = self.random.random()
        if kind < 0.2:
            self.cards.chord(self.random.choice(("right a", "down b", "right b a")))
        elif moves:
            self._make(*self.random.choice(moves))
        elif not self.is_solo:
            self.cards.tap("select start")
            self.cards.wait(self.random.choice((750, 1600)))
        if kind > 0.97:
            self.cards.wait(6500)

    def _moves(self):
        table = self.cards.table
        sides = (0,) if self.is_solo else (0, 1)
        slots = [(side, slot) for side in sides for slot in range(SLOTS)]
        return [where for where in slots if table.piles_for(*where)]

    def _make(self, side, slot):
        """Bring the cursor to a slot, play, and answer for the pile."""
        next_, play, other = KEYS[side]
        for _ in range(SLOTS):
            if self.cards.scene.seats[side].slot == slot:
                break
            self.cards.tap(next_)
        self.cards.tap(play)
        if self.cards.choosing[side]:
            self.cards.tap(self.random.choice((play, other)))


def assert_within_budget(sent):
    """Hold each refresh and their sum against the budget."""
    assert len(sent) > 50
    assert [row for row in sent if not row["changed"]] == []
    assert max(row["bytes"] for row in sent) <= 10 * 1024
    changed = sum(row["changed"] for row in sent)
    assert sum(row["bytes"] for row in sent) <= 4 * changed


@pytest.mark.parametrize("seed", range(6))
def test_a_game_of_two_sends_little(cards, seed):
    Game(cards, seed, is_expert=False).play()
    assert_within_budget(cards.sent)


@pytest.mark.parametrize("level", range(SNAIL, CHEETAH + 1))
def test_a_game_with_the_computer_sends_little(cards, level):
    Game(cards, level, cards_versus=1, level=level).play()
    assert_within_budget(cards.sent)


@pytest.mark.parametrize(
    "wishes",
    [
        {"is_expert": True, "has_before": True},
        {"cards_versus": 1, "level": CHEETAH, "has_before": True},
        {"cards_versus": 1, "level": CHEETAH, "is_expert": True},
    ],
)
def test_all_keys_mashed_send_little(cards, wishes):
    """Keys at random, with slow passes, whatever panel that opens."""
    mash(cards.lay("", **wishes), random.Random(5), 2500)
    assert_within_budget(cards.sent)


def mash(cards, chance, looks):
    """Change keys at random for so many looks of the keypad; back from the menu.

    The person at the computer table does without Start, which pauses at once.
    """
    down = cards.badge._machine.down
    keys = [key for key in BUTTONS if key != "start" or not cards.scene.is_solo]
    for _ in range(looks):
        for key in list(down):
            if chance.random() < 0.6:
                down.discard(key)
        down.update(chance.sample(keys, chance.choice((0, 1, 1, 2, 3))))
        if chance.random() < 0.005:
            with cards.slow_passes(90):
                cards.wait(5)
        cards.wait(5)
        if cards.name == "deck":
            cards.director.go("cards")
    down.clear()


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6, 60))
def test_many_games_of_both_kinds_send_little(cards, seed):
    Game(cards, seed, cards_versus=seed % 2, level=seed % 6).play()
    assert_within_budget(cards.sent)


def test_at_rest_nothing_is_sent(cards):
    cards.lay("")
    cards.wait(1000)
    before = len(cards.sent)
    cards.wait(4500)
    assert len(cards.sent) == before


def test_the_counting_sees_a_refresh_in_vain():
    row = {"changed": 100, "bytes": 200}
    with pytest.raises(AssertionError):
        assert_within_budget([row] * 60 + [{"changed": 0, "bytes": 2}])
    with pytest.raises(AssertionError):
        assert_within_budget([row] * 60 + [{"changed": 9999, "bytes": 10300}])
    with pytest.raises(AssertionError):
        assert_within_budget([{"changed": 10, "bytes": 41}] * 60)
