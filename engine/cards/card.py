# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""A card as one small number, and which card fits on which (docs/rules.md, Cards 2).

A card is 4 times its rank, ace 0 to king 12, plus its suit, 0 to 3 in the order of
``SUITS``. So 52 cards are the numbers 0 to 51, a pile is a bytearray, and no card in
play costs heap.
"""

PACK = 52
"""Cards in a whole pack; a card is 0 to PACK - 1."""
GAP = 255
"""What an empty slot holds instead of a card; it fits nowhere."""
RANKS = "A23456789TJQK"
"""The ranks as text, by number; T is the ten."""
SUITS = "SHDC"
"""The suits as text, by number: spades, hearts, diamonds, clubs."""

_NEXT = (1, -1, 12, -12)  # how far ranks lie apart that join; the last two are K and A


def fits(card, top):
    """Return whether a card may be played on a top card; a GAP never may.

    Its rank is one above or one below, and the ace joins king and two; suits do not
    matter (Cards 2).
    """
    return (card >> 2) - (top >> 2) in _NEXT
