# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""A lesson of Ring, or a race just played, on the real board."""

import gc

from engine.grades import GOOD
from engine.race.coach_cost import in_all, told
from engine.race.race import FASTER, LOST, SLOWER, Race
from scenes.buttons import A_BIT, SELECT_BIT
from scenes.lesson import LessonScene
from scenes.session import COMPUTER, SOLO

PANEL_Y = (0, 80)
"""Top of the panel at the upper edge, and above the bar."""


class RaceLesson(LessonScene):
    """A race gone through stop by stop; each shows the move to come as an aim.

    Of a race driven alone only Blue's stops are shown.
    """

    KEYS_PICK = "KEYS_AIM"
    MENU = "menu"
    BACK = SELECT_BIT  # B switches between faster and slower

    def enter(self):
        """Put up the lesson or the race that the session names, at its first stop."""
        from engine.race.coach import Coach
        from scenes.race_view import RaceView

        session = self.director.session
        race = Race(session.track)
        self._coach = Coach(race, session.turns_left)
        self.open_lesson("race")
        if session.lesson:
            self._read_lesson(race)
        else:
            self._read_race(race, session)
        gc.collect()  # what was used once lies between what stays
        self._view = RaceView(self.director)
        self._view.show_race(race)
        self.group.append(self._view.group)
        self.group.append(self.panel.group)
        self.show_stop()

    def _read_lesson(self, race):
        """Set up the walk through a lesson."""
        from engine.race.walk import Walk

        director = self.director
        reader = director.once("engine.race.lesson")
        name = "engine.race.lesson_%d" % director.session.lesson
        record = director.once(name).RECORD
        reader.place_cars(race, record)
        self.walk = Walk(race, *reader.read_moves(race, record))

    def _read_race(self, race, session):
        """Set up the walk through the race just played, and find what was missed."""
        from engine.race.walk import Walk, moves_of

        missed = self.director.once("engine.race.look_back").missed
        log, session.race_log = session.race_log, b""
        self.walk = Walk(race, moves_of(log, len(log)))
        sides = (0, 1)  # type: tuple
        if session.versus == COMPUTER:  # nobody is told what the computer missed
            sides = (1 if session.is_swapped else 0,)
        elif session.versus == SOLO:
            sides, self.stride = (0,), 2
        found = self.look_back(missed(self._coach, self.walk, sides))
        for stop in found:
            found[stop] = None  # any move is told anew, with what it cost

    def lines(self):
        """Return the coach's lines on the move of the stop."""
        coach, move = self._coach, self.walk.move
        return self.say(coach.facts(move) if self.found is None else told(coach, move))

    def end_lines(self):
        """Return how the race ended, and in a look back what it cost."""
        lines = [] if self.found is None else self.say(in_all(self._coach))
        words, result = self._view.words, self.walk.race.result
        if self.stride > 1:  # nobody wins alone
            return lines
        if result in ("blue", "green"):
            return [words.WINS % words.NAMES[result == "green"]] + lines
        return [words.DRAW if result else ""] + lines

    def task(self):
        """Return what the learner is asked for."""
        return self.around.YOUR_MOVE

    def panel_y(self):
        """Return the edge where the panel hides the least: target, mover, rival."""
        race, aim = self.walk.race, self._view.aim
        track = race.track
        rows = [track.y(car.cell) for car in race.cars if track.is_road(car.cell)]
        if race.turn is not None:
            step = track.delta[aim.direction]
            target = track.y(aim.car.cell + max(aim.speed, 0) * step)
            rows += [target, target, rows[race.turn]]  # they count for more
        above = sum([1 for row in rows if row < 4])
        below = sum([1 for row in rows if row > 9])
        return PANEL_Y[above > below]

    def show_table(self):
        """Show the race at the stop, and the move to come as an aim."""
        race, view = self.walk.race, self._view
        view.place_cars()
        view.hide_moves()
        view.bar.group.hidden = race.turn is None
        if race.turn is None:
            return
        view.aim.begin()
        view.show_turn()
        view.bar.note("")
        if self.walk.is_at_end or self.walk.move >= LOST:
            return
        if self.is_picking:
            self._hide_answer()
        else:
            self._take(self.walk.move)
        view.board.marks.show(view.aim.moves)
        view.show_aim()
        if not self.is_picking:
            view.bar.note("")  # the keys do something else then

    def pick(self, step):
        """Aim as in a race; A asks the coach about the move aimed at."""
        aim = self._view.aim
        self._changed = aim.steer(step.down)
        if self._changed:
            self._view.show_aim()
        if not step.down & A_BIT or aim.speed < 0:
            return None
        said = self.say(self._coach.facts(aim.move))
        self._view.bar.note("")
        grade = self._coach.grade
        if grade == GOOD:
            return grade, said[0], said[2]
        return grade, said[2] if aim.is_legal else said[0], said[1]

    def go_on(self):
        """Go back to the result, where a rematch can be had."""
        self.director.session.track = None  # the result knows by it what was played
        self.director.go(self.director.session.after)

    def _take(self, move):
        """Aim at a move."""
        self._view.aim.take(move & 7, SLOWER if move >= SLOWER else FASTER)

    def _hide_answer(self):
        """Aim at another move than the lesson's, if there is one."""
        aim = self._view.aim
        for move in aim.moves:
            if aim.move == self.walk.move:
                self._take(move)

    def follow_pick(self):
        """Return whether the aim has changed."""
        return self._changed


SCENE = RaceLesson
