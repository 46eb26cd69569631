# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""What is shown for a moment at Cards, each kind with a look of its own.

A card that lands lights the edge of its pile; one that does not fit shakes; one that
came too late gets a tag; what concerns both players is a word between the piles. The
state of the table never waits for any of it.
"""

from engine.cards.event import BOTH

BAR_MS = 250
"""How long the edge of a pile is lit."""
TAG_MS = 500
"""How long a tag lies on a card."""
SHAKE_MS = 50
"""Time of each shake of a card that does not fit."""
NEVER = 0x3FFFFFFF

_SHAKES = (0, 2, -2, 2, -2)


class Effects:
    """The moments that are being shown; ``tick`` ends them."""

    def __init__(self, board):
        """Take the board that they are shown on."""
        self._board = board
        self._bars_ms = [NEVER] * 4
        self._tags_ms = [NEVER, NEVER]
        self._shakes_ms = [NEVER, NEVER]
        self._shakes = bytearray(2)
        self._shaken = [None, None]
        self._news_ms = NEVER
        self._soonest_ms = NEVER

    def land(self, pile, side, now):
        """Light the edge of a pile where a side's card has landed."""
        self._board.light_bar(pile, side, True)
        self._bars_ms[2 * pile + side] = self._until(now + BAR_MS)

    def shake(self, side, slot, now):
        """Shake a card that does not fit."""
        self._settle(side)
        self._shaken[side] = self._board.hands[side].faces[slot]
        self._shakes[side] = len(_SHAKES)
        self._shake_on(side, now)

    def tag(self, side, slot, text, now, for_ms=TAG_MS):
        """Lay a word over a card for a while."""
        self._board.hands[side].show_tag(slot, text)
        self._tags_ms[side] = self._until(now + for_ms)

    def untag(self, side):
        """Take the word away at once."""
        if self._tags_ms[side] != NEVER:
            self._tags_ms[side] = NEVER
            self._board.hands[side].hide_tag()

    def tell(self, text, now, for_ms):
        """Show a word between the piles for a while."""
        self._board.show_news(text)
        self._news_ms = self._until(now + for_ms)

    def tick(self, now) -> bool:
        """End what has been shown for long enough; return True when there was any."""
        if now < self._soonest_ms:
            return False
        self._soonest_ms = NEVER
        changed = False
        for bar in range(4):
            if now >= self._bars_ms[bar]:
                self._bars_ms[bar] = NEVER
                self._board.light_bar(bar >> 1, bar & 1, False)
                changed = True
            self._until(self._bars_ms[bar])
        for side in BOTH:
            if now >= self._tags_ms[side]:
                self.untag(side)
                changed = True
            if now >= self._shakes_ms[side]:
                self._shake_on(side, now)
                changed = True
            self._until(self._tags_ms[side])
            self._until(self._shakes_ms[side])
        if now >= self._news_ms:
            self._news_ms = NEVER
            changed = self._board.show_news("") or changed
        self._until(self._news_ms)
        return changed

    def stop(self):
        """End all at once."""
        for bar in range(4):
            if self._bars_ms[bar] != NEVER:
                self._bars_ms[bar] = NEVER
                self._board.light_bar(bar >> 1, bar & 1, False)
        for side in BOTH:
            self.untag(side)
            self._settle(side)
        self._news_ms = NEVER
        self._board.show_news("")

    def _until(self, end_ms):
        if end_ms < self._soonest_ms:
            self._soonest_ms = end_ms
        return end_ms

    def _shake_on(self, side, now):
        self._shakes[side] -= 1
        self._shaken[side].shift(_SHAKES[self._shakes[side]])
        is_on = self._shakes[side] > 0
        self._shakes_ms[side] = self._until(now + SHAKE_MS) if is_on else NEVER

    def _settle(self, side):
        if self._shakes[side]:
            self._shakes[side] = 0
            self._shakes_ms[side] = NEVER
            self._shaken[side].shift(0)
