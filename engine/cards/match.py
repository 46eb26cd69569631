# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""A match of Cards: the score over its rounds, and what each side did in the round.

The match keeps no clock; whoever knows the time passes it in, in ms.
"""

from engine.cards.event import BOTH, CALL, LEFT, PLAY, RIGHT
from engine.cards.table import ACCEPTED, BEATEN, DRAW

NO_GAP = -1
"""Instead of a gap: the side has not played a card."""


class Tally:
    """What one side has done in a round, in the numbers that people compare.

    ``cards`` played; ``fastest_ms``, its shortest gap; ``beaten``, ties lost;
    ``untrue``, calls made while it had a move. ``gap_ms`` is the gap of the last step
    if a card of this side landed in it. A gap is the time from when the side had
    something to play (its own last card, the flip, or the card that made it so) to its
    card; ``able_ms`` is when the present one started. NO_GAP stands for none.
    """

    def __init__(self):
        self.clear()

    def clear(self):
        """Start a round with nothing done."""
        self.cards = self.beaten = self.untrue = 0
        self.fastest_ms = self.gap_ms = NO_GAP
        self.able_ms = NO_GAP
        self.is_last_call_untrue = False

    def play(self, at_ms):
        """Count a card that landed."""
        self.cards += 1
        self.gap_ms = at_ms - self.able_ms
        if self.fastest_ms == NO_GAP or self.gap_ms < self.fastest_ms:
            self.fastest_ms = self.gap_ms
        self.able_ms = NO_GAP

    def call(self, is_true):
        """Count a call that was not standing before."""
        self.is_last_call_untrue = not is_true
        if not is_true:
            self.untrue += 1

    def pardon(self):
        """Take the last call back: it only came with a key held for something else."""
        if self.is_last_call_untrue:
            self.untrue -= 1
            self.is_last_call_untrue = False


class Match:
    """Rounds on one table: ``wins`` (left, right), ``draws``, and ``tallies``.

    Each of its methods is told after the table, in the order of what happened.
    """

    def __init__(self, table):
        self._table = table
        self.wins = [0, 0]
        self.draws = 0
        self.tallies = (Tally(), Tally())
        self._calls = 0
        self._is_counted = True

    def begin(self, now_ms):
        """Start a round on the cards just dealt, face up from ``now_ms`` on."""
        self._calls = self._table.calls
        self._is_counted = False
        for tally in self.tallies:
            tally.clear()
        self._note_moves(now_ms)
        self._count_result()

    def note_step(self, events, at_ms):
        """Count what became of the step that the table judged last."""
        for side in BOTH:
            self._note_event(side, events[side], self._table.verdicts[side], at_ms)
        self._calls = self._table.calls
        self._note_moves(at_ms)
        self._count_result()

    def note_flip(self, now_ms):
        """Start the gaps anew, since the table made the flip that was due."""
        self._calls = self._table.calls
        for tally in self.tallies:
            tally.able_ms = NO_GAP
        self._note_moves(now_ms)
        self._count_result()

    def swap_ends(self):
        """Let the players change seats between two rounds; the score goes with them."""
        self.wins[LEFT], self.wins[RIGHT] = self.wins[RIGHT], self.wins[LEFT]

    def _note_event(self, side, event, verdict, at_ms):
        tally = self.tallies[side]
        tally.gap_ms = NO_GAP
        if verdict == BEATEN:
            tally.beaten += 1
        elif verdict == ACCEPTED and event >= PLAY:
            tally.play(at_ms)
        elif verdict == ACCEPTED and event == CALL and not self._calls >> side & 1:
            tally.call(not self._table.can_move(side))

    def _note_moves(self, at_ms):
        """Note which side has got a move, and which has it no longer."""
        for side in BOTH:
            tally = self.tallies[side]
            if not self._table.can_move(side):
                tally.able_ms = NO_GAP
            elif tally.able_ms == NO_GAP:
                tally.able_ms = at_ms

    def _count_result(self):
        """Add the round to the score, once."""
        winner = self._table.winner
        if winner is None or self._is_counted:
            return
        self._is_counted = True
        if winner == DRAW:
            self.draws += 1
        else:
            self.wins[winner] += 1
