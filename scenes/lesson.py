# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""What the lessons of both games have in common: stops, keys, the panel.

A shows the next stop, B the one before, Start leaves, Select held hides the panel. At a
"your turn" stop the keys of the game pick a move; the coach answers, then A goes on.
"""

from scenes.buttons import A_BIT, B_BIT, SELECT_BIT, START_BIT
from scenes.caption import caption
from scenes.caption_panel import CaptionPanel
from scenes.scene import Scene


class LessonScene(Scene):
    """A walk through a game; subclasses show the table and say what the keys pick.

    They have ``walk``, ``lines()`` on a stop and its step, ``end_lines()``, ``task()``,
    ``show_table()``, ``panel_y()``, ``pick(step)`` (the coach's lines on what was
    picked, or None), ``follow_pick()`` and ``KEYS_PICK``, the words for its keys.
    """

    HAS_BACK = True
    """Whether B goes back also while the learner picks."""

    def open_lesson(self, game):
        """Get the words ready; ``game`` is race or cards."""
        self.around = self.director.words("lesson")
        self.coach_words = self.director.words("coach_" + game)
        self.panel = CaptionPanel(self.director.font)
        self._is_answered = False
        self._is_hidden = False

    def say(self, facts):
        """Return the lines for some facts of the coach."""
        return [caption(self.coach_words, fact) for fact in facts]

    @property
    def is_picking(self):
        """Whether the learner is to pick at this stop."""
        return self.walk.is_yours and not self._is_answered

    def show_stop(self):
        """Show the stop that the walk is at."""
        around = self.around
        self.show_table()
        if self.walk.is_at_end:
            lines, keys = self.end_lines(), around.KEYS_END
        elif self.is_picking:
            self._ask(getattr(around, self.KEYS_PICK))
            return
        else:
            lines, keys = self.lines(), around.KEYS
        self._show(lines, keys)

    def press(self, step) -> bool:
        """Go on, back or away, or pick; the panel hides while Select is held."""
        if not self.is_picking and self._is_hidden != bool(step.held & SELECT_BIT):
            self._is_hidden = not self._is_hidden
            (self.panel.hide if self._is_hidden else self.panel.unhide)()
            return True
        down = step.down
        if down & START_BIT:
            self.director.go("lessons")
        elif self.is_picking and not (self.HAS_BACK and down & B_BIT):
            return self._pick(step)
        elif down & A_BIT and not self.is_picking:
            return self._go(1)
        elif down & B_BIT:
            return self._go(-1)
        return False

    def _pick(self, step):
        answer = self.pick(step)
        if answer is None:
            return self.follow_pick()
        self._is_answered = True
        self._show(answer, self.around.KEYS)
        return True

    def _go(self, by):
        walk = self.walk
        if by > 0 and walk.is_at_end:
            self.director.go("lessons")
            return False
        if by < 0 and walk.at == 0:
            return False
        if self._is_answered and by > 0:
            self._is_answered = False
            walk.go(walk.at + 1)
        else:
            self._is_answered = False
            walk.go(walk.at + by)
        self.show_stop()
        return True

    def _ask(self, keys):
        """Ask for a pick in the last line only: it hides little of the table."""
        self._show(("", "", self.task()), keys, -16)

    def _show(self, lines, keys, y=None):
        walk = self.walk
        place = self.around.STOP_OF % (walk.at + 1, walk.count + 1)
        blanks = 26 - len(keys) - len(place)
        if y is None:
            y = self.panel_y()
        self.panel.show(lines, keys + " " * blanks + place, y)
        self.director.whole = True  # a stop puts up another panel over another table
