# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The rules of Cards: plays, calls, ties, flips and the outcome (docs/rules.md, Cards).

The table has no clock. It is told of steps, which hold what both sides did at one time
stamp, and it says when a flip is due; somebody else decides when the cards turn. A step
makes no garbage; a reshuffle makes about a hundred bytes.
"""

from engine.cards.card import GAP, fits
from engine.cards.event import (
    BOTH,
    CALL,
    LEFT,
    NOTHING,
    PLAY,
    RIGHT,
    SLOTS,
    pile_of,
    slot_of,
)
from engine.cards.pile import Pile
from engine.rng import Rng

NO_EVENT = 0
"""Verdict on the side that did nothing in the step."""
ACCEPTED = 1
"""Verdict: the card landed, or the call stands."""
OVER = 2
"""Verdict: the round had ended before the step."""
NO_CARD = 3
"""Verdict: the slot is empty."""
NO_FIT = 4
"""Verdict: the card does not fit the pile as the step found it."""
BEATEN = 5
"""Verdict: the other side played onto the same pile and had priority."""
CLEARED = 6
"""Verdict on a call: a card landed in its step."""
AUTOMATIC = 7
"""Verdict on a call: at this table cards turn by themselves."""

DRAW = 2
"""The winner of a round that neither side, LEFT or RIGHT, has won."""
OUT = "out"
"""Why a round ended: a side had no card left in hand and draw pile."""
STUCK = "stuck"
"""Why a round ended: neither side could move, and turning cards is of no help."""
MAX_STUCK = 5
"""Stuck that often in a row, the round ends (Cards 6)."""

_BOTH_CALL = 3  # both sides in the bits of ``calls``
_RESHUFFLE = 0x2C9277B5  # keeps reshuffles apart from the deal of the same seed


class Table:
    """The cards on the table and all that the rules remember.

    ``hands`` (five slots a side), ``draws``, ``spares`` and ``centres`` are pairs, left
    and right. ``calls`` has bit ``1 << side`` for a standing call. ``priority`` is the
    side that wins the next tie. ``stuck`` counts in a row. ``seed`` is for the next
    reshuffle. ``winner`` is None until the round has ended, then LEFT, RIGHT or DRAW,
    and ``why`` OUT or STUCK. ``verdicts`` are the last step's, ``turned`` the cards of
    the last flip (GAP: none), ``is_reshuffled`` whether that flip shuffled first.
    """

    def __init__(self, is_automatic=False):
        self.is_automatic = is_automatic
        self.hands = (bytearray(SLOTS), bytearray(SLOTS))
        self.draws = (Pile(), Pile())
        self.spares = (Pile(), Pile())
        self.centres = (Pile(), Pile())
        self.verdicts = bytearray(2)
        self.turned = bytearray(2)
        self.clear()

    def clear(self):
        """Take every card away and start a round that nothing has happened in."""
        for side in BOTH:
            for slot in range(SLOTS):
                self.hands[side][slot] = GAP
            self.draws[side].count = 0
            self.spares[side].count = self.centres[side].count = 0
            self.verdicts[side] = NO_EVENT
            self.turned[side] = GAP
        self.calls = self.stuck = self.seed = 0
        self.priority = LEFT
        self.is_reshuffled = False
        self.winner = self.why = None

    def step(self, events):
        """Judge one step and return the verdicts: two bytes, left's and right's.

        ``events`` is a pair of bytes, NOTHING, CALL or a play for each side; slots and
        piles are in range. The verdicts are valid until the next step.
        """
        verdicts = self.verdicts
        for side in BOTH:
            verdicts[side] = self._judged(side, events[side])
        if self.winner is None:
            self._settle_tie(events)
            has_landed = self._land(events)
            self._settle_calls(events, has_landed)
            if has_landed:
                self.stuck = 0
                self.end_if_out()
        return verdicts

    def _judged(self, side, event):
        """Return the verdict on an event as if it were alone in the step."""
        if event == NOTHING:
            return NO_EVENT
        if self.winner is not None:
            return OVER
        if event == CALL:
            return AUTOMATIC if self.is_automatic else ACCEPTED
        card = self.hands[side][slot_of(event)]
        if card == GAP:
            return NO_CARD
        return ACCEPTED if fits(card, self.centres[pile_of(event)].top) else NO_FIT

    def _settle_tie(self, events):
        """Let one of two legal plays on one pile be beaten; priority changes sides."""
        if events[LEFT] < PLAY or events[RIGHT] < PLAY:
            return
        if pile_of(events[LEFT]) != pile_of(events[RIGHT]):
            return
        if self.verdicts[LEFT] == ACCEPTED and self.verdicts[RIGHT] == ACCEPTED:
            self.priority ^= 1
            self.verdicts[self.priority] = BEATEN

    def _land(self, events):
        """Move the cards of the accepted plays; return whether there were any."""
        has_landed = False
        for side in BOTH:
            event = events[side]
            if event >= PLAY and self.verdicts[side] == ACCEPTED:
                hand = self.hands[side]
                slot = slot_of(event)
                self.centres[pile_of(event)].push(hand[slot])
                hand[slot] = self.draws[side].pop()
                has_landed = True
        return has_landed

    def _settle_calls(self, events, has_landed):
        """Hold the calls of the step, or clear all when a card landed (Cards 5)."""
        if has_landed:
            self.calls = 0
        for side in BOTH:
            if events[side] == CALL:
                if has_landed:
                    self.verdicts[side] = CLEARED
                elif self.verdicts[side] == ACCEPTED:
                    self.calls |= 1 << side

    def end_if_out(self):
        """End the round when a side has no card left (Cards 8)."""
        left = self.cards_left(LEFT)
        right = self.cards_left(RIGHT)
        if left == 0 or right == 0:
            self._end(OUT, left, right)

    def _end(self, why, left, right):
        """End the round: fewer cards left wins, level is a draw."""
        self.why = why
        self.winner = DRAW if left == right else LEFT if left < right else RIGHT

    def cards_left(self, side):
        """Return how many cards a side has in hand and draw pile."""
        count = self.draws[side].count
        for card in self.hands[side]:
            if card != GAP:
                count += 1
        return count

    def piles_for(self, side, slot):
        """Return the piles that the card in a slot fits, as bits ``1 << pile``."""
        card = self.hands[side][slot]
        piles = 0
        for pile in BOTH:
            if fits(card, self.centres[pile].top):
                piles |= 1 << pile
        return piles

    def can_move(self, side):
        """Return whether any card in a side's hand fits a centre pile."""
        piles = 0
        for slot in range(SLOTS):
            piles |= self.piles_for(side, slot)
        return piles != 0

    @property
    def is_stuck(self):
        """Whether neither side has a move."""
        return not (self.can_move(LEFT) or self.can_move(RIGHT))

    @property
    def is_flip_due(self):
        """Whether cards are to turn, as soon as somebody says ``flip()`` (Cards 6)."""
        if self.winner is not None:
            return False
        return self.is_stuck if self.is_automatic else self.calls == _BOTH_CALL

    def flip(self):
        """Turn the cards if that is due; return whether any has turned (Cards 6, 7).

        The round may end instead: see ``winner``.
        """
        self.turned[LEFT] = self.turned[RIGHT] = GAP
        self.is_reshuffled = False
        if not self.is_flip_due:
            return False
        is_stuck = self.is_stuck
        self.calls = 0
        if is_stuck:
            self.stuck += 1
        is_last = is_stuck and self.stuck >= MAX_STUCK
        if not is_last and self._fill_spares():
            self._turn(LEFT)
            self._turn(RIGHT)
            return True
        if is_stuck:
            self._end(STUCK, self.cards_left(LEFT), self.cards_left(RIGHT))
        return False

    def _turn(self, side):
        card = self.spares[side].pop()
        self.turned[side] = card
        if card != GAP:
            self.centres[side].push(card)

    def _fill_spares(self):
        """Make spare piles if one is empty; return whether there is a card to turn."""
        if self.spares[LEFT].count and self.spares[RIGHT].count:
            return True
        pool = self._pool()
        rng = Rng(self.seed ^ _RESHUFFLE)
        rng.shuffle(pool)
        # The seed moves on, so that a table written down in mid-round plays on alike.
        self.seed = (rng.next() & 0x3FFF) << 16 | rng.next()
        half = (len(pool) + 1) // 2
        self.spares[LEFT].lay(pool[:half])
        self.spares[RIGHT].lay(pool[half:])
        self.is_reshuffled = len(pool) > 0
        return self.is_reshuffled

    def _pool(self):
        """Take all but the top cards from the middle of the table; return them."""
        pool = bytearray()
        for pile in self.centres:
            top = pile.pop()
            pool.extend(pile.cards[: pile.count])
            pile.count = 0
            pile.push(top)
        for pile in self.spares:
            pool.extend(pile.cards[: pile.count])
        return pool
