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


def friend_masks(keys, is_expert, has_before):
    """Return the masks of a seat at the friend table from the numbers of its keys.

    With expert keys the call's key goes to the next card, and nothing else does.
    """
    masks = bytearray(6)
    for function in range(6):
        if keys[function] >= 0:
            masks[function] = 1 << keys[function]
    if is_expert:
        masks[NEXT] = masks[PLAY] = 0
    if not has_before:
        masks[BEFORE] = 0
    return masks


def solo_masks(seats, has_before):
    """Return the masks of one person who has the keys of both seats and never calls."""
    left, right = seats
    masks = friend_masks(left, False, has_before)
    for function in (NEXT, PLAY, TO_LEFT, TO_RIGHT):
        masks[function] |= 1 << right[function]
    masks[CALLS] = 0
    return masks


class Seat:
    """One player: ``slot`` of the cursor, ``is_choosing`` the pile for its card."""

    def __init__(self, side, masks, table, is_expert=False):
        """Take masks of buttons in the order of boards' SEATS; 0 for no button."""
        self.side = side
        self.slot = 0
        self.is_choosing = False
        self.is_expert = is_expert
        self._table = table
        self._bits = bytes(masks)
        self._repeat_ms = NEVER
        self.held_since_ms = NEVER
        """Since when the call's key is held; NEVER when it is not."""

    def begin(self):
        """Start a round: the cursor on the first card, nothing held."""
        self.slot = 0
        self.is_choosing = False
        self._repeat_ms = self.held_since_ms = NEVER

    def is_calling(self, down):
        """Return whether the call's key is among those that went down."""
        return down & self._bits[CALLS] != 0

    def press(self, step, stamp):
        """Add this side's events of a step of buttons; a play comes before a call."""
        self._note_holds(step)
        down = step.down
        bits = self._bits
        if self.is_choosing:
            self._choose(down, stamp)
        elif self.is_expert:
            self._press_expert(down, stamp)
        else:
            if down & bits[PLAY]:
                self._play(stamp)
            if down & bits[NEXT]:
                self.move(1)
            if down & bits[CALLS]:
                stamp.add(self.side, CALL)
        if down & bits[BEFORE]:
            self.move(-1)

    def tick(self, now) -> bool:
        """Go on to the next card while its key is held; return whether it did."""
        if now < self._repeat_ms:
            return False
        self._repeat_ms = now + REPEAT_MS
        self.move(1)
        return True

    def is_pausing(self, now):
        """Return whether the call's key has been held for a second, once."""
        if now - self.held_since_ms < HOLD_MS:
            return False
        self.held_since_ms = NEVER
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

    def _card(self):
        return self._table.hands[self.side][self.slot]

    def _piles(self):
        return self._table.piles_for(self.side, self.slot)

    def _note_holds(self, step):
        call = self._bits[CALLS]
        if step.down & call:
            self.held_since_ms = step.at_ms
        elif not step.held & call:
            self.held_since_ms = NEVER
        if step.down & self._bits[NEXT]:
            self._repeat_ms = step.at_ms + REPEAT_FIRST_MS
        elif not step.held & self._bits[NEXT]:
            self._repeat_ms = NEVER

    def _play(self, stamp):
        """Play onto the pile that the card fits; ask which where it fits both."""
        piles = self._piles()
        if piles == 3:
            self.is_choosing = True
        else:
            pile = RIGHT if piles == 2 else LEFT
            stamp.add(self.side, play(self.slot, pile))

    def _choose(self, down, stamp):
        for pile, key in ((LEFT, TO_LEFT), (RIGHT, TO_RIGHT)):
            if down & self._bits[key] and self.is_choosing:
                self.is_choosing = False
                stamp.add(self.side, play(self.slot, pile))
        if down & self._bits[CALLS]:
            stamp.add(self.side, CALL)

    def _press_expert(self, down, stamp):
        for pile, key in ((LEFT, TO_LEFT), (RIGHT, TO_RIGHT)):
            if down & self._bits[key]:
                is_call = self.slot == CALL_STOP
                stamp.add(self.side, CALL if is_call else play(self.slot, pile))
        if down & (self._bits[CALLS] | self._bits[NEXT]):
            self.move(1)
