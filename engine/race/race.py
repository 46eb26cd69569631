# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The rules of Ring: legal moves, turns, laps and outcome (docs/rules.md, Ring 3-9).

A move is one byte. 0 to 7: one faster, towards ``COMPASS[move]``. 8 to 15: one slower,
towards ``COMPASS[move - 8]``; from speed 1 the slower move is the stop, written 8. LOST
is a lost turn. The log of these bytes is enough to take back or to replay a race.
"""

FASTER = 0
"""Added to a direction: the move one faster that way."""
SLOWER = 8
"""Added to a direction: the move one slower that way."""
STOP = 8
"""Speed 1 down to 0: a legal move of no cells."""
LOST = 16
"""A lost turn: the speed falls by one, the car stays."""
LOST_AT_REST = 17
"""In the log: a lost turn at speed 0, which has nothing to fall to."""
RESIGN = 18
"""In the log: the side to move gave up."""
AGREED = 19
"""In the log: both agreed on a draw."""
MOVE_BITS = 31
"""The bits of a log byte that hold the move; the others are for taking back."""
MAX_TURNS = 150
"""Turns for each car before the race is a draw (Ring 9)."""
COLOURS = ("blue", "green")
"""The sides in the order in which they move."""
DRAW = "draw"
"""The result that is neither colour's."""

_LAP_DOWN = 32  # bits in a log byte: what the move did to the lap counter
_LAP_UP = 64

# By pair of moves, then by the two bits that tell which of them are legal: short lists
# to join instead of sixteen tests. Lists of four would be faster, and take 1.4 KB more.
_PAIRS = tuple(
    bytes(move + bit for bit in range(2) if bits >> bit & 1)
    for move in range(0, LOST, 2)
    for bits in range(4)
)


class Car:
    """One car: its cell, its speed in cells a turn and its signed lap counter."""

    def __init__(self, cell: int):
        self.cell = cell
        self.speed = 0
        self.lap = 0


class Race:
    """Two cars on a track, whose turn it is, and every move so far.

    ``cars`` are blue and green. ``turn`` is 0 for blue, 1 for green, None at the end.
    ``result`` is None, "blue", "green" or "draw"; ``plies`` counts the bytes in
    ``log``.
    """

    def __init__(self, track):
        track.compile()
        self.track = track
        self.cars = (Car(track.blue), Car(track.green))
        self.log = bytearray(2 * MAX_TURNS + 2)  # an extra turn and a resignation
        self.place((track.blue, 0, 0), (track.green, 0, 0), 0)

    def place(self, blue: tuple, green: tuple, turn: int):
        """Start over with the given cars, each (cell, speed, lap), and turn, 0 or 1.

        A blue car with lap 1 has done its lap: green has its one extra turn.
        """
        for car, (cell, speed, lap) in zip(self.cars, (blue, green)):
            car.cell, car.speed, car.lap = cell, speed, lap
        self.plies = 0
        self._first = turn
        self._resume()

    def _resume(self):
        """Give the turn to whom the count of plies names; there is no result yet."""
        self.result = None
        self.turn = (self._first + self.plies) & 1  # type: int
        self._mover = self.cars[self.turn]  # type: Car
        self._rival = self.cars[1 - self.turn]  # type: Car
        self._last_ply = self._ply_limit()

    def legal_moves(self) -> bytes:
        """Return the legal moves of the side to move, one byte each (Ring 3 to 6).

        Empty when the turn is lost, and at the end. Faster moves come first, each kind
        clockwise from north.
        """
        if self.turn is None:
            return b""
        car = self._mover
        mask = self.track.open_moves(car.cell, car.speed, self._rival.cell)
        return (
            _PAIRS[mask & 3]
            + _PAIRS[4 | mask >> 2 & 3]
            + _PAIRS[8 | mask >> 4 & 3]
            + _PAIRS[12 | mask >> 6 & 3]
            + _PAIRS[16 | mask >> 8 & 3]
            + _PAIRS[20 | mask >> 10 & 3]
            + _PAIRS[24 | mask >> 12 & 3]
            + _PAIRS[28 | mask >> 14]
        )

    def is_trap(self, move: int) -> bool:
        """Return whether the rival has a reply to a legal move that costs a lost turn.

        Without the rival no turn is ever lost: the way just driven is open backward. So
        the mover must be left one direction only, and the rival able to stand in it.
        """
        track = self.track
        car = self._mover
        speed = car.speed + (1 if move < SLOWER else -1)
        cell = car.cell + speed * track.delta[move]
        slow = track.open_mask(cell, speed - 1) if speed else 0
        ways = slow | track.open_mask(cell, speed + 1)
        if speed == 1 or ways & (ways - 1):
            return False
        reach = speed - 1 if slow else speed + 1
        self.push(move)
        is_shut = self._can_shut(cell, ways, reach)
        self.pop()
        return is_shut

    def _can_shut(self, cell, way, reach):
        """Return whether the side to move can end on the one way from a cell."""
        if self._rival.lap == 1:
            return False
        direction = 0
        while way >> direction > 1:
            direction += 1
        track = self.track
        step = track.delta[direction]
        car = self._mover
        for reply in self.legal_moves():
            speed = car.speed + (1 if reply < SLOWER else -1)
            gap = car.cell + speed * track.delta[reply] - cell
            if gap % step == 0 and 0 < gap // step <= reach:
                return True
        return False

    def push(self, move: int):
        """Play, unchecked, a move of ``legal_moves()``, or LOST when there is none."""
        car = self._mover
        start = car.cell
        if move < SLOWER:
            car.speed = speed = car.speed + 1
        elif move < LOST:
            car.speed = speed = car.speed - 1
        else:
            speed = 0
            move = self._lose_turn(car)
        track = self.track
        car.cell = cell = start + speed * track.delta[move]
        if track.marks[cell] != track.marks[start]:
            move |= self._count_lap(car, start, move & 7, speed)
        self.log[self.plies] = move
        self.plies += 1
        self._mover, self._rival = self._rival, car
        self.turn = 1 - self.turn
        if self.plies >= self._last_ply:
            self._settle()

    def _lose_turn(self, car):
        """Take one from the speed; return the byte for the log (Ring 6)."""
        if car.speed == 0:
            return LOST_AT_REST
        car.speed -= 1
        return LOST

    def _count_lap(self, car, start, direction, speed):
        """Count the gate for a move; return the bit for the log (Ring 7, 8)."""
        crossing = self.track.crossing(start, direction, speed)
        if crossing > 0:
            car.lap += 1
            if car.lap == 1:
                self._last_ply = self.plies + (2 if car is self.cars[0] else 1)
            return _LAP_UP
        if crossing < 0 and car.lap > -1:
            car.lap -= 1
            return _LAP_DOWN
        return 0

    def pop(self) -> int:
        """Take back the last byte of the log and return its move; needs one in it."""
        self.plies -= 1
        entry = self.log[self.plies]
        self._resume()
        move = entry & MOVE_BITS
        car = self._mover
        if move == LOST:
            car.speed += 1
        elif move < LOST:
            car.cell -= car.speed * self.track.delta[move]
            car.speed += -1 if move < SLOWER else 1
        if entry & _LAP_UP:
            car.lap -= 1
        elif entry & _LAP_DOWN:
            car.lap += 1
        self._last_ply = self._ply_limit()
        return move

    def resign(self):
        """End the race: the side to move gives up, the other one wins (Ring 9)."""
        self._stop(RESIGN, COLOURS[1 - self.turn])

    def agree_draw(self):
        """End the race as a draw by agreement (Ring 9)."""
        self._stop(AGREED, DRAW)

    def _stop(self, entry, result):
        self.log[self.plies] = entry
        self.plies += 1
        self.turn = None  # type: ignore[assignment]
        self.result = result

    def _ply_limit(self):
        """Return the count of plies that ends the race whatever happens (Ring 8, 9)."""
        if self.cars[0].lap == 1:
            return self.plies + 1
        return 2 * MAX_TURNS

    def _settle(self):
        """Say who won when the last ply has been played (Ring 8, 9)."""
        blue, green = self.cars
        self.turn = None  # type: ignore[assignment]
        if blue.lap == green.lap or blue.lap < 1 and green.lap < 1:
            self.result = DRAW
        else:
            self.result = COLOURS[0] if blue.lap == 1 else COLOURS[1]
