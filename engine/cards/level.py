# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""How fast the computer plays Cards: five levels, and one that follows the person.

A level is one number, the time it takes for a card. Looking and reaching for the card
are parts of it, drawn anew each time with the lean of people's reaction times: seldom
much shorter than usual, sometimes much longer. No card comes sooner than ``least_ms``
after it became playable, and that is never below FLOOR_MS.
"""

FLOOR_MS = 200
"""Nobody reacts sooner than this."""

LEVELS = ("snail", "turtle", "fox", "hare", "cheetah", "shadow")
"""The names of the levels, gentle to fierce; the last follows the person's own pace."""
SHADOW = 5
"""The number of the level that follows."""
CARD_MS = (2200, 1350, 1000, 750, 500)
"""What each level but the last takes for a card, in ms."""

START_MS = 1300
"""What the shadow takes for a card until it has seen enough of the person's."""
GAPS = 15
"""How many of the person's latest gaps the shadow goes by."""
FEWEST = 5
"""From how many gaps on it follows."""
STRIDE = 4
"""By how many percent of the person's time the shadow changes its own after a round."""
SLOWEST_MS = 4000
"""The shadow is never slower than this for a card."""

_LOOK = 60  # percent of a card's time to look at what has changed
_REACH = 36  # percent to reach for the card that lies at hand
_SLOT = 11  # percent more for each slot that the cursor has to go on


class Level:
    """A pace: ``card_ms`` for a card, on the median, and ``least_ms`` at the least."""

    def __init__(self, card_ms):
        self.set_pace(card_ms)

    def set_pace(self, card_ms):
        """Take this long for a card from now on."""
        self.card_ms = card_ms
        self.least_ms = max(FLOOR_MS, card_ms * 2 // 5)

    def look_ms(self, rng):
        """Return how long it takes to see what has changed, drawn from ``rng``."""
        return self._drawn(rng, self.card_ms * _LOOK // 100)

    def reach_ms(self, rng, slots):
        """Return how long it takes to go on by so many slots and press."""
        return self._drawn(rng, self.card_ms * (_REACH + _SLOT * slots) // 100)

    def _drawn(self, rng, usual_ms):
        """Return a time near the usual one, between 2/3 and 9/5 of it."""
        w = rng.below(64)
        percent = 67 + rng.below(26) + rng.below(26) + (w * w * w >> 12)
        return max(self.least_ms // 2, usual_ms * percent // 100)

    def follow(self, gap_ms):
        """Take note of what the person took for a card; a fixed level does not care."""

    def even_out(self, has_person_won):
        """Take note of a round that somebody won; a fixed level does not care."""


class Shadow(Level):
    """The level that takes as long as the person, by the median of the last gaps.

    People who choose better or worse than the computer, or start over more seldom,
    would still win or lose too often at the same pace: so each round they win makes it
    a little faster in proportion, each round they lose a little slower.
    """

    def __init__(self):
        super().__init__(START_MS)
        self._gaps = [0] * GAPS  # the latest gaps, in the order of their size
        self._latest = [0] * GAPS  # the same in the order of time, round and round
        self._count = 0
        self._percent = 100  # its own time for a card, of the person's

    def even_out(self, has_person_won):
        """Take note of a round that the person has won or lost, not of a draw."""
        change = -STRIDE if has_person_won else STRIDE
        self._percent = max(50, min(200, self._percent + change))

    def follow(self, gap_ms):
        """Take note of what the person took for a card, in ms, and keep step."""
        gaps = self._gaps
        place = self._count % GAPS
        known = min(self._count, GAPS)
        if known == GAPS:
            known -= 1
            index = gaps.index(self._latest[place])
            while index < known:
                gaps[index] = gaps[index + 1]
                index += 1
        self._latest[place] = gap_ms
        self._count += 1
        index = known
        while index > 0 and gaps[index - 1] > gap_ms:
            gaps[index] = gaps[index - 1]
            index -= 1
        gaps[index] = gap_ms
        if known + 1 >= FEWEST:
            usual_ms = gaps[(known + 1) // 2] * self._percent // 100
            self.set_pace(max(FLOOR_MS, min(SLOWEST_MS, usual_ms)))


def make_level(number):
    """Return a new level by its number in ``LEVELS``."""
    return Shadow() if number == SHADOW else Level(CARD_MS[number])
