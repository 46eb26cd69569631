# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The ghost of a time trial: the own best lap, or one of the shortest, driven along.

It takes the picture of Green's car, which is off the road then, in pale colours.
"""

import displayio

from engine.race.race import MOVE_BITS, SLOWER
from scenes.palette import DIM
from scenes.session import BEST, NO_GHOST

_PAINT = 4  # the colour of Green's car in sprites.bmp


class Ghost:
    """Where a lap's car stands after each turn."""

    def __init__(self, track, lap: bytes):
        """Take the track and the moves of Blue's lap."""
        self._lap = lap
        self._cells = [track.blue]
        speed = 0
        for move in lap:
            speed += 1 if move < SLOWER else -1
            self._cells.append(self._cells[-1] + speed * track.delta[move])

    def dress(self, board):
        """Give Green's car pale colours, and put it below Blue's."""
        colours = displayio.Palette(len(board.colours))
        for index in range(len(board.colours)):
            colours[index] = board.colours[index]
        colours[_PAINT] = DIM
        colours.make_transparent(0)
        blue, car = board.cars
        car.pixel_shader = colours
        board.group.remove(car)
        board.group.insert(board.group.index(blue), car)

    def show(self, board, turn: int):
        """Show it after so many turns; at the end of its lap it stays."""
        turn = min(turn, len(self._lap))
        board.put(1, self._cells[turn])
        while turn and self._cells[turn] == self._cells[turn - 1]:
            turn -= 1  # a stop and a lost turn point nowhere: as it came there
        move = self._lap[turn - 1] if turn else board.race.track.forward
        board.point(1, move & 7)


def ghost_of(director, race, rng):
    """Return the ghost that the session wishes for, or None; the race is at its start.

    Without an own lap on the track, or with one that cannot be driven there, it drives
    one of the shortest, by chance.
    """
    session = director.session
    if session.ghost == NO_GHOST:
        return None
    lap = b""
    if session.ghost == BEST and session.lap:
        lap = _driven(race, session.lap, director.once("engine.race.tape").replay)
    return Ghost(race.track, lap or session.turns_left.shortest(race, rng))


def _driven(race, tape, replay):
    """Return Blue's moves on a tape; none if it does not lead to a lap."""
    is_lap = replay(race, tape) and race.cars[0].lap == 1
    turns = range(0, race.plies, 2)
    lap = bytes([race.log[ply] & MOVE_BITS for ply in turns])
    while race.plies:
        race.pop()
    return lap if is_lap else b""
