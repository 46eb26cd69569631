# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""A race on the screen as it stands: board and bar, with the aim in hand.

What a race scene and a lesson have in common; neither turns nor keys are known here.
The parts are imported only where they are made, so that the larger modules that build
on this one can be compiled before them (scenes/needs.txt).
"""

import gc

from engine.race.race import FASTER
from scenes.scene import Scene


class RaceView(Scene):
    """The picture of ``race``; ``aim`` is that of the side to move."""

    def show_race(self, race):
        """Build the picture of a race, the cars where they stand."""
        from scenes.race_aim import Aim
        from scenes.race_bar import Bar
        from scenes.race_board import Board

        director = self.director
        self.race = race
        self.aim = Aim(race)
        self.words = director.words("race")
        road = director.once("scenes.race_road").road_grid(race.track)
        gc.collect()  # it was used once, and lies between what stays
        self.board = Board(race, road)
        self.bar = Bar(director.font, self.words)
        self.group.append(self.board.group)
        self.group.append(self.bar.group)
        self.place_cars()

    def place_cars(self):
        """Put both cars where they stand, pointing the way they came."""
        from scenes.race_aim import last_direction

        race = self.race
        for side in (0, 1):
            self.board.put(side, race.cars[side].cell)
            self.board.point(side, last_direction(race, side))

    def hide_moves(self):
        """Take all marks and the aim away."""
        self.board.marks.hide()
        self.board.path.hide()

    def show_turn(self):
        """Show in the bar whose turn it is, its number and the par of the side."""
        race, words = self.race, self.words
        text = words.LAST
        if race.cars[0].lap < 1:
            par = self.director.session.pars[race.turn]
            text = words.TURN % (race.plies // 2 + 1, par)
        self.bar.show_turn(race, text, self.aim)

    def show_aim(self):
        """Show the aim on the board and in the bar, and why it is not legal."""
        aim = self.aim
        shut = 0 if aim.is_stop else aim.find_shut()
        self.board.path.show(aim, shut)
        self.bar.show_aim(aim)
        self.bar.note(*self._note(shut))

    def _note(self, shut):
        """Return what to say about the aim, and which keys do what."""
        aim, words = self.aim, self.words
        if shut:
            return words.IN_WAY if shut == aim.RIVAL else words.OFF_ROAD
        if aim.is_legal:
            if self.race.is_trap(aim.move):
                return words.TRAP
            table = self.board.marks.turns_left
            lost = table.lost(self.race, aim.move) if table else 0
            if lost:
                return words.STOP if aim.is_stop else words.DRIVE, words.LOSES[lost > 1]
        if aim.is_stop:
            return words.STOP, words.FASTER
        if not aim.can(FASTER):
            return words.MUST_BRAKE
        if aim.is_slower:
            return words.DRIVE, words.FASTER
        return words.DRIVE, words.SLOWER if aim.car.speed else ""
