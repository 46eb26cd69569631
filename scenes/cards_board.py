# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The table of Cards on the screen: two columns of hands, the piles between them.

It shows what the table of the rules, the seats and the moments (cards_effects) hold,
once a pass, however much has happened in it. It sends only what has changed, what
matters most first, and leaves to the next pass what would make a refresh too large.
"""

import displayio

from engine.cards.card import GAP
from engine.cards.event import BOTH, RIGHT, SLOTS
from engine.cards.table import MAX_STUCK
from scenes.area import area, twin
from scenes.cards_effects import COLUMNS, LIDS
from scenes.cards_faces import BACK, CHOICE, FACE, LATE, PAPER, Face, Faces
from scenes.cards_hand import Hand, add_stack, show_stack
from scenes.line import Line
from scenes.palette import ACCENT, BLUE, GREEN, GROUND, INK, pair
from scenes.sheet import load_sheet

PILE_X = (41, 81)
"""Left edges of the two centre piles."""
PILE_Y = 29
PILE_WIDTH_PX = 38
PILE_HEIGHT_PX = 54

ROOM_BYTES = 7900
"""Once a refresh has taken so much, the rest waits: what has been begun by then fits
into 10 KiB."""

_PILE_BYTES = 2 * (36 * 42 + 11 * 8)
_FIGURE_BYTES = 2 * 24 * 32
_EDGE_BYTES = 2 * 2 * PILE_HEIGHT_PX
_NEWS_BYTES = 2 * 6 * 8 * COLUMNS
_DOTS_BYTES = 2 * 6 * 6 * MAX_STUCK


class CardsBoard:
    """The picture of a table, in ``group``; the scene sets the other attributes.

    ``seats`` are the players (cards_seat), at the computer table the left one only;
    ``are_centres_open``: the centre piles lie face up; ``figure`` lies on them until
    then. ``is_done`` says whether the last ``show`` has shown all.
    """

    def __init__(self, table, effects, font, is_solo):
        """Build the picture; ``is_solo``: the right hand lies face down."""
        self._table = table
        self._effects = effects
        self._is_solo = is_solo
        self._room = 0
        self.is_done = self.are_centres_open = False
        self.figure = " "
        self.seats = ()  # type: tuple
        group = self.group = displayio.Group()
        faces = Faces()
        stacks = load_sheet("scenes/art/stacks.bmp")
        self.hands = tuple(Hand(side, group, faces, stacks, font) for side in BOTH)
        self._spares = [add_stack(group, stacks, x + 9, 4) for x in PILE_X]
        paper = area(PAPER, PILE_X[0], PILE_Y, PILE_WIDTH_PX, PILE_HEIGHT_PX)
        group.append(paper)
        group.append(twin(paper, PILE_X[1], PILE_Y, PILE_WIDTH_PX, PILE_HEIGHT_PX))
        ink = pair(GROUND, PAPER)
        self._figures = [self._add_figure(font, ink, x) for x in PILE_X]
        self._piles = [
            Face(faces, group, x + 1, PILE_Y + 2, 3, x + 26, PILE_Y + 45)
            for x in PILE_X
        ]
        self._add_edges()
        self._add_lines(font)

    def show(self, now) -> bool:
        """Show what differs as far as there is room; return True when there was any."""
        self._room = ROOM_BYTES
        self._show_piles()
        for side in BOTH:
            self._show_hand(side, now)
        if self._room > 0:
            self._show_edges(now)
        for side in BOTH:
            if self._room > 0:
                self._show_rest(side, now)
        self.is_done = self._room > 0
        if self.is_done:
            self._show_lines(now)
        return self._room < ROOM_BYTES

    def show_score(self, left, right):
        """Show the rounds that each side has won."""
        self._score.write("%2d:%d" % (left, right))

    def _show_piles(self):
        table = self._table
        for pile in BOTH:
            top = table.centres[pile].top if self.are_centres_open else GAP
            if self._figures[pile].put(0, self.figure):
                self._room -= _FIGURE_BYTES
            if self._piles[pile].show(top):
                self._room -= _PILE_BYTES

    def _show_hand(self, side, now):
        hand = self.hands[side]
        cards = self._table.hands[side]
        effects = self._effects
        for slot in range(SLOTS):
            if self._room <= 0:
                return
            self._room -= hand.show_card(slot, cards[slot], self._look(side, slot, now))
        if self._room > 0:
            offset = effects.offset(side, now)
            self._room -= hand.shift(effects.shaken_slot(side), offset)
        if self._room > 0 and side < len(self.seats):
            self._room -= hand.show_cursor(self.seats[side].slot)

    def _look(self, side, slot, now):
        """Return the look of a card in a hand."""
        if side == RIGHT and self._is_solo:
            return BACK
        seat = self.seats[side]
        if seat.is_choosing and seat.slot == slot:
            return CHOICE
        return LATE if self._effects.late_slot(side, now) == slot else FACE

    def _show_edges(self, now):
        for number in range(LIDS + 1):
            edge = self._edges[number]
            is_hidden = not self._effects.is_lit(number, now)
            if edge.hidden != is_hidden:
                edge.hidden = is_hidden
                self._room -= _EDGE_BYTES

    def _show_rest(self, side, now):
        table = self._table
        hand = self.hands[side]
        if not self._is_solo:
            is_called = table.calls >> side & 1 != 0
            is_lit = is_called or self._effects.is_blink_lit(now)
            self._room -= hand.show_label(is_lit, self.seats[side].slot == SLOTS)
        self._room -= hand.show_draw(table.draws[side].count)
        self._room -= show_stack(self._spares[side], table.spares[side].count)

    def _show_lines(self, now):
        dots = self._dots
        for dot in range(MAX_STUCK):
            is_full = dot < self._table.stuck
            if dots[dot] != is_full:
                dots[dot] = is_full
                self._room -= _DOTS_BYTES
        news = self._news
        if news.write(self._effects.word(now)):
            self._room -= _NEWS_BYTES
        colours = self._colours[self._effects.colour]
        if news.grid.pixel_shader is not colours:
            news.grid.pixel_shader = colours
            self._room -= _NEWS_BYTES

    def _add_figure(self, font, ink, x):
        """Return a letter, four times as large, on the paper of a pile."""
        figure = Line(font, 1, 0, 0, ink)
        holder = displayio.Group(scale=4, x=x + 9, y=PILE_Y + 12)
        holder.append(figure.grid)
        self.group.append(holder)
        return figure

    def _add_edges(self):
        """Add the edges of the piles that can be lit: at the sides, then above."""
        left, right = PILE_X
        y, width, height = PILE_Y, PILE_WIDTH_PX, PILE_HEIGHT_PX
        blue = area(BLUE, left, y, 2, height)
        green = area(GREEN, left + width - 2, y, 2, height)
        lids = displayio.Group()
        lid = area(ACCENT, left, y - 3, width, 3)
        lids.append(lid)
        lids.append(twin(lid, right, y - 3, width, 3))
        self._edges = [
            blue,
            green,
            twin(blue, right, y, 2, height),
            twin(green, right + width - 2, y, 2, height),
            lids,
        ]
        for edge in self._edges:
            edge.hidden = True
            self.group.append(edge)

    def _add_lines(self, font):
        bitmap, accent = load_sheet("scenes/art/dots.bmp")
        self._dots = displayio.TileGrid(
            bitmap,
            pixel_shader=accent,
            width=MAX_STUCK,
            tile_width=6,
            tile_height=6,
            x=65,
            y=114,
        )
        self._score = Line(font, 5, 65, 102, pair(INK))
        self._colours = (accent, pair(BLUE), pair(GREEN))
        self._news = Line(font, COLUMNS, 41, 88, accent)
        for grid in (self._dots, self._score.grid, self._news.grid):
            self.group.append(grid)
