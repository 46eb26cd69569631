# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""One player's column: five cards, the cursor, the draw pile, the label of the call.

The two cursors differ by shape: brackets at both sides at the left, an underline with
one bar at the right. What a method shows anew it tells as the bytes that the screen
gets for it at most, 0 for nothing, so that no refresh grows too large.
"""

import displayio

from engine.cards.card import GAP
from engine.cards.event import LEFT, SLOTS
from scenes.area import area, twin
from scenes.cards_faces import BACK_BLUE, EMPTY, FACE, Face
from scenes.line import Line
from scenes.palette import ACCENT, BLUE, DIM, GREEN, GROUND, INK, PANEL, pair

SLOT_Y = 16
"""Top of the first card."""
SLOT_PITCH = 22
"""From one card to the next."""

_COLUMN_X = (3, 125)
_DRAW_X = (44, 96)
_DRAW_Y = 102
_LABEL_COLUMNS = 8
_PLACE_BYTES = 2 * 32 * 20
_FACE_BYTES = 2 * (12 * 14 + 11 * 8)
_CURSOR_BYTES = 2 * (2 * 40 + 64) * 2
_LABEL_BYTES = 2 * 48 * 8
_STACK_BYTES = 2 * 20 * 20
_COUNT_BYTES = 2 * 12 * 8


class Hand:
    """The column of a side; what it shows is told to it."""

    def __init__(self, side, group, faces, stacks, font):
        """Add an empty column to a group; ``stacks`` is (bitmap, palette)."""
        self._x = x = _COLUMN_X[side]
        self._papers = faces.papers
        self._places = []
        self._faces = []
        for slot in range(SLOTS):
            y = SLOT_Y + SLOT_PITCH * slot
            place = displayio.TileGrid(
                faces.places,
                pixel_shader=faces.papers[EMPTY],
                tile_width=32,
                tile_height=20,
                x=x,
                y=y,
            )
            group.append(place)
            self._places.append(place)
            self._faces.append(Face(faces, group, x + 3, y + 3, 1, x + 19, y + 10))
        self._add_cursor(side, group, BLUE if side == LEFT else GREEN)
        self._stack = add_stack(group, stacks, _DRAW_X[side], _DRAW_Y)
        colours = pair(INK, BACK_BLUE)
        self._count = Line(font, 2, _DRAW_X[side] + 4, _DRAW_Y + 8, colours)
        group.append(self._count.grid)
        # the cursor's mark stands at the label's inner end
        self._mark, self._sign = (7, "◀") if side == LEFT else (0, "▶")
        label_x = 0 if side == LEFT else 160 - 6 * _LABEL_COLUMNS
        self._label = Line(font, _LABEL_COLUMNS, label_x, 2, self._colours[0])
        group.append(self._label.grid)

    def _add_cursor(self, side, group, colour):
        x = self._x
        self._colours = (pair(DIM, PANEL), pair(colour, PANEL), pair(GROUND, ACCENT))
        self._cursor = displayio.Group()
        bar = area(colour, x - 3, 0, 2, 20)
        self._cursor.append(bar)
        if side == LEFT:
            self._cursor.append(twin(bar, x + 33, 0, 2, 20))
        else:
            self._cursor.append(area(colour, x, 20, 32, 2))
        self._cursor.hidden = True
        group.append(self._cursor)

    def name_label(self, text):
        """Write the label, 7 letters at the screen's edge."""
        self._label.write(text if self._mark else " " * (8 - len(text)) + text)

    def show_card(self, slot, card, look) -> int:
        """Show a card in a slot, GAP for none, in a look (cards_faces)."""
        if card == GAP:
            look = EMPTY
        place = self._places[slot]
        paper = self._papers[look]
        sent = 0
        if place.pixel_shader is not paper or place[0] != min(look, FACE):
            place.pixel_shader = paper
            place[0] = min(look, FACE)
            sent = _PLACE_BYTES
        if self._faces[slot].show(card if look >= FACE else GAP, look):
            sent += _FACE_BYTES
        return sent

    def shift(self, slot, offset) -> int:
        """Show the rank of a card some pixels aside, and all others in place."""
        sent = 0
        for place in range(SLOTS):
            x = self._x + 3 + (offset if place == slot else 0)
            if self._faces[place].shift(x):
                sent += 2 * _FACE_BYTES
        return sent

    def show_cursor(self, slot) -> int:
        """Show the cursor on a slot; past the last it marks the label."""
        cursor = self._cursor
        y = SLOT_Y + SLOT_PITCH * slot
        is_hidden = slot >= SLOTS
        if cursor.hidden == is_hidden and (is_hidden or cursor.y == y):
            return 0
        if cursor.hidden != is_hidden:
            cursor.hidden = is_hidden
        if not is_hidden:
            cursor.y = y
        return _CURSOR_BYTES

    def show_label(self, is_lit, is_marked) -> int:
        """Show the label lit, for a call that stands, and marked by the cursor."""
        grid = self._label.grid
        colours = self._colours[2 if is_lit else is_marked]
        changed = self._label.put(self._mark, self._sign if is_marked else " ")
        if grid.pixel_shader is not colours:
            grid.pixel_shader = colours
            changed = True
        return _LABEL_BYTES if changed else 0

    def show_draw(self, count) -> int:
        """Show how many cards the draw pile has."""
        sent = show_stack(self._stack, count)
        line = self._count
        if line.grid.hidden != (count == 0):
            line.grid.hidden = count == 0
            sent += _COUNT_BYTES
        changed = line.put(0, "0123456789"[count // 10] if count > 9 else " ")
        if line.put(1, "0123456789"[count % 10]) or changed:
            sent += _COUNT_BYTES
        return sent


def add_stack(group, stacks, x, y):
    """Add a pile face down to a group; return its tile grid."""
    stack = displayio.TileGrid(
        stacks[0], pixel_shader=stacks[1], tile_width=20, tile_height=20, x=x, y=y
    )
    group.append(stack)
    return stack


def show_stack(stack, count) -> int:
    """Show a pile of so many cards; return the bytes sent at most."""
    tile = count if count < 3 else 3 if count < 8 else 4
    if stack[0] == tile:
        return 0
    stack[0] = tile
    return _STACK_BYTES
