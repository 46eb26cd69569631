# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""What is told in a race beyond a move: a lost turn, Green's extra turn, the end."""

from engine.race.race import AGREED, COLOURS, DRAW, MOVE_BITS, RESIGN
from scenes.notice import CHEQUER, HAZARD, PLAIN
from scenes.palette import BAR_BLUE, BAR_GREEN, BOX_DRAW, BOX_LOST

_SIDES = (BAR_BLUE, BAR_GREEN)


class News:
    """Writes the notices of a race."""

    def __init__(self, words, pars):
        """Take scenes/texts/*/race.py and the two pars in turns, Blue's first."""
        self._words = words
        self._pars = pars
        self.is_lap = False
        """Whether Blue has just done its lap, which is told before Green's turn."""

    def how(self, race):
        """Return in a few words how a race ended."""
        words = self._words
        last = race.log[race.plies - 1] & MOVE_BITS
        if race.result == DRAW:
            if last == AGREED:
                return words.DRAW_AGREED
            if race.cars[0].lap == 1:
                return words.DRAW_BOTH % (race.plies // 2)
            return words.DRAW_LIMIT
        side = COLOURS.index(race.result)
        if last == RESIGN:
            return words.GAVE_UP % words.NAMES[1 - side]
        turns = race.plies // 2 if side else (race.plies + 1) // 2
        return words.WINS_HOW % (turns, self._pars[side])

    def tell(self, notice, race):
        """Put up the notice for a race as it stands."""
        if self.is_lap:
            self._tell_lap(notice)
        elif race.turn is None:
            self._tell_result(notice, race)
        else:
            self._tell_lost_turn(notice, race)

    def _tell_lost_turn(self, notice, race):
        """Say that the side to move loses its turn, and why."""
        words = self._words
        speed = race.cars[race.turn].speed
        why, cost = words.LOST_REST, words.LOST_STILL
        if speed:
            why = words.LOST_WHY % (speed + 1, speed - 1)
            cost = words.LOST_SPEED % (speed, speed - 1)
        notice.show(BOX_LOST, HAZARD, words.LOST % words.NAMES[race.turn], why, cost)

    def _tell_lap(self, notice):
        """Say that Blue has its lap and Green one more turn."""
        words = self._words
        lap = words.LAP % words.NAMES[0]
        notice.show(BAR_BLUE, CHEQUER, lap, words.EXTRA % words.NAMES[1], words.LAP_HOW)

    def _tell_result(self, notice, race):
        """Say how the race ended."""
        words = self._words
        how = self.how(race)
        is_alone = not race.track.is_road(race.track.green)
        if is_alone and race.cars[0].lap < 1:
            notice.show(BOX_DRAW, PLAIN, how, "", words.GO_ON)
            return
        if race.result == DRAW:
            notice.show(BOX_DRAW, PLAIN, words.DRAW, how, words.GO_ON)
            return
        side = COLOURS.index(race.result)
        text = words.LAP if is_alone else words.WINS
        wins = text % words.NAMES[side]
        notice.show(_SIDES[side], CHEQUER, wins, how, words.GO_ON)
