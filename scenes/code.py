# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The panel for a share code: its places above, the letters to pick from below.

The code is checked when its last place is filled. A wrong one stays as it was typed, so
that one letter can be mended.
"""

import displayio

from engine.codes import ALPHABET, LENGTH, read_track_code
from engine.errors import NotationError
from scenes.area import area
from scenes.buttons import A_BIT, B_BIT, DOWN_BIT, LEFT_BIT, RIGHT_BIT, UP_BIT
from scenes.font import HEIGHT_PX, WIDTH_PX, tile_of
from scenes.line import Line
from scenes.page import Page
from scenes.palette import ACCENT, GROUND, pair

ACROSS = 8
"""Letters in a row of the field; the rows are as many as the alphabet needs."""

SCALE = 2
"""Letters of the code and of the field are drawn at twice their size."""

CODE_X = (160 - LENGTH * WIDTH_PX * SCALE) // 2
CODE_Y = 18

FIELD_X = 13
FIELD_Y = 48
PITCH_PX = 18
"""Place of the field and the distance of its columns."""


class CodePanel(Page):
    """A typed code, a field of letters and a cursor that shows its letter inverted."""

    def enter(self):
        """Show the code chosen before, or empty places."""
        self._words = self.director.words("code")
        self.cover()
        self.lay_out(self._words.HEADING, self._words.KEYS)
        self._typed = self.director.session.code or ""
        self._line = Line(self.director.font, LENGTH, 0, 0, self.ink)
        self._at(CODE_X, CODE_Y).append(self._line.grid)
        self._notice = self.text("", 2, 37, self.accent, 26)
        for column in range(ACROSS):
            x = FIELD_X + PITCH_PX * column
            self._at(x, FIELD_Y).append(self._letters(column))
        self._build_cursor()
        self._show("")

    def press(self, step):
        """Pick a letter, take one back, move in the field."""
        place = self._place
        if step.down & A_BIT:
            return self._type()
        if step.down & B_BIT:
            return self._take_back()
        if step.down & LEFT_BIT:
            return self._move_to(place - 1)
        if step.down & RIGHT_BIT:
            return self._move_to(place + 1)
        if step.down & UP_BIT:
            return self._move_to(place - ACROSS)
        if step.down & DOWN_BIT:
            return self._move_to(place + ACROSS)
        return False

    def _at(self, x, y):
        """Add a group of double size at a place and return it."""
        group = displayio.Group(scale=SCALE, x=x, y=y)
        self.group.append(group)
        return group

    def _letters(self, column):
        """Return a column of the field."""
        rows = len(ALPHABET) // ACROSS
        grid = displayio.TileGrid(
            self.director.font.bitmap,
            pixel_shader=self.ink,
            height=rows,
            tile_width=WIDTH_PX,
            tile_height=HEIGHT_PX,
        )
        for row in range(rows):
            grid[row] = tile_of(ALPHABET[row * ACROSS + column])
        return grid

    def _build_cursor(self):
        self._cursor = self._at(0, 0)
        self._letter = Line(self.director.font, 1, 0, 0, pair(GROUND, ACCENT))
        self._cursor.append(area(ACCENT, -1, -1, WIDTH_PX + 1, HEIGHT_PX + 1))
        self._cursor.append(self._letter.grid)
        self._move_to(0)

    def _move_to(self, place):
        """Put the cursor on a place, counted round the field."""
        self._place = place = place % len(ALPHABET)
        self._cursor.x = FIELD_X + place % ACROSS * PITCH_PX
        self._cursor.y = FIELD_Y + place // ACROSS * HEIGHT_PX * SCALE
        self._letter.put(0, ALPHABET[place])
        return True

    def _type(self):
        if len(self._typed) == LENGTH:
            return self._show("" if self._take() else self._words.WRONG)
        self._typed += ALPHABET[self._place]
        notice = ""
        if len(self._typed) == LENGTH and not self._take():
            notice = self._words.WRONG
        return self._show(notice)

    def _take_back(self):
        if not self._typed:
            self.director.session.code = None
            self.director.close()
            return False
        self._typed = self._typed[:-1]
        return self._show("")

    def _take(self):
        """Use the code and close; return False when it stands for no track."""
        session = self.director.session
        try:
            session.size, _ = read_track_code(self._typed)
        except NotationError:
            return False
        session.code = self._typed
        session.number = None
        self.director.close()
        return True

    def _show(self, notice):
        changed = self._line.write(self._typed + "_" * (LENGTH - len(self._typed)))
        changed |= self._notice.write(" " * ((26 - len(notice)) // 2) + notice)
        words = self._words
        keys = words.KEYS if self._typed else words.KEYS_EMPTY
        keys = words.KEYS_FULL if len(self._typed) == LENGTH else keys
        return self.keys.write(keys) | changed


SCENE = CodePanel
