# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The panel for a track's number: three big digits, turned with the D-pad.

The same number and size are the same track on every badge; 000 stands for any track.
"""

import displayio

from scenes.buttons import A_BIT, B_BIT, DOWN_BIT, LEFT_BIT, RIGHT_BIT, UP_BIT
from scenes.line import Line
from scenes.page import Page
from scenes.session import CUP, CUP_TRACKS

SCALE = 4
LEFT_X = (160 - 3 * 6 * SCALE) // 2
TOP_Y = 40


class NumberPanel(Page):
    """Three digits and a pair of arrows at the one that turns."""

    def enter(self):
        """Show the number chosen before, or 000."""
        self._words = self.director.words("number")
        self.cover()
        self.lay_out(self._words.HEADING, self._words.KEYS)
        number = self.director.session.number or 0
        self._digits = bytearray((number // 100, number // 10 % 10, number % 10))
        big = displayio.Group(scale=SCALE, x=LEFT_X, y=TOP_Y)
        self._line = Line(self.director.font, 3, 0, 0, self.ink)
        big.append(self._line.grid)
        self.group.append(big)
        self._above = self.text("▲", 0, TOP_Y - 12, self.accent).grid
        self._below = self.text("▼", 0, TOP_Y + 8 * SCALE, self.accent).grid
        self._meaning = self.text("", 2, 92, self.dim, 26)
        self._move_to(2)
        self._show()

    def press(self, step):
        """Turn a digit, move on, take the number or go back."""
        if step.down & B_BIT:
            self.director.close()
        elif step.down & A_BIT:
            self._take()
        elif step.down & UP_BIT:
            return self._turn(1)
        elif step.down & DOWN_BIT:
            return self._turn(9)
        elif step.down & LEFT_BIT:
            return self._move_to((self._place + 2) % 3)
        elif step.down & RIGHT_BIT:
            return self._move_to((self._place + 1) % 3)
        return False

    def _value(self):
        return self._digits[0] * 100 + self._digits[1] * 10 + self._digits[2]

    def _take(self):
        session = self.director.session
        if not self._is_too_high():
            session.number = self._value() or None
            session.code = None
            self.director.close()

    def _is_too_high(self):
        """Return whether the fair cup has no track of the number."""
        return self.director.session.size == CUP and self._value() > CUP_TRACKS

    def _turn(self, by):
        self._digits[self._place] = (self._digits[self._place] + by) % 10
        return self._show()

    def _move_to(self, place):
        self._place = place
        self._above.x = self._below.x = (
            LEFT_X + 6 * SCALE * place + (6 * SCALE - 10) // 2
        )
        return True

    def _show(self):
        self._line.write("%03d" % self._value())
        words = self._words
        size = words.SIZES[self.director.session.size]
        text = words.TRACK if self._value() else words.ANY
        text = words.TOO_HIGH if self._is_too_high() else text % size
        self._meaning.write(" " * ((26 - len(text)) // 2) + text)
        return True


SCENE = NumberPanel
