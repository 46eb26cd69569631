# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The one source of chance: the same numbers from the same seed on every interpreter.

Two 16-bit words of a xorshift with the shifts 5, 3 and 1, which visits all 2**32 - 1
states before the first one comes again (tests/engine/test_rng.py proves it). No
intermediate reaches 2**30, so that nothing is garbage on a 32-bit badge.
"""

SEEDS = 1 << 30
"""Seeds are 0 to SEEDS - 1; no two of them start from the same state."""
SPAN = 1 << 16
"""``next()`` returns 0 to SPAN - 1, each of them equally often in a period."""

_WORD = SPAN - 1
_WARM_UP = 24  # steps until two seeds that differ in one bit have nothing in common


class Rng:
    """A stream of random whole numbers, fixed by its seed."""

    def __init__(self, seed: int):
        self._x = seed & _WORD
        self._y = seed >> 16 | 0x8000  # never 0: the state 0, 0 would stay as it is
        for _ in range(_WARM_UP):
            self.next()

    def next(self) -> int:
        """Return the next number of the stream, 0 to 65535."""
        x = self._x
        y = self._y
        x ^= x << 5 & _WORD
        self._x = y
        self._y = y = y ^ y >> 1 ^ x ^ x >> 3
        # The sum of both words hides that every bit alone is a sum of older bits.
        return self._x + y & _WORD

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1, all equally likely; n is 1 to 65536."""
        fair = SPAN - SPAN % n
        number = self.next()
        while number >= fair:
            number = self.next()
        return number % n

    def shuffle(self, items: "list | bytearray"):
        """Put a list into a random order, in place; every order is equally likely."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
