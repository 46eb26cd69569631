# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Many presses: each that the keypad delivers is judged once, in the order of time.

Presses come at 200 a second, in bursts, several in one look of the keypad, with passes
of the loop so slow that the queue runs over. Beside the badge an oracle plays each
round from the keypad's own record; where there is a stick, from the steps.
"""

import random

import pytest

from boards import BUTTONS
from engine.cards.start import start_lines
from tests.scenes.card_oracle import Oracle
from tests.scenes.card_tables import TIE
from tests.scenes.stamps import HAS_STICK

LEFT, RIGHT = 0, 1
PLAYING, ENDED = 1, 2


class Storm:
    """Random presses on a badge, and the record of all that the keypad delivers."""

    SLOW_MS = (50, 120, 400, 400)
    """How long some of the passes take."""

    def __init__(self, cards, seed):
        """Lay a table; each storm of a seed is alike."""
        cards.badge._machine._chance = seed
        self.cards = cards.lay("", is_counting=True)
        self.random = random.Random(seed)
        self.presses = self.rounds = self.steps = self.judged = 0
        self.ties = [0, 0]
        self.sizes = []
        self._buttons = cards.director.buttons
        self._clock = cards.director.clock
        self._overflows = self._buttons.overflows
        self._last_ms = 0
        self._record = []
        self._watch()
        self._begin()

    @property
    def overflows(self):
        """How often the queue has run over."""
        return self._buttons.overflows - self._overflows

    def _watch(self):
        """Note each event on its way from the keypad, before anyone has seen it."""
        keys = self._buttons._keys
        queue = keys.events

        def get_into(event):
            found = type(queue).get_into(queue, event)
            if found:
                change = event.key_number, event.pressed, event.timestamp
                self._record.append(change)
            return found

        def reset():
            self._record.append((None, False, self._clock._last))
            type(keys).reset(keys)

        queue.get_into = get_into
        keys.reset = reset

    def _watch_no_more(self):
        del self._buttons._keys.events.get_into
        del self._buttons._keys.reset

    def _begin(self):
        """Begin a round beside the one that was just dealt."""
        scene = self.cards.scene
        scene.table.step = self._count(scene.table)
        self._oracle = Oracle(scene.table.seed, scene.next_ms - 700)
        self._judged = 0
        self._held = set()
        self._record.clear()

    def _count(self, table):
        def step(events):
            if table.winner is None:
                self._judged += (events[LEFT] != 0) + (events[RIGHT] != 0)
            return type(table).step(table, events)

        return step

    def blow(self, presses):
        """Press keys so often, round after round, and compare each at its end."""
        while self.presses < presses:
            if self.cards.name == "cards":
                self._look()
            self._follow()
            if self.cards.name == "round":
                self._next_round()
        self._end()

    def _end(self):
        """Let go of keys and keypad, once the last slow pass is over."""
        self.cards.badge._machine.down.clear()
        self.cards.wait(max(self.SLOW_MS) + 100)
        self._watch_no_more()

    def _look(self):
        """Change some keys for one look of the keypad."""
        down = self.cards.badge._machine.down
        for key in list(down):
            if self.random.random() < 0.8:
                down.discard(key)
        if self.random.random() < 0.002:
            self._slow_down(self.random.choice(self.SLOW_MS))
        if self.random.random() < 0.4:
            for key in self._chosen():
                if key not in down:
                    down.add(key)
                    self.presses += 1
        self.cards.wait(5)

    def _chosen(self):
        """Return the keys of a burst; every other second the players go for a tie."""
        if self._clock._now & 1024:
            keys = self._keys_for_a_tie()
            if keys:
                return keys
        kind = self.random.random()
        if kind < 0.3:
            return ("right", "a", "left")
        if kind < 0.33:
            return ("select", "start")
        if kind < 0.37:
            return ("right", "a", "start", "select")
        return self.random.sample(("down", "b", "left", "right", "a", "up"), 3)

    def _keys_for_a_tie(self):
        """Return what brings both nearer to a play on one pile, or plays it."""
        scene = self.cards.scene
        fit = [
            [scene.table.piles_for(side, slot) for slot in range(5)] for side in (0, 1)
        ]
        for pile in (1, 2):
            if pile in fit[LEFT] and pile in fit[RIGHT]:
                is_there = [fit[seat.side][seat.slot] == pile for seat in scene.seats]
                if all(is_there):
                    return ("right", "a")
                keys = ("down", "b")
                return [keys[side] for side in (LEFT, RIGHT) if not is_there[side]]
        return ()

    def _slow_down(self, ms):
        """Let the present pass of the loop take so long."""
        clock = self._clock

        def rest():
            del clock.rest
            clock._sleep(ms / 1000)

        clock.rest = rest

    def _follow(self):
        """Have the oracle follow what has been delivered so far."""
        stamp, down = None, set()
        for number, pressed, ticks in self._record:
            if ticks != stamp or number is None:
                self._tell(stamp, down)
                stamp, down = ticks, set()
            if number is None:
                self._oracle.run_to(self._clock.at(ticks) - 1)
                self._oracle.let_go()
                self._held.clear()
                stamp = None
                continue
            key = BUTTONS[number]
            if pressed and key not in self._held:
                down.add(key)
            (self._held.add if pressed else self._held.discard)(key)
        self._tell(stamp, down)
        self._record.clear()

    def _tell(self, ticks, down):
        if ticks is not None:
            at_ms = self._clock.at(ticks)
            assert at_ms > self._last_ms, "a step back in time"
            self._last_ms = at_ms
            self.steps += 1
            self._oracle.step(at_ms, down, self._held)

    def _next_round(self):
        """Compare the round that has ended with the oracle's, and deal again."""
        cards, oracle = self.cards, self._oracle
        oracle.run_to(self._clock._now)
        assert start_lines(cards.table) == start_lines(oracle.table)
        assert cards.table.winner == oracle.table.winner
        assert self._judged == oracle.judged
        self.judged += self._judged
        self.rounds += 1
        self.ties[LEFT] += oracle.ties[LEFT]
        self.ties[RIGHT] += oracle.ties[RIGHT]
        cards.badge._machine.down.clear()
        cards.wait(420)
        cards.tap("a")
        assert (cards.name, cards.scene.state) == ("cards", 0)
        self._begin()


class StickStorm(Storm):
    """The same with a stick: it has no record, so the oracle is told of the steps.

    That they hold each change once and in order tests/hardware/test_stick.py shows.
    """

    SLOW_MS = (50, 120, 400, 800)

    def _watch(self):
        """Note each step, and whether the queue ran over before it."""
        buttons = self._buttons

        def next_step():
            overflows = buttons.overflows
            step = type(buttons).next_step(buttons)
            if step:
                is_lost = buttons.overflows > overflows
                self._record.append((step.at_ms, step.down, step.held, is_lost))
            return step

        buttons.next_step = next_step

    def _watch_no_more(self):
        del self._buttons.next_step

    def _follow(self):
        for at_ms, down, held, is_lost in self._record:
            assert at_ms >= self._last_ms, "a step back in time"
            self._last_ms = at_ms
            self.steps += 1
            if is_lost:
                self._oracle.run_to(at_ms - 1)
                self._oracle.let_go()
            self._oracle.step(at_ms, names(down), names(held))
        self._record.clear()


def names(mask):
    """Return the buttons of a bit mask by their names."""
    return {name for number, name in enumerate(BUTTONS) if mask >> number & 1}


def blow(cards, presses, seed=1):
    """Return a storm that has blown over."""
    storm = (StickStorm if HAS_STICK else Storm)(cards, seed)
    storm.blow(presses)
    return storm


def test_each_delivered_press_is_judged_once_in_order_of_time(cards):
    storm = blow(cards, 8_000)
    assert storm.rounds >= 2
    assert storm.judged > 800
    assert storm.overflows >= 2
    assert_shared_evenly(storm)
    assert_sent_within_budget(cards)


def assert_shared_evenly(storm):
    """In a round priority changes sides with each tie, so that one at most is over."""
    left, right = storm.ties
    assert left + right > 5
    assert abs(left - right) <= storm.rounds


def assert_sent_within_budget(cards):
    """No refresh in vain, none above 10 KiB, in all little more than what changed."""
    sent = cards.sent
    assert min(row["changed"] for row in sent) > 0
    assert max(row["bytes"] for row in sent) <= 10 * 1024
    total = sum(row["bytes"] for row in sent)
    assert total <= 4 * sum(row["changed"] for row in sent)


@pytest.mark.slow
def test_a_hundred_thousand_presses_are_judged_once_in_order_of_time(cards):
    storm = blow(cards, 100_000, seed=2)
    assert sum(storm.ties) > 150
    assert abs(storm.ties[LEFT] - storm.ties[RIGHT]) < 2 * sum(storm.ties) ** 0.5
    assert_shared_evenly(storm)
    assert storm.overflows > 30
    assert_sent_within_budget(cards)


def test_the_first_tie_of_a_deal_is_as_often_the_lefts_as_the_rights(cards):
    """Forty seeds: each side wins between 13 and 27 times, as 97 of 100 coins would."""
    wins = [0, 0]
    for seed in range(40):
        cards.lay(f"seed {seed}\n" + TIE.replace("priority left", ""))
        cards.chord("right a")
        wins[cards.tops[0] == "5C"] += 1
    assert sum(wins) == 40
    assert 13 <= wins[LEFT] <= 27
