# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""A lesson of Ring on the real board: each stop shows the move that comes."""

from engine.race.coach import Coach
from engine.race.lesson import place_cars, read_moves
from engine.race.race import FASTER, LOST, SLOWER, Race
from engine.race.walk import Walk
from scenes.buttons import A_BIT, B_BIT
from scenes.lesson import LessonScene
from scenes.race_aim import Aim, last_direction
from scenes.race_bar import Bar
from scenes.race_board import Board

PANEL_Y = (0, 80)
"""Top of the panel at the upper edge, and above the bar."""

_D_PAD = 0xF0


class RaceLesson(LessonScene):
    """A race gone through stop by stop."""

    KEYS_PICK = "KEYS_AIM"
    HAS_BACK = False  # B changes between faster and slower, as in a race

    def enter(self):
        """Put up the lesson that the session names, at its first stop."""
        director = self.director
        session = director.session
        self._words = director.words("race")
        record = director.load("engine.race.lesson_%d" % session.lesson).RECORD
        race = self.race = Race(session.track)
        place_cars(race, record)
        moves, yours = read_moves(race, record)
        self.walk = Walk(race, moves, yours)
        self._coach = Coach(race, session.turns_left)
        self.aim = Aim(race)
        self._board = Board(race)
        self._bar = Bar(director.font, self._words)
        self.open_lesson("race")
        for part in (self._board, self._bar, self.panel):
            self.group.append(part.group)
        self.show_stop()

    def lines(self):
        """Return the coach's lines on the move of the stop."""
        return self.say(self._coach.facts(self.walk.move))

    def end_lines(self):
        """Return how the race ended."""
        race = self.race
        if race.result in ("blue", "green"):
            name = self._words.NAMES[race.result == "green"]
            return [self._words.WINS % name]
        return [self._words.DRAW if race.result else ""]

    def task(self):
        """Return what the learner is asked for."""
        return self.around.YOUR_MOVE

    def panel_y(self):
        """Return the edge where the panel hides the least: target, mover, rival."""
        race = self.race
        track = race.track
        rows = [track.y(car.cell) for car in race.cars]
        if race.turn is not None:
            step = track.delta[self.aim.direction]
            target = track.y(self.aim.car.cell + max(self.aim.speed, 0) * step)
            rows += [target, target, rows[race.turn]]  # they count for more
        above = sum([1 for row in rows if row < 4])
        below = sum([1 for row in rows if row > 9])
        return PANEL_Y[above > below]

    def show_table(self):
        """Show the race at the stop, and the move to come as an aim."""
        race = self.race
        board = self._board
        for side in (0, 1):
            board.put(side, race.cars[side].cell)
            board.point(side, last_direction(race, side))
        if race.turn is None:
            board.hide_moves()
            return
        self.aim.begin()
        text = self._words.TURN % (race.plies // 2 + 1, self._par())
        self._bar.show_turn(race, text, self.aim)
        self._bar.note("")
        if self.walk.is_at_end or self.walk.move >= LOST:
            board.hide_moves()
            return
        if not self.is_picking:
            self._take(self.walk.move)
        board.show_moves(self.aim.moves)
        self._show_aim()

    def pick(self, step):
        """Aim as in a race; A asks the coach about the move aimed at."""
        self._changed = False
        if step.down & _D_PAD:
            self._changed = self.aim.turn_to(step.down)
        if step.down & B_BIT:
            self._changed = self.aim.shift() or self._changed
        if step.down & A_BIT and self.aim.speed >= 0:
            facts = self._coach.facts(self.aim.move)
            said = self.say(facts)
            return [self.around.GRADES[self._coach.grade], said[0], said[2]]
        return None

    def follow_pick(self):
        """Show the aim if it has changed; return whether it has."""
        if self._changed:
            self._show_aim()
        return self._changed

    def _show_aim(self):
        aim = self.aim
        self._board.show_aim(aim, 0 if aim.is_stop else aim.find_shut())
        self._bar.show_aim(aim)

    def _take(self, move):
        """Aim at a move."""
        self.aim.take(move & 7, SLOWER if move >= SLOWER else FASTER)

    def _par(self):
        return self.director.session.pars[self.race.turn]


SCENE = RaceLesson
