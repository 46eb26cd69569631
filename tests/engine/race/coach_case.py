# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""A position of Ring, a move in it, and what the slow referee makes of them."""

import copy

from tests.engine.race.oracle import OTHER, POINTS

POINT_LIST = list(POINTS)


class Case:
    """A position, a move in it as text, and all that the referee makes of it."""

    def __init__(self, referee, alone, far, move):
        self.referee = copied(referee)
        self.alone, self.far, self.move = alone, far, move
        self.side, self.rival = referee.turn, OTHER[referee.turn]
        self.car = referee.cars[self.side]
        self.moves = referee.moves()
        self.after = after(referee, move) if self.is_playable else None

    @property
    def is_playable(self):
        return self.move in [*(self.moves or ["x"]), "resign", "draw"]

    @property
    def new(self):
        """The car that moved, afterwards."""
        return self.after.cars[self.side]

    def turns(self, move):
        """Turns left of the side to move after a move."""
        return self.alone.turns(self.referee.driven(self.car, move))

    def best(self, moves=None):
        """The fewest turns left after one of some moves, all of them if not said."""
        return min(self.turns(move) for move in moves or self.moves)

    @property
    def is_drive(self):
        """Whether a car moves."""
        return self.move not in ("x", "0", "resign", "draw")

    @property
    def others(self):
        return [move for move in self.moves if move != self.move]

    @property
    def faster(self):
        return [move for move in self.moves if speed_of(move) > self.car.speed]

    @property
    def turned(self):
        """Eighths of a circle from the car's last move to this one, None without."""
        if len(self.referee.older) < 2:
            return None
        last = self.referee.played[-2]
        if last in ("x", "0") or self.move in ("x", "0"):
            return None
        gap = POINT_LIST.index(point_of(self.move)) - POINT_LIST.index(point_of(last))
        return min(gap % 8, -gap % 8)

    def alone_moves(self):
        """The moves without the rival's car."""
        lone = copy.copy(self.referee)
        lone.cars = {self.side: self.car, self.rival: self.car._replace(place=None)}
        return lone.moves()


def copied(referee):
    """A referee that goes on by itself; ``played`` are the moves so far."""
    found = copy.copy(referee)
    found.cars, found.taken = dict(referee.cars), dict(referee.taken)
    found.older, found.played = list(referee.older), list(referee.played)
    return found


def after(referee, move):
    """A copy of the referee in which a move has been played."""
    found = copied(referee)
    found.play(move)
    found.played.append(move)
    return found


def speed_of(move):
    return int(move.rstrip("NESW"))


def point_of(move):
    return move.lstrip("0123456789")


def is_move(move, speed, direction):
    return move == f"{speed}{POINT_LIST[direction]}"
