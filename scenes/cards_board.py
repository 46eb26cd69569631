# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The table of Cards on the screen: two columns of hands, the piles between them.

It shows what the table of the rules holds, and sends only what has changed.
"""

import displayio

from engine.cards.card import GAP
from engine.cards.event import BOTH, RIGHT, SLOTS
from engine.cards.table import MAX_STUCK
from scenes.area import area
from scenes.cards_faces import Face, Faces
from scenes.cards_hand import Hand, stack_tile
from scenes.line import Line
from scenes.palette import ACCENT, BLUE, GREEN, GROUND, INK, pair
from scenes.sheet import load_sheet

PILE_X = (41, 81)
"""Left edges of the two centre piles."""
PILE_Y = 29
PILE_WIDTH_PX = 38
PILE_HEIGHT_PX = 54
NEWS_COLUMNS = 13
"""Letters of the line between the piles and the draw piles."""

_PAPER = 0xF8F4E6
_SPARE_X = (50, 90)
_BAR_COLOURS = (BLUE, GREEN)


class CardsBoard:
    """The picture of a table; ``hands`` are the two columns."""

    def __init__(self, table, font, words, has_back):
        """Build the picture; with ``has_back`` the right hand lies face down."""
        self._table = table
        self._has_back = has_back
        self.are_centres_open = False
        """Whether the centre piles lie face up: from the start of play on."""
        self.group = displayio.Group()
        self.group.append(area(GROUND))
        faces = Faces()
        stacks = load_sheet("scenes/art/stacks.bmp")
        slots = load_sheet("scenes/art/slots.bmp")
        self.hands = tuple(Hand(side, faces, stacks, slots, font) for side in BOTH)
        for hand in self.hands:
            hand.label.write(words.CALL)
            self.group.append(hand.group)
        self._spares = [self._add_stack(stacks, _SPARE_X[pile]) for pile in BOTH]
        for x in PILE_X:
            self.group.append(area(_PAPER, x, PILE_Y, PILE_WIDTH_PX, PILE_HEIGHT_PX))
        self._figures = [self._add_figure(font, x) for x in PILE_X]
        self._piles = [self._add_pile(faces, x) for x in PILE_X]
        self._bars = [self._add_bar(pile, side) for pile in BOTH for side in BOTH]
        self._dots = Line(font, MAX_STUCK, 65, 118, pair(ACCENT))
        self._score = Line(font, 5, 65, 99, pair(INK))
        self._news = Line(font, NEWS_COLUMNS, 41, 85, pair(ACCENT))
        for line in (self._dots, self._score, self._news):
            self.group.append(line.grid)

    def show_cards(self) -> bool:
        """Show hands and centre piles as they are; return True on a change."""
        table = self._table
        changed = False
        for side in BOTH:
            hand = self.hands[side]
            is_open = side != RIGHT or not self._has_back
            for slot in range(SLOTS):
                card = table.hands[side][slot]
                changed = hand.show_card(slot, card, is_open) or changed
            if self.are_centres_open:
                changed = self._piles[side].show(table.centres[side].top) or changed
        return changed

    def show_rest(self) -> bool:
        """Show draw piles, spare piles and the stuck count; return True on a change."""
        table = self._table
        changed = False
        for side in BOTH:
            changed = self.hands[side].show_draw(table.draws[side].count) or changed
            changed = self._show_spare(side, table.spares[side].count) or changed
        for dot in range(MAX_STUCK):
            mark = "◆" if dot < table.stuck else "·"
            changed = self._dots.put(dot, mark) or changed
        return changed

    def close_centres(self):
        """Lay the centre piles face down, before play starts."""
        self.are_centres_open = False
        for pile in self._piles:
            pile.show(GAP)

    def show_score(self, left, right):
        """Show the rounds that each side has won."""
        self._score.write("%2d:%d" % (left, right))

    def show_news(self, text) -> bool:
        """Show a word between the piles; return True when that changed."""
        return self._news.write(text)

    def show_count_down(self, digit):
        """Show a figure on both piles; a blank takes it away."""
        for figure in self._figures:
            figure.put(0, digit)

    def light_bar(self, pile, side, is_lit):
        """Light the edge of a pile at the side of the player whose card landed."""
        bar = self._bars[2 * pile + side]
        if bar.hidden == is_lit:
            bar.hidden = not is_lit

    def _show_spare(self, pile, count):
        tile = stack_tile(count)
        if self._spares[pile][0] == tile:
            return False
        self._spares[pile][0] = tile
        return True

    def _add_stack(self, stacks, x):
        stack = displayio.TileGrid(
            stacks[0], pixel_shader=stacks[1], tile_width=20, tile_height=20, x=x, y=4
        )
        self.group.append(stack)
        return stack

    def _add_pile(self, faces, x):
        suit_y = PILE_Y + PILE_HEIGHT_PX - 9
        return Face(faces, self.group, x + 1, PILE_Y + 2, 3, x + 29, suit_y)

    def _add_figure(self, font, x):
        """Return a letter, four times as large, on the paper of a pile."""
        figure = Line(font, 1, 0, 0, pair(GROUND, _PAPER))
        holder = displayio.Group(scale=4, x=x + 9, y=PILE_Y + 12)
        holder.append(figure.grid)
        self.group.append(holder)
        return figure

    def _add_bar(self, pile, side):
        x = PILE_X[pile] + (PILE_WIDTH_PX - 2) * side
        bar = area(_BAR_COLOURS[side], x, PILE_Y, 2, PILE_HEIGHT_PX)
        bar.hidden = True
        self.group.append(bar)
        return bar
