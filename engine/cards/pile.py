# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""A pile of cards, of which only the top one can be taken.

Its room for a whole pack is made once, so that no card moved is garbage.
"""

from engine.cards.card import GAP, PACK


class Pile:
    """Cards on one another; ``cards[0]`` lies lowest, ``count`` says how many lie."""

    def __init__(self):
        self.cards = bytearray(PACK)
        self.count = 0

    @property
    def top(self):
        """The card on top, or GAP when there is none."""
        return self.cards[self.count - 1] if self.count else GAP

    def push(self, card):
        """Put a card on top."""
        self.cards[self.count] = card
        self.count += 1

    def pop(self):
        """Take the top card and return it; GAP when there is none."""
        card = self.top
        if self.count:
            self.count -= 1
        return card

    def listed(self):
        """Return the cards as a list, top card first."""
        return [self.cards[place] for place in range(self.count - 1, -1, -1)]

    def lay(self, cards):
        """Become the pile that lists these cards, top card first."""
        self.count = 0
        for place in range(len(cards) - 1, -1, -1):
            self.push(cards[place])
