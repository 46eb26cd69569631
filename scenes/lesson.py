# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""What the lessons of both games and the look back have in common: stops, keys, panel.

A shows the next stop, B the one before, Start leaves, Select held hides the panel. At a
"your turn" stop the keys of the game pick a move; the coach answers, then A goes on and
B asks once more. A look back shows only the stops where something was missed.
"""

from engine.grades import GOOD
from scenes.buttons import A_BIT, B_BIT, SELECT_BIT, START_BIT
from scenes.caption import caption
from scenes.caption_panel import COLUMNS, CaptionPanel
from scenes.scene import Scene

MOST = 24
"""Stops that a look back shows at most; nobody wants to hear of more."""

_TASK_Y = -16  # of the panel: its last line and the keys hide little of the table


class LessonScene(Scene):
    """A walk through a game; subclasses show the table and say what the keys pick.

    They have ``walk``, ``lines()`` on a stop and its step, ``end_lines()``, ``task()``,
    ``show_table()``, ``panel_y()``, ``pick(step)`` (the grade and two of the coach's
    lines on what was picked, or None), ``follow_pick()``, ``KEYS_PICK``, the words for
    its keys, ``MENU``, the game's menu, and ``go_on()``, which leaves a look back.
    """

    BACK = B_BIT
    """The key that goes back while the learner picks."""

    def open_lesson(self, game):
        """Get the words ready; ``game`` is race or cards."""
        self.around = self.director.words("lesson")
        self.coach_words = self.director.words("coach_" + game)
        self.panel = CaptionPanel(self.director.font)
        self.found = None
        """Of a look back: (stop, facts) where something was missed."""
        self.at = 0
        """The number of the stop that is shown."""
        self._is_answered = False
        self._is_hidden = False

    def look_back(self, missed):
        """Search a game just played, the bar moving; ``missed`` gives a step a stop."""
        self.found = []
        for done, step in enumerate(missed, 1):
            self.director.progress(done, self.walk.count)
            if step and len(self.found) < MOST:
                self.found.append(step)

    def say(self, facts):
        """Return the lines for some facts of the coach."""
        return [caption(self.coach_words, fact) for fact in facts]

    @property
    def count(self):
        """How many stops there are before the end."""
        return self.walk.count if self.found is None else len(self.found)

    @property
    def is_picking(self):
        """Whether the learner is to pick at this stop."""
        return self.walk.is_yours and not self._is_answered

    def show_stop(self):
        """Show the stop of the number ``at``."""
        around, found = self.around, self.found
        is_end = self.at == self.count
        stop = self.at if found is None or is_end else found[self.at][0]
        self.walk.go(self.walk.count if is_end else stop)
        self.show_table()
        if is_end:
            self._show(self._end(), around.KEYS_END)
        elif self.is_picking:
            keys = getattr(around, self.KEYS_PICK)
            self._show(("", "", self.task()), keys, _TASK_Y)
        else:
            lines = self.say(found[self.at][1]) if found else self.lines()
            self._show(lines, around.KEYS)

    def _end(self):
        """Return the lines of the last stop."""
        if self.found is None:
            return self.end_lines()
        around = self.around
        what = around.ALL_SHOWN if self.found else around.NOTHING_MISSED
        return [around.LOOK_BACK, what] + self.end_lines()

    def press(self, step) -> bool:
        """Go on, back or away, or pick; the panel hides while Select is held."""
        down, is_picking = step.down, self.is_picking
        changed = False
        if down & SELECT_BIT and not is_picking:
            changed = self.hide(True)
        elif self._is_hidden and not step.held & SELECT_BIT:
            changed = self.hide(False)
        if down & START_BIT:
            self._leave()
        elif is_picking and not down & self.BACK:
            return self._pick(step)
        elif down & A_BIT and not is_picking:
            return self._go(1) or changed
        elif down & (self.BACK if is_picking else B_BIT):
            return self._go(-1) or changed
        return changed

    def hide(self, is_hidden):
        """Hide the panel, or show it again; return True, since the picture changed."""
        self._is_hidden = is_hidden
        (self.panel.hide if is_hidden else self.panel.unhide)()
        return True

    def _pick(self, step):
        answer = self.pick(step)
        if answer is None:
            return self.follow_pick()
        self._is_answered = True
        around = self.around
        grade, first, second = answer
        keys = around.KEYS if grade == GOOD else around.KEYS_AGAIN
        self._show((around.GRADES[grade], first, second), keys)
        return True

    def _go(self, by):
        """Go on or back by a stop; back from an answer is to be asked again."""
        if self._is_answered and by < 0:
            by = 0
        if not 0 <= self.at + by <= self.count:
            if by > 0:
                self._leave(True)
            return False
        self._is_answered = False
        self.at += by
        self.show_stop()
        return True

    def _leave(self, is_over=False):
        if self.found is None:
            self.director.go("lessons")
        elif is_over:
            self.go_on()
        else:
            self.director.go(self.MENU)

    def _show(self, lines, keys, y=None):
        place = self.around.STOP_OF % (self.at + 1, self.count + 1)
        blanks = COLUMNS - len(keys) - len(place)
        if y is None:
            y = self.panel_y()
        self.panel.show(lines, keys + " " * blanks + place, y)
        self.hide(self._is_hidden and not self.is_picking)
        self.director.whole = True  # a stop puts up another panel over another table
