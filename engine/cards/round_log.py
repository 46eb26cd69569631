# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""What happened in a round, in at most 1 KiB: enough to play it through again.

An entry is three bytes: ticks since the entry before, then both sides' events, or FLIP.
Refused plays and calls made twice change nothing and are left out. A round that fills
the log goes on without it: what is kept are its first 340 steps and flips.
"""

from engine.cards.deal import deal
from engine.cards.event import CALL, ENTRY, FLIP, LEFT, NOTHING, RIGHT
from engine.cards.table import ACCEPTED, BEATEN, Table

BYTES = 1020
"""The size of a log."""
TICK_MS = 32
"""A tick of the log's clock, in ms."""
MOST_TICKS = 255
"""A longer time between two entries counts as this: 8.2 s."""


class RoundLog:
    """The log of one round; told after the table, in the order of what happened.

    ``count`` entries are in ``entries``. ``seed`` and ``is_automatic`` are those of the
    table when it was dealt.
    """

    def __init__(self):
        self.entries = bytearray(BYTES)
        self.count = self.seed = self._calls = self._last_ms = 0
        self.is_automatic = False

    @property
    def is_full(self) -> bool:
        """Whether nothing more is noted."""
        return ENTRY * self.count == BYTES

    def begin(self, table: Table, now_ms: int):
        """Start on a table just dealt from its seed."""
        self.count = 0
        self.seed = table.seed
        self.is_automatic = table.is_automatic
        self._calls = table.calls
        self._last_ms = now_ms

    def note_step(self, table: Table, events: bytearray, at_ms: int):
        """Note what the table made of the step that it judged last."""
        left = self._what_counts(table, LEFT, events[LEFT])
        right = self._what_counts(table, RIGHT, events[RIGHT])
        self._calls = table.calls
        if left or right:
            self._note(left, right, at_ms)

    def note_flip(self, table: Table, at_ms: int):
        """Note that the flip that was due has been made."""
        self._calls = table.calls
        self._note(FLIP, NOTHING, at_ms)

    def packed(self) -> bytes:
        """Return the log as bytes: the deal's seed, the kind of table, the entries."""
        seed = self.seed
        head = (seed >> 24, seed >> 16 & 255, seed >> 8 & 255, seed & 255)
        entries = self.entries[: ENTRY * self.count]
        return bytes(head + (int(self.is_automatic),)) + entries

    def unpack(self, packed: bytes):
        """Take over a log from its bytes."""
        self.seed = 0
        for byte in packed[:4]:
            self.seed = self.seed << 8 | byte
        self.is_automatic = bool(packed[4])
        entries = packed[5:]
        self.entries[: len(entries)] = entries
        self.count = len(entries) // ENTRY

    def start(self, table: Table):
        """Deal the round's start onto a table."""
        table.is_automatic = self.is_automatic
        deal(table, self.seed)

    def _what_counts(self, table, side, event):
        verdict = table.verdicts[side]
        if verdict == BEATEN:
            return event
        if verdict != ACCEPTED or event == CALL and self._calls >> side & 1:
            return NOTHING
        return event

    def _note(self, left, right, at_ms):
        if self.is_full:
            return
        ticks = min(MOST_TICKS, max(0, at_ms - self._last_ms) // TICK_MS)
        # what the division cuts off is not lost, so that no time slips away
        self._last_ms = (
            at_ms if ticks == MOST_TICKS else self._last_ms + ticks * TICK_MS
        )
        first = ENTRY * self.count
        self.entries[first] = ticks
        self.entries[first + 1] = left
        self.entries[first + 2] = right
        self.count += 1
