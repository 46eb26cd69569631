# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""One player's column: five cards, the cursor, the draw pile, the label of the call.

The two cursors differ by shape: brackets at both sides at the left, an underline with
one bar at the right.
"""

import displayio

from engine.cards.card import GAP
from engine.cards.event import LEFT, SLOTS
from scenes.area import area
from scenes.cards_faces import Face
from scenes.line import Line
from scenes.palette import ACCENT, BLUE, DIM, GREEN, GROUND, INK, PANEL, pair

SLOT_Y = 16
"""Top of the first card."""
SLOT_PITCH = 22
"""From one card to the next."""
LABEL_COLUMNS = 7
"""Letters of the call's label."""

EMPTY, FACE, BACK = range(3)
"""Tiles of slots.bmp."""

_COLUMN_X = (3, 125)
_DRAW_X = (44, 96)
_LABEL_X = (0, 118)
_COLOURS = (BLUE, GREEN)


class Hand:
    """The column of a side; what it shows is told to it."""

    def __init__(self, side, faces, stacks, slots, font):
        """Build an empty column; ``stacks`` and ``slots`` are (bitmap, palette)."""
        self.group = displayio.Group()
        x = _COLUMN_X[side]
        self._slots = displayio.TileGrid(
            slots[0],
            pixel_shader=slots[1],
            height=SLOTS,
            tile_width=32,
            tile_height=SLOT_PITCH,
            x=x,
            y=SLOT_Y,
        )
        self.group.append(self._slots)
        self.faces = []
        for slot in range(SLOTS):
            y = SLOT_Y + SLOT_PITCH * slot
            face = Face(faces, self.group, x + 3, y + 3, 1, x + 22, y + 10)
            self.faces.append(face)
        self._add_cursor(side, x)
        self._stack = displayio.TileGrid(
            stacks[0],
            pixel_shader=stacks[1],
            tile_width=20,
            tile_height=20,
            x=_DRAW_X[side],
            y=92,
        )
        self.group.append(self._stack)
        self._count = Line(font, 2, _DRAW_X[side] + 3, 114, pair(INK))
        self.group.append(self._count.grid)
        self._plain = pair(DIM, PANEL)
        self._held = pair(GROUND, ACCENT)
        self.label = Line(font, LABEL_COLUMNS, _LABEL_X[side], 2, self._plain)
        self.group.append(self.label.grid)
        self._tag = Line(font, 5, x + 1, 0, pair(GROUND, ACCENT))
        self._tag.grid.hidden = True
        self.group.append(self._tag.grid)

    def _add_cursor(self, side, x):
        colour = _COLOURS[side]
        self._cursor = displayio.Group()
        self._cursor.append(area(colour, x - 3, 0, 2, 20))
        if side == LEFT:
            self._cursor.append(area(colour, x + 33, 0, 2, 20))
        else:
            self._cursor.append(area(colour, x, 20, 32, 2))
        self.group.append(self._cursor)

    def show_card(self, slot, card, is_open=True) -> bool:
        """Show a card in a slot, face up or down, GAP for none; True on a change."""
        tile = EMPTY if card == GAP else FACE if is_open else BACK
        changed = self._slots[slot] != tile
        if changed:
            self._slots[slot] = tile
        return self.faces[slot].show(card if is_open else GAP) or changed

    def show_draw(self, count) -> bool:
        """Show how many cards the draw pile has; True on a change."""
        tile = stack_tile(count)
        changed = self._stack[0] != tile
        if changed:
            self._stack[0] = tile
        tens = "0123456789"[count // 10] if count > 9 else " "
        changed = self._count.put(0, tens) or changed
        return self._count.put(1, "0123456789"[count % 10]) or changed

    def move_cursor(self, slot) -> bool:
        """Put the cursor on a slot; slots past the last hide it; True on a change."""
        y = SLOT_Y + SLOT_PITCH * slot
        is_hidden = slot >= SLOTS
        if self._cursor.y == y and self._cursor.hidden == is_hidden:
            return False
        if self._cursor.hidden != is_hidden:
            self._cursor.hidden = is_hidden
        self._cursor.y = y
        return True

    def light_label(self, is_lit) -> bool:
        """Show the label lit (the call stands) or plain; True on a change."""
        colours = self._held if is_lit else self._plain
        if self.label.grid.pixel_shader is colours:
            return False
        self.label.grid.pixel_shader = colours
        return True

    def show_tag(self, slot, text):
        """Lay a short word over a card."""
        self._tag.write(text)
        self._tag.grid.y = SLOT_Y + SLOT_PITCH * slot + 6
        self._tag.grid.hidden = False

    def hide_tag(self):
        """Take the word away."""
        self._tag.grid.hidden = True


def stack_tile(count):
    """Return the tile of stacks.bmp for a pile of so many cards."""
    if count < 3:
        return count
    return 3 if count < 8 else 4
