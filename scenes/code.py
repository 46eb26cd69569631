# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The panel for a share code: its places above, the letters to pick from below.

The code is checked when its last place is filled. A wrong one stays as it was typed, so
that one letter can be mended.
"""

import displayio

from engine.codes import ALPHABET, LENGTH, read_track_code
from engine.errors import NotationError
from scenes.buttons import A_BIT, B_BIT, DOWN_BIT, LEFT_BIT, RIGHT_BIT, UP_BIT
from scenes.line import Line
from scenes.page import Page
from scenes.palette import ACCENT, GROUND, pair

ACROSS = 11
"""Letters in a row of the field."""

SCALE = 2
FIELD_X = (160 - ACROSS * 6 * SCALE) // 2
FIELD_Y = 58
PITCH_PX = 18
"""From row to row of the field."""

CODE_X = (160 - LENGTH * 6 * SCALE) // 2
CODE_Y = 20


class CodePanel(Page):
    """A typed code, a field of letters and a cursor that shows its letter inverted."""

    def enter(self):
        """Show the code chosen before, or empty places."""
        self._words = self.director.words("code")
        self.lay_out(self._words.HEADING, self._words.KEYS)
        self._typed = self.director.session.code or ""
        self._line = self._big(CODE_X, CODE_Y, LENGTH, "")
        self._notice = self.text("", 2, 42, self.accent, 26)
        for row in range(3):
            letters = ALPHABET[row * ACROSS : (row + 1) * ACROSS]
            self._big(FIELD_X, FIELD_Y + PITCH_PX * row, ACROSS, letters)
        self._cursor = self._big(0, 0, 1, "", pair(GROUND, ACCENT))
        self._at = self.group[-1]
        self._show()
        self._move_to(10)

    def press(self, step):
        """Pick a letter, take one back, move in the field."""
        place = self._place
        if step.down & A_BIT:
            return self._type()
        if step.down & B_BIT:
            return self._take_back()
        if step.down & LEFT_BIT:
            return self._move_to((place - 1) % len(ALPHABET))
        if step.down & RIGHT_BIT:
            return self._move_to((place + 1) % len(ALPHABET))
        if step.down & UP_BIT:
            return self._move_to(self._row_on(place, 2))
        if step.down & DOWN_BIT:
            return self._move_to(self._row_on(place, 1))
        return False

    def _big(self, x, y, columns, text, palette=None):
        """Add a line of double size and return it."""
        group = displayio.Group(scale=SCALE, x=x, y=y)
        line = Line(self.director.font, columns, 0, 0, palette or self.ink)
        line.write(text)
        group.append(line.grid)
        self.group.append(group)
        return line

    def _row_on(self, place, rows):
        """Return the place some rows further down, round the lower edge."""
        place = (place + rows * ACROSS) % (3 * ACROSS)
        return (
            place if place < len(ALPHABET) else (place + rows * ACROSS) % (3 * ACROSS)
        )

    def _move_to(self, place):
        self._place = place
        self._at.x = FIELD_X + place % ACROSS * 6 * SCALE
        self._at.y = FIELD_Y + place // ACROSS * PITCH_PX
        self._cursor.put(0, ALPHABET[place])
        return True

    def _type(self):
        if len(self._typed) < LENGTH:
            self._typed += ALPHABET[self._place]
        self._show()
        if len(self._typed) == LENGTH:
            self._check()
        return True

    def _take_back(self):
        if not self._typed:
            self.director.session.code = None
            self.director.close()
            return False
        self._typed = self._typed[:-1]
        self._show()
        return True

    def _check(self):
        session = self.director.session
        try:
            session.size, _ = read_track_code(self._typed)
        except NotationError:
            self._say(self._words.WRONG)
            return
        session.code = self._typed
        session.number = None
        self.director.close()

    def _show(self):
        self._line.write(self._typed + "_" * (LENGTH - len(self._typed)))
        self._say("")
        self.keys.write(self._words.KEYS if self._typed else self._words.KEYS_EMPTY)

    def _say(self, text):
        self._notice.write(" " * ((26 - len(text)) // 2) + text)


SCENE = CodePanel
