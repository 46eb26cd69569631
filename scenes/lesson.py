# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""What the lessons of both games and the look back have in common: stops, keys, panel.

A shows the next stop, B the one before, Start leaves, Select held hides the panel. At a
"your turn" stop the keys of the game pick a move; the coach answers, then A goes on and
B asks once more. In a look back A and B go to the stops where something was missed, and
to the end and the start behind them; Left and Right go to any.
"""

from engine.grades import GOOD
from scenes.buttons import A_BIT, B_BIT, LEFT_BIT, RIGHT_BIT, SELECT_BIT, START_BIT
from scenes.caption import caption
from scenes.caption_panel import COLUMNS, CaptionPanel
from scenes.scene import Scene

MOST = 12
"""Stops that A and B go to at most; nobody wants to hear of more."""

_TASK_Y = -16  # of the panel: its last line and the keys hide little of the table


class LessonScene(Scene):
    """A walk through a game; subclasses show the table and say what the keys pick.

    They have ``walk``, ``lines()`` on a stop and its step, ``end_lines()``, ``task()``,
    ``show_table()``, ``panel_y()``, ``pick(step)`` (the grade and two of the coach's
    lines on what was picked, or None), ``follow_pick()``, ``KEYS_PICK``, the words for
    its keys, ``MENU``, the game's menu, and ``go_on()``, which leaves a look back.
    """

    KEYS_DONE = 1
    """Which of the words for the keys tells what follows a look back."""

    BACK = B_BIT
    """The key that goes back while the learner picks."""

    def open_lesson(self, game):
        """Get the words ready; ``game`` is race or cards."""
        self.around = self.director.words("lesson")
        self.coach_words = self.director.words("coach_" + game)
        self.panel = CaptionPanel(self.director.font)
        self.found = None
        """Of a look back: the stops where something was missed, and facts about it."""
        self.at = 0
        """The number of the stop that is shown."""
        self.stride = 1
        """Every how many stops of a look back there is one to show."""
        self._is_answered = False
        self._is_hidden = False

    def look_back(self, missed):
        """Search a game just played, the bar moving, and return ``found``.

        ``missed`` gives a step a stop.
        """
        found = {}  # type: dict
        self.found = found
        for done, step in enumerate(missed, 1):
            self.director.progress(done, self.walk.count)
            if step and len(found) < MOST:
                found[step[0]] = step[1]
        self.at = min(found) if found else self.walk.count
        return found

    def say(self, facts):
        """Return the lines for some facts of the coach."""
        return [caption(self.coach_words, fact) for fact in facts]

    @property
    def is_picking(self):
        """Whether the learner is to pick at this stop."""
        return self.walk.is_yours and not self._is_answered

    def show_stop(self):
        """Show the stop of the number ``at``."""
        around = self.around
        self.walk.go(self.at)
        self.show_table()
        if self.walk.is_at_end:
            keys = around.KEYS_END[0 if self.found is None else self.KEYS_DONE]
            self._show(self._end(), keys)
        elif self.is_picking:
            keys = getattr(around, self.KEYS_PICK)
            self._show(("", "", self.task()), keys, _TASK_Y)
        else:
            self._show(self.lines(), around.KEYS[self.found is not None])

    def _end(self):
        """Return the lines of the last stop."""
        lines = self.end_lines()
        if self.found or self.found is None:
            return lines
        return [self.around.NOTHING_MISSED] + lines[-2:]

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
        else:
            return self._turn(down, is_picking) or changed
        return changed

    def _turn(self, down, is_picking):
        """Go on or back with the keys pressed; return whether the picture changed."""
        found, count = self.found, self.walk.count
        if found is None:
            found = range(count)
        elif down & (LEFT_BIT | RIGHT_BIT):
            by = 1 if down & RIGHT_BIT else -1
            return self._go(by, range(0, count, self.stride))
        if down & (self.BACK if is_picking else B_BIT):
            return self._go(-1, found)
        if is_picking or not down & A_BIT:
            return False
        if not self.walk.is_at_end:
            return self._go(1, found)
        self._leave(True)
        return False

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
        keys = around.KEYS[0] if grade == GOOD else around.KEYS_AGAIN
        self._show((around.GRADES[grade], first, second), keys)
        return True

    def _go(self, by, found):
        """Go to the nearest stop found behind this one or before, or to an end.

        Back from an answer is to be asked again.
        """
        at = self.at
        if by > 0 or not self._is_answered:
            at = self.walk.count if by > 0 else 0
            for stop in found:
                if self.at < stop < at or at < stop < self.at:
                    at = stop
        if at == self.at and not self._is_answered:
            return False
        self._is_answered = False
        self.at = at
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
        at, end = self.at, self.walk.count
        if self.found is not None:  # moves are counted there, not stops
            at, end = at // self.stride, (end - 1) // self.stride
        place = self.around.STOP_OF % (at + 1, end + 1)
        if self.found is not None and self.walk.is_at_end:
            place = ""
        blanks = COLUMNS - len(keys) - len(place)
        if y is None:
            y = self.panel_y()
        self.panel.show(lines, keys + " " * blanks + place, y)
        self.hide(self._is_hidden and not self.is_picking)
        self.director.whole = True  # a stop puts up another panel over another table
