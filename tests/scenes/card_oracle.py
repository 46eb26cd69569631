# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""A second, plain reading of what the keys mean at the friend table.

It is told of each change of a key with its time and plays a round of its own, on the
engine's table, without scenes, passes of a loop or a picture.
"""

from engine.cards.card import GAP
from engine.cards.deal import deal
from engine.cards.event import CALL, LEFT, NOTHING, RIGHT, play
from engine.cards.table import ACCEPTED, BEATEN, Table

NEVER = 1 << 60
GO_MS, FLIP_MS, REST_MS, FIRST_MS, NEXT_MS = 2100, 700, 800, 400, 160

NEXT = ("down", "b")
PLAY = ("right", "a")
CALLS = ("select", "start")
PILES = (("left", "right"), ("b", "a"))


class Hand:
    """What one player's keys have led to: a cursor, a question, a key held."""

    def __init__(self):
        """Start on the first card."""
        self.slot, self.is_asked, self.repeat_ms = 0, False, NEVER


class Oracle:
    """A round from its deal on; ``judged`` counts the events of the keys."""

    def __init__(self, seed, dealt_ms):
        """Deal; times are those of the badge's clock."""
        self.table = Table()
        deal(self.table, seed)
        self.hands = (Hand(), Hand())
        self.go_ms = dealt_ms + GO_MS
        self.flip_ms, self.call_ms = NEVER, 0
        self.judged, self.ties = 0, [0, 0]

    def let_go(self):
        """Take all keys as up."""
        for hand in self.hands:
            hand.repeat_ms = NEVER

    def step(self, at_ms, down, held):
        """Take the keys that went down at one time, and those held after it."""
        self.run_to(at_ms - 1)
        told = [self._told(side, at_ms, down, held) for side in (LEFT, RIGHT)]
        if at_ms <= self.go_ms or self.table.winner is not None:
            return
        for place in range(max(map(len, told))):
            pair = [row[place] if place < len(row) else NOTHING for row in told]
            self._judge(pair, at_ms)

    def run_to(self, at_ms):
        """Let pass the time up to and with a millisecond."""
        for side in (LEFT, RIGHT):
            hand = self.hands[side]
            while at_ms >= hand.repeat_ms:
                hand.repeat_ms += NEXT_MS
                self._move(side)
        if at_ms >= self.flip_ms and self.table.winner is None:
            self.call_ms = self.flip_ms + REST_MS
            self.flip_ms = NEVER
            self.table.flip()
            self._settle()

    def _told(self, side, at_ms, down, held):
        """Return the events of a side's keys, a play first."""
        hand, events = self.hands[side], []
        if NEXT[side] in down:
            hand.repeat_ms = at_ms + FIRST_MS
        elif NEXT[side] not in held:
            hand.repeat_ms = NEVER
        is_open = at_ms > self.go_ms and self.table.winner is None
        is_next = NEXT[side] in down
        piles = self.table.piles_for(side, hand.slot)
        if hand.is_asked:
            named = [pile for pile in (LEFT, RIGHT) if PILES[side][pile] in down]
            if named:
                events.append(play(hand.slot, named[0]))
                hand.is_asked = is_next = False
        elif PLAY[side] in down and piles == 3:
            hand.is_asked = is_open
        elif PLAY[side] in down:
            events.append(play(hand.slot, RIGHT if piles == 2 else LEFT))
        if is_next:
            self._move(side)
        if CALLS[side] in down:
            events.append(CALL)
        return events

    def _judge(self, pair, at_ms):
        table = self.table
        if at_ms < self.call_ms:
            pair = [NOTHING if event == CALL else event for event in pair]
        if table.winner is None:
            self.judged += sum(event != NOTHING for event in pair)
        verdicts = list(table.step(bytes(pair)))
        for side in (LEFT, RIGHT):
            self.ties[side] += verdicts[side] == BEATEN
        plays = [pair[side] > CALL and verdicts[side] == ACCEPTED for side in (0, 1)]
        if any(plays):
            self._settle()
        if not table.is_flip_due:
            self.flip_ms = NEVER
        elif self.flip_ms == NEVER:
            self.flip_ms = at_ms + FLIP_MS

    def _settle(self):
        for side in (LEFT, RIGHT):
            self.hands[side].is_asked = False
            if self.table.hands[side][self.hands[side].slot] == GAP:
                self._move(side)

    def _move(self, side):
        hand = self.hands[side]
        hand.is_asked = False
        for by in range(1, 6):
            slot = (hand.slot + by) % 5
            if self.table.hands[side][slot] != GAP:
                hand.slot = slot
                return
