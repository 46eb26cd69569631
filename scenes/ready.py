# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Before a session's first round: each end finds its three keys and presses play."""

from engine.cards.event import BOTH, LEFT
from scenes.area import area
from scenes.cards_seat import CALLS, NEXT, PLAY, TO_LEFT, TO_RIGHT
from scenes.line import Line
from scenes.palette import BLUE, DIM, GREEN, GROUND, INK, pair
from scenes.scene import Scene

COLUMNS = 12
"""Letters of each line: an end has half of the screen."""

_SIGNS = ("Ⓑ", "Ⓐ", "Start", "Select", "▶", "▼", "▲", "◀")  # by number of the button
_X = (2, 86)
_COLOURS = (BLUE, GREEN)


class ReadyScene(Scene):
    """The keys of both ends, each where it sits; goes on when both have pressed."""

    def enter(self):
        """Show the keys of each end."""
        director = self.director
        words = self._words = director.words("ready")
        self._is_ready = [False, False]
        self._states = []
        self.group.append(area(GROUND))
        self.group.append(area(DIM, 79, 0, 1))
        for side in BOTH:
            self._add_end(side, director.seats[side], words)

    def _add_end(self, side, keys, words):
        is_expert = self.director.session.is_expert
        ink, colour = pair(INK), pair(_COLOURS[side])
        self._add(side, 3, _SIGNS[keys[CALLS]], colour)
        self._add(side, 12, words.NEXT if is_expert else words.CALL, ink)
        if is_expert:
            first, second = keys[TO_LEFT], keys[TO_RIGHT]
            meanings = (words.PILE_LEFT, words.PILE_RIGHT)
        else:
            first, second = keys[NEXT], keys[PLAY]
            meanings = (words.NEXT, words.PLAY)
        for row, key in enumerate((first, second)):
            self._add(side, 48 + 24 * row, _SIGNS[key], colour)
            self._add(side, 57 + 24 * row, meanings[row], ink)
        self._states.append(self._add(side, 108, words.PRESS, colour))

    def _add(self, side, y, text, palette):
        """Add a line at an end: from the left edge, or up to the right one."""
        line = Line(self.director.font, COLUMNS, _X[side], y, palette)
        self._write(line, side, text)
        self.group.append(line.grid)
        return line

    def _write(self, line, side, text):
        blanks = 0 if side == LEFT else COLUMNS - len(text)
        line.write(" " * blanks + text)

    def press(self, step):
        """Note who has pressed play; with expert keys either pile's key."""
        changed = False
        is_expert = self.director.session.is_expert
        for side in BOTH:
            keys = self.director.seats[side]
            bits = 1 << keys[TO_LEFT if is_expert else PLAY] | 1 << keys[TO_RIGHT]
            if step.down & bits and not self._is_ready[side]:
                self._is_ready[side] = changed = True
                self._write(self._states[side], side, self._words.READY)
        if self._is_ready[0] and self._is_ready[1]:
            self.director.session.is_ready = True
            self.director.go("cards")
        return changed


SCENE = ReadyScene
