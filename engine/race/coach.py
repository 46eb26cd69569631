# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The coach of Ring: what a move did, what else could be done, and why it was good.

It derives three **facts** from any position and any move, with the rules' own list of
moves and the table of turns left. A fact is a tuple: a name, then small whole numbers.
The name is that of a line in scenes/texts/*/coach_race.py, which puts it into words; no
language is known here. The third fact is the matter of engine/race/coach_why.py.
"""

from engine.grades import FAIR, GOOD, WRONG
from engine.race.choice import NONE, UNKNOWN, Choice
from engine.race.coach_shut import shut_facts
from engine.race.coach_why import Doubt, why
from engine.race.race import AGREED, LOST, MOVE_BITS, RESIGN, SLOWER, STOP, Race
from engine.race.way import Way


class Coach:
    """Speaks about the moves of one race; ``turns_left`` is its track's whole table.

    The race is as it was after each call. ``grade`` is that of the move asked last, as
    in engine/grades.py.
    """

    def __init__(self, race: Race, turns_left):
        self.race = race
        self.turns_left = turns_left
        self.way = Way(race.track)
        self._choice = Choice(turns_left)
        self._doubt = Doubt(turns_left)
        self.grade = GOOD

    def facts(self, move: int) -> tuple:
        """Return three facts about a move of the side to move, legal or not.

        ``move`` is a byte as ``Race.log`` has it, without the bits for taking back:
        also LOST, RESIGN and AGREED. Needs a race that is not over.
        """
        race = self.race
        speed = race.cars[race.turn].speed
        if speed == 1 and SLOWER <= move < LOST:
            move = STOP  # whatever the direction aimed at
        choice = self._choice
        choice.look(race)
        if move < LOST and move not in choice.moves:
            self.grade = WRONG
            return shut_facts(race, choice, move)
        doubt = self._doubt
        doubt.look(race, move)
        self.grade = self._graded(choice, move, doubt)
        third = why(self, choice, move, doubt)
        return self._happened(move), self._else(choice, move), third

    def _graded(self, choice, move, doubt):
        """Return the grade of a legal move.

        Wrong is a lap missed, or two turns and more thrown away for nothing.
        """
        if move >= LOST or not choice.is_known or len(choice.moves) == 1:
            return GOOD
        behind = choice.left(move) - choice.least()
        if doubt.is_over:
            return WRONG if behind and choice.least() == 0 else GOOD
        if doubt.is_doomed:
            return FAIR
        if behind == 0 or doubt.cost > behind:
            return GOOD
        return FAIR if behind == 1 and choice.least() else WRONG

    def _happened(self, move):
        """Return what the side to move did."""
        race = self.race
        side = race.turn
        speed = race.cars[side].speed
        if move >= LOST:
            return _without_move(side, speed, move)
        before = race.cars[side].lap
        turned = self._has_turned(move)
        race.push(move)
        change = race.cars[side].lap - before
        race.pop()
        speed += 1 if move < SLOWER else -1
        if change:
            name = "DEBT" if change < 0 else "LAP" if before == 0 else "PAYS"
            return name, side
        if speed == 0:
            return "STOPS", side
        if speed == 1 and move < SLOWER:
            return "STARTS", side, move & 7
        name = "FASTER" if move < SLOWER else "SLOWER"
        if turned:
            name = "TURNS_" + name
        return name, side, speed, move & 7

    def _has_turned(self, move):
        """Return whether a move goes at least square to the car's last one."""
        race = self.race
        if race.plies < 2 or race.cars[race.turn].speed == 0:
            return False
        last = race.log[race.plies - 2] & MOVE_BITS
        # at some speed the last move was no stop, so a move below LOST has a direction
        return last < LOST and 2 <= (move - last & 7) <= 6

    def _else(self, choice, move):
        """Return what else the rules allowed."""
        race = self.race
        speed = race.cars[race.turn].speed
        if move == LOST:
            if speed == 0:
                return ("SHUT_ROUND",)
            return "SHUT_BOTH", speed + 1, speed - 1
        if move > LOST:
            return "COULD_MOVE", len(choice.moves)
        if len(choice.moves) == 1:
            return ("ONLY_SLOWER",) if choice.is_braking else ("ONLY_MOVE",)
        if choice.is_braking:
            if race.track.open_mask(race.cars[race.turn].cell, speed + 1):
                return "CAR_BARS", 1 - race.turn, speed + 1
            return "ROAD_BARS", speed + 1
        return other_moves(choice, speed, move)


def other_moves(choice: Choice, speed: int, move: int = NONE) -> tuple:
    """Return the fact about the legal moves but one, at the car's present speed."""
    count = len(choice.moves) - (move != NONE)
    best = choice.quickest(move)
    if count == 0:
        return ("TURN_LOST",)
    if count > 1 and (not choice.is_known or choice.least() == UNKNOWN):
        return "OTHERS_UNKNOWN", count
    name = "ONE_OTHER" if count == 1 else "OTHERS"
    said = () if count == 1 else (count,)
    if speed == 1 and best == STOP:
        return (name + "_STOP",) + said
    return (name,) + said + (speed + (1 if best < SLOWER else -1), best & 7)


def _without_move(side, speed, move):
    """Return what happened where no car moved."""
    if move == RESIGN:
        return "RESIGNS", side
    if move == AGREED:
        return ("AGREED",)
    if speed == 0:
        return "LOSES_AT_REST", side
    return "LOSES", side, speed, speed - 1
