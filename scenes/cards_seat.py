# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""What one player's keys mean at Cards: cursor, play, choice of the pile, call.

Nothing is drawn here and nothing judged: presses become events of the step that they
came in. Both ends have the same functions; which keys they are is the board's matter.
"""

from engine.cards.card import GAP
from engine.cards.event import CALL, LEFT, RIGHT, SLOTS, play

CALL_STOP = SLOTS
"""With expert keys the cursor's sixth stop: nothing to play."""
REPEAT_FIRST_MS = 400
"""A held key for the next card repeats after this,"""
REPEAT_MS = 160
"""and then every so often."""
HOLD_MS = 1000
"""The key of the call, held so long, pauses."""
NEVER = 0x3FFFFFFF

NEXT, PLAY, CALLS, TO_LEFT, TO_RIGHT, BEFORE = range(6)
"""Places in a seat's keys (boards: SEATS)."""

_BOTH_PILES = 3


def friend_masks(keys, is_expert, has_before):
    """Return the masks of a seat at the friend table from the numbers of its keys.

    With expert keys the call's key goes to the next card, and nothing else does.
    """
    masks = bytearray(6)
    for function in range(6):
        if keys[function] >= 0:
            masks[function] = 1 << keys[function]
    if is_expert:
        masks[NEXT] = masks[CALLS]
        masks[PLAY] = 0
    if not has_before:
        masks[BEFORE] = 0
    return masks


def solo_masks(seats, is_expert, has_before):
    """Return the masks of one person who has the keys of both seats and never calls.

    With expert keys the left seat's own key for the next card keeps its meaning.
    """
    left, right = seats
    masks = friend_masks(left, is_expert, has_before)
    other = friend_masks(right, is_expert, False)
    masks[TO_LEFT] |= other[TO_LEFT]
    masks[TO_RIGHT] |= other[TO_RIGHT]
    masks[PLAY] |= other[PLAY]
    masks[NEXT] |= 1 << left[NEXT] if is_expert else other[NEXT]
    masks[CALLS] = 0
    return masks


class Seat:
    """One player: ``slot`` of the cursor, ``is_choosing`` the pile for its card.

    ``is_call_new`` is set by who judges: whether the last press of the call's key made
    a call that was not standing before.
    """

    def __init__(self, side, masks, table, is_expert=False):
        """Take masks of buttons in the order of boards' SEATS; 0 for no button."""
        self.side = side
        self.is_expert = is_expert
        self._table = table
        self._bits = bytes(masks)
        self.begin()

    def begin(self):
        """Start a round: the cursor on the first card, nothing held."""
        self.slot = 0
        self.is_choosing = self.is_call_new = False
        self.let_go()

    def let_go(self):
        """Take all keys as up, until they are pressed again."""
        self._repeat_ms = self._hold_ms = NEVER

    def press(self, step, stamp):
        """Add this side's events of a step of buttons; a play comes before a call."""
        self.repeat(step.at_ms - 1)
        self._note_holds(step)
        down = step.down
        bits = self._bits
        pile = self._named(down)
        is_moving = down & bits[NEXT] != 0
        if self.is_expert:
            if pile >= 0:
                is_call = self.slot == CALL_STOP
                stamp.add(self.side, CALL if is_call else play(self.slot, pile))
        elif self.is_choosing:
            if pile >= 0:
                self.is_choosing = is_moving = False
                stamp.add(self.side, play(self.slot, pile))
        elif down & bits[PLAY]:
            self._play(stamp)
        if is_moving:
            self.move(1)
        if down & bits[BEFORE]:
            self.move(-1)
        if down & bits[CALLS] and not self.is_expert:
            stamp.add(self.side, CALL)

    def repeat(self, now) -> bool:
        """Go on while the key for the next card is held; return whether it did.

        It goes on at its times up to now.
        """
        has_moved = now >= self._repeat_ms
        while now >= self._repeat_ms:
            self._repeat_ms += REPEAT_MS
            self.move(1)
        return has_moved

    def is_pausing(self, now):
        """Return whether the call's key has been held for a second, once."""
        if now < self._hold_ms:
            return False
        self._hold_ms = NEVER
        return True

    def move(self, by):
        """Move the cursor to the next card or stop; it wraps and skips gaps."""
        self.is_choosing = False
        stops = SLOTS + 1 if self.is_expert and self._bits[CALLS] else SLOTS
        for _ in range(stops):
            self.slot = (self.slot + by) % stops
            if self.slot == CALL_STOP or self._card() != GAP:
                return

    def settle(self):
        """Close a choice, since the centre has changed; leave a slot without a card."""
        self.is_choosing = False
        if self.slot < SLOTS and self._card() == GAP:
            self.move(1)
            if self.slot == CALL_STOP:  # nobody went there: the next play is no call
                self.move(1)

    def _card(self):
        return self._table.hands[self.side][self.slot]

    def _note_holds(self, step):
        call = self._bits[CALLS]
        following = self._bits[NEXT] & ~call
        if step.down & call:
            self._hold_ms = step.at_ms + HOLD_MS
            self.is_call_new = False
        elif not step.held & call:
            self._hold_ms = NEVER
        if step.down & following:
            self._repeat_ms = step.at_ms + REPEAT_FIRST_MS
        elif not step.held & following:
            self._repeat_ms = NEVER

    def _named(self, down):
        """Return the pile that the pressed keys name; -1 for none.

        Both at once mean the pile that fits, or either.
        """
        left = down & self._bits[TO_LEFT]
        right = down & self._bits[TO_RIGHT]
        if left and right and self.slot < SLOTS:
            return RIGHT if self._piles() == 1 << RIGHT else LEFT
        return LEFT if left else RIGHT if right else -1

    def _piles(self):
        return self._table.piles_for(self.side, self.slot)

    def _play(self, stamp):
        """Play onto the pile that the card fits; ask which where it fits both."""
        piles = self._piles()
        if piles == _BOTH_PILES:
            self.is_choosing = True
        else:
            pile = RIGHT if piles == 1 << RIGHT else LEFT
            stamp.add(self.side, play(self.slot, pile))
