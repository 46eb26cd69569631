# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The strongest rival: it looks ahead for both cars, blocking included.

A position is worth the turns by which its mover is ahead, and the steps by which it is
ahead on the road, where it can stand in the other's way. From there an alpha-beta
search goes deeper, a ply more each time, until its look-ups are used up. It walks over
rows of moves: a badge has neither the calls nor the heap for one that calls itself.
"""

from array import array

from engine.race.race import LOST, MOVE_BITS, SLOWER, Race

LOOKUPS = 60000
"""Entries of the track's tables and the turns left that an answer reads, at most."""
PLIES = 10
"""Plies that it looks ahead, at most."""
SPAN = 3
"""Steps ahead on the road that count; more are worth no more."""
WON = 1000
"""The value of a race won, less the plies until then."""
STEP = 400
"""Look-ups of a step of the search, at most."""

_PITCH = 18  # entries for the moves of a position, at most 17, and a 0 for their end
_STRIDE = 5  # numbers of a car: cell, speed, lap + 1, turns left, steps to the gate


class Rival:
    """A driver that searches; ``move`` is the best it knows so far.

    The car that moves at ply n stands in ``cars`` at n, the other one at n + 1, and the
    move leads to n + 2. ``limits`` takes turns in the same way: at n + 2 is what the
    mover of ply n is sure of, an alpha; that of the other one, turned round, its beta.
    At ply 0 it is one less, so that a move as good as the best is seen to be as good.
    """

    def __init__(self, turns_left, rng, level: int):
        """Take the searched table of the track and the chance of equal moves.

        ``level`` is there as for the other rivals: only the champ searches.
        """
        self.turns_left = turns_left
        self.rng = rng
        self.count = 0  # moves that are as good as the best
        self._first = 0  # 1 when Blue moves at ply 0
        self.move = LOST
        self.cost = 0
        """Look-ups of the answer so far."""
        self.cars = array("H", bytes(2 * _STRIDE * (PLIES + 2)))
        self.limits = [0] * (PLIES + 2)
        self._rows = array("H", bytes(2 * _PITCH * PLIES))  # a value and a move each
        self.tries = bytearray(PLIES)

    def slices(self, race: Race):
        """Search for the best move of the side to move, in short steps.

        The race is looked at before the first step only, and stays as it is.
        """
        self.cost = 0
        self._first = 1 - race.turn
        for place in (0, 1):
            car = race.cars[race.turn ^ place]
            self.limits[place] = self.limits[2] = -WON
            self.put(place, car.cell, car.speed, car.lap)
        value = self._judge(0, False)
        self.move = self._rows[0] & MOVE_BITS
        return self._find() if value is None and self._rows[1] else ()

    def _find(self):
        """Search a ply deeper each time; a generator."""
        reach = 1
        value = 0
        while reach < PLIES and abs(value) < WON - PLIES:
            reach += 1
            ply = 0
            self.tries[0] = 0
            self.count = 0
            self.limits[2] = -WON
            while ply >= 0:
                yield
                if self.cost > LOOKUPS - STEP:
                    return
                ply = self.go_on(ply, reach)
            value = self.limits[2] + 1

    def go_on(self, ply: int, reach: int) -> int:
        """Try the next move at a ply, or leave it; return the ply to go on with."""
        limits = self.limits
        tries = self.tries[ply]
        entry = self._rows[_PITCH * ply + tries]
        if entry and limits[ply + 2] < -limits[ply + 1]:
            self.tries[ply] = tries + 1
            self.push(ply, entry & MOVE_BITS)
            limits[ply + 3] = limits[ply + 1]
            value = self._judge(ply + 1, ply + 2 == reach)
            if value is None:
                return ply + 1
        else:
            value = limits[ply + 2]
            ply -= 1
        if ply >= 0 and -value > limits[ply + 2]:
            if ply:
                limits[ply + 2] = -value
            else:
                self.take(-value)
        return ply

    def take(self, value: int):
        """Take the move tried last, whose value no other beats; or not, by chance."""
        if value > self.limits[2] + 1:
            self.limits[2] = value - 1
            self.count = 0
        self.count += 1
        if self.rng.below(self.count):
            return
        rows = self._rows
        place = self.tries[0] - 1
        entry = rows[place]
        self.move = entry & MOVE_BITS
        while place:  # it is the first to be tried next time
            rows[place] = rows[place - 1]
            place -= 1
        rows[0] = entry

    def _judge(self, ply, is_edge):
        """Return the value of a position; None if it depends on its row of moves."""
        cars = self.cars
        limits = self.limits
        rows = self._rows
        at = _STRIDE * ply
        turns = cars[at + 3]
        if is_edge and turns > 1:
            most = cars[at + 8] - turns + 1 - (ply + self._first & 1) + SPAN
            if most <= limits[ply + 2]:
                return limits[ply + 2]
        self.cost += 7
        mask = self.turns_left.track.open_moves(cars[at], cars[at + 1], cars[at + 5])
        if not mask:
            mask = 1 << LOST
        end = first = _PITCH * ply
        for move in range(LOST + 1):
            if mask >> move & 1:
                value = self.push(ply, move)
                if is_edge and value >= -limits[ply + 1]:
                    return value
                place = end
                while place > first and (rows[place - 1] >> 5) - WON < value:
                    rows[place] = rows[place - 1]
                    place -= 1
                rows[place] = value + WON << 5 | move
                end += 1
        rows[end] = 0
        self.tries[ply] = 0
        value = (rows[first] >> 5) - WON
        if is_edge or cars[at + 7] == 2 or value >= WON - PLIES:
            return value
        return None

    def push(self, ply: int, move: int) -> int:
        """Move the mover of a ply; return what it thinks of that."""
        cars = self.cars
        track = self.turns_left.track
        at = _STRIDE * ply
        cell = cars[at]
        speed = cars[at + 1]
        lap = cars[at + 2] - 1
        if move < SLOWER:
            speed += 1
        elif speed:
            speed -= 1
        end = cell + speed * track.delta[move]
        if track.marks[end] != track.marks[cell]:
            lap = max(lap + track.crossing(cell, move & 7, speed), -1)
            self.cost += 2 * speed + 1
        self.put(ply + 2, end, speed, lap)
        blue = ply + self._first & 1
        is_lap = cars[at + 7] == 2  # Blue has done its lap: this is Green's last turn
        if lap == 1:
            return 0 if is_lap or blue and cars[at + 8] == 1 else WON - ply
        if is_lap:
            return ply + 1 - WON
        ahead = max(-SPAN, min(SPAN, cars[at + 9] - cars[at + 14]))
        return cars[at + 8] - cars[at + 13] - blue + ahead

    def put(self, place: int, cell: int, speed: int, lap: int):
        """Put a car into its place, with what the table knows of it."""
        cars = self.cars
        at = _STRIDE * place
        cars[at] = cell
        cars[at + 1] = speed
        cars[at + 2] = lap + 1
        turns = self.turns_left.at(cell, speed, lap)
        cars[at + 3] = 250 if turns is None else turns
        steps = self.turns_left.steps(cell)
        cars[at + 4] = steps + 256 if lap < 0 else steps  # it owes a crossing
        self.cost += 7
