# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Card faces: a rank, large, and a suit, small, each a tile grid of its own.

The paper below is drawn once; a card that changes sends the two tiles only. The ranks
are a 1-bit sheet, and a palette makes them black, red, or what the moment asks for.
"""

import displayio

from engine.cards.card import GAP
from scenes.palette import ACCENT, BOX_LOST, INK, pair
from scenes.sheet import load_sheet

EMPTY, BACK, FACE, CHOICE, LATE = range(5)
"""Looks of a card's place; from FACE on its face is seen."""

PAPER = 0xF8F4E6
BACK_BLUE = 0x2B3F9E
"""Colours of the cards' two sides."""

_BLACK = 0x101418
_RED = 0xC01830
_EDGE = 0x4A6656
_RED_SUITS = 6  # bits of the suits 1 and 2, hearts and diamonds


class Faces:
    """The sheets and colours that all cards share."""

    def __init__(self):
        """Load the sheets."""
        self.ranks, black = load_sheet("scenes/art/ranks.bmp")
        self.suits, _ = load_sheet("scenes/art/suits.bmp")
        self.places, white = load_sheet("scenes/art/slots.bmp")
        self._inks = (
            black,
            pair(_RED, PAPER),
            pair(_BLACK, ACCENT),
            pair(INK, BOX_LOST),
        )
        self.papers = (
            pair(_EDGE),
            pair(INK, BACK_BLUE),
            white,
            pair(ACCENT),
            pair(BOX_LOST),
        )
        """The colours of a card's place, by look."""

    def ink(self, card, look):
        """Return the colours of a card's face in a look."""
        if look == FACE:
            return self._inks[_RED_SUITS >> (card & 3) & 1]
        return self._inks[look - 1]


class Face:
    """One card face at a place; ``card`` is what it shows, GAP for nothing."""

    def __init__(self, faces, group, x, y, scale, suit_x, suit_y):
        """Add the hidden face to a group; the suit's place is told separately."""
        self._faces = faces
        self.card = GAP
        ink = faces.ink(0, FACE)
        self._rank = displayio.TileGrid(
            faces.ranks, pixel_shader=ink, tile_width=12, tile_height=14
        )
        self._suit = displayio.TileGrid(
            faces.suits,
            pixel_shader=ink,
            tile_width=11,
            tile_height=8,
            x=suit_x,
            y=suit_y,
        )
        self._rank.hidden = self._suit.hidden = True
        mover = self._rank  # type: displayio.TileGrid | displayio.Group
        if scale > 1:
            mover = displayio.Group(scale=scale)
            mover.append(self._rank)
        mover.x = x
        mover.y = y
        group.append(mover)
        group.append(self._suit)

    def show(self, card, look=FACE) -> bool:
        """Show a card in a look, or nothing for GAP; return True when that changed."""
        rank, suit = self._rank, self._suit
        is_hidden = card == GAP
        if is_hidden and self.card == GAP:
            return False
        if not is_hidden:
            ink = self._faces.ink(card, look)
            if card == self.card and rank.pixel_shader is ink:
                return False
            if rank.pixel_shader is not ink:
                rank.pixel_shader = suit.pixel_shader = ink
            if rank[0] != card >> 2:
                rank[0] = card >> 2
            # beyond the suits the sheet has the signs of the other looks
            sign = card & 3 if look == FACE else look + 1
            if suit[0] != sign:
                suit[0] = sign
        if rank.hidden != is_hidden:
            rank.hidden = suit.hidden = is_hidden
        self.card = card
        return True

    def shift(self, x) -> bool:
        """Show the rank of an unscaled face at x; return True when that changed."""
        if self._rank.x == x:
            return False
        self._rank.x = x
        return True
