# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""What is to be seen and heard for a moment at Cards, each kind in its own way.

Only times are kept here; scenes/cards_board.py shows what they say. The state of the
table never waits for any of it. Of all that a pass has to be heard one sound is played.
A card that lands lights the edge of its pile on its
player's side; one that does not fit shakes; one that came too late turns dark, with a
clock; cards that turn light the upper edges; a word between the piles is for both.
"""

from engine.cards.event import SLOTS

BAR_MS = 250
"""How long the edge of a pile is lit."""
LATE_LOOK_MS = 500
"""How long a card that came too late is dark."""
SHAKE_MS = 50
"""Time of each shake of a card that does not fit."""
TELL_MS = 900
"""How long a word stands between the piles."""
IDLE_MS = 6000
"""Without a card for so long, both labels blink."""
BLINK_MS = 400
"""Time of each blink."""
COLUMNS = 13
"""Letters of a word between the piles."""
NEVER = 0x3FFFFFFF

LIDS = 4
"""Number of the upper edges of the piles; before it those at the sides."""

_SHAKES = (0, 3, -3, 3, -3)
_LATE, _SHAKE, _WORD = 5, 7, 9  # places of the times, most of them by side


class Effects:
    """Until when each is seen; all times are ms of play."""

    def __init__(self, speaker):
        """Start with nothing to be seen or heard."""
        self.speaker = speaker
        self._sound = NEVER
        self._until_ms = [0] * (_WORD + 1)
        self._slots = bytearray(2)  # what a side's shake or lateness is about
        self.clear()

    def clear(self):
        """End all at once: a new round begins."""
        for place in range(_WORD + 1):
            self._until_ms[place] = 0
        self._word = self._standing = ""
        self._end_ms = 0
        self._is_running = True
        self.blink_ms = NEVER
        """From when on the labels blink."""
        self.colour = 0
        """Colour of the word: 0 for news, 1 and 2 for the sides' own, left first."""

    def hear(self, sound):
        """Have an effect of the loudspeaker played, or one that comes before it."""
        self._sound = min(self._sound, sound)

    def play(self):
        """Play what there is to be heard."""
        if self._sound != NEVER:
            self.speaker.play(self._sound)
            self._sound = NEVER

    def land(self, pile, side, slot, now):
        """Light the edge of a pile where a side's card has landed."""
        self.hear(self.speaker.MOVE)
        self._run(2 * pile + side, now + BAR_MS)
        if self._slots[side] == slot:
            self._slots[side] = SLOTS  # the card that shook has gone

    def turn(self, now):
        """Light the upper edges of the piles: cards have turned."""
        self.hear(self.speaker.FLIP)
        self._run(LIDS, now + BAR_MS)

    def light(self, side):
        """Light a side's edges for good: it has won."""
        self._until_ms[side] = self._until_ms[2 + side] = NEVER

    def shake(self, side, slot, now):
        """Shake a card that does not fit."""
        self.hear(self.speaker.SHAKE)
        self._slots[side] = slot
        self._until_ms[_LATE + side] = 0
        self._run(_SHAKE + side, now + SHAKE_MS * (len(_SHAKES) - 1))

    def be_late(self, side, slot, now):
        """Darken a card that came too late."""
        self.hear(self.speaker.LOST)
        self._slots[side] = slot
        self._until_ms[_SHAKE + side] = 0
        self._run(_LATE + side, now + LATE_LOOK_MS)

    def tell(self, word, now, for_ms=TELL_MS):
        """Show a word between the piles for a while."""
        self._word = _centred(word)
        self._run(_WORD, now + for_ms)

    def keep_telling(self, word):
        """Show a word whenever there is no other."""
        self._standing = _centred(word)

    def is_due(self, now) -> bool:
        """Return whether time alone may have changed the picture."""
        is_due = self._is_running or now >= self.blink_ms
        self._is_running = now < self._end_ms
        return is_due

    def is_lit(self, edge, now) -> bool:
        """Return whether an edge is lit: pile times 2 plus side, or LIDS."""
        return now < self._until_ms[edge]

    def late_slot(self, side, now):
        """Return the slot of a side's dark card, SLOTS for none."""
        return self._slots[side] if now < self._until_ms[_LATE + side] else SLOTS

    def shaken_slot(self, side):
        """Return the slot of the card that ``offset`` is about."""
        return self._slots[side]

    def offset(self, side, now):
        """Return how many pixels aside a side's shaken card is."""
        left_ms = self._until_ms[_SHAKE + side] - now
        return _SHAKES[(left_ms + SHAKE_MS - 1) // SHAKE_MS] if left_ms > 0 else 0

    def word(self, now):
        """Return the word to show: the latest for a while, else what stands."""
        return self._word if now < self._until_ms[_WORD] else self._standing

    def is_blink_lit(self, now) -> bool:
        """Return whether blinking labels are lit now."""
        return now >= self.blink_ms and (now - self.blink_ms) // BLINK_MS % 2 == 0

    def _run(self, place, until_ms):
        self._until_ms[place] = until_ms
        self._is_running = True
        if until_ms > self._end_ms:
            self._end_ms = until_ms


def _centred(word):
    """Return a word in the middle of its line."""
    return " " * ((COLUMNS - len(word)) // 2) + word
