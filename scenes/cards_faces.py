# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Card faces: a rank, large, and a suit, small, each a tile grid of its own.

The paper below is drawn once; a card that changes sends the two tiles only. The ranks
are a 1-bit sheet, and one of two palettes makes them black or red.
"""

import displayio

from engine.cards.card import GAP
from scenes.sheet import load_sheet

RANK_WIDTH_PX = 12
RANK_HEIGHT_PX = 14
SUIT_PX = 8

_RED = 0xC01830
_RED_SUITS = 6  # bits of the suits 1 and 2, hearts and diamonds


class Faces:
    """The sheets and colours that all cards share."""

    def __init__(self):
        """Load the sheets."""
        self.ranks, self.black = load_sheet("scenes/art/ranks.bmp")
        self.suits, _ = load_sheet("scenes/art/suits.bmp")
        self.red = displayio.Palette(2)
        self.red[0] = self.black[0]
        self.red[1] = _RED

    def colours_of(self, card):
        """Return the palette of a card."""
        return self.red if _RED_SUITS >> (card & 3) & 1 else self.black


class Face:
    """One card face at a place; it shows a card or nothing."""

    def __init__(self, faces, group, x, y, scale, suit_x, suit_y):
        """Add the hidden face to a group; the suit's place is told separately."""
        self._faces = faces
        self._x = x
        self.card = GAP
        """The card that is shown; GAP for none."""
        self.rank = displayio.TileGrid(
            faces.ranks,
            pixel_shader=faces.black,
            tile_width=RANK_WIDTH_PX,
            tile_height=RANK_HEIGHT_PX,
        )
        self._holder = displayio.Group(scale=scale, x=x, y=y)
        self._holder.append(self.rank)
        self._suit = displayio.TileGrid(
            faces.suits,
            pixel_shader=faces.black,
            tile_width=SUIT_PX,
            tile_height=SUIT_PX,
            x=suit_x,
            y=suit_y,
        )
        self.rank.hidden = self._suit.hidden = True
        group.append(self._holder)
        group.append(self._suit)

    def show(self, card) -> bool:
        """Show a card, or nothing for GAP; return True when that changed."""
        if card == self.card:
            return False
        if card == GAP or self.card == GAP:
            self.rank.hidden = self._suit.hidden = card == GAP
        self.card = card
        if card != GAP:
            colours = self._faces.colours_of(card)
            if self.rank.pixel_shader is not colours:
                self.rank.pixel_shader = self._suit.pixel_shader = colours
            if self.rank[0] != card >> 2:
                self.rank[0] = card >> 2
            if self._suit[0] != card & 3:
                self._suit[0] = card & 3
        return True

    def shift(self, offset):
        """Show the rank some pixels to the side; 0 puts it back."""
        self._holder.x = self._x + offset
