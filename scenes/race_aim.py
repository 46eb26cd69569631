# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""What the player to move has in hand: a direction and faster or slower.

Nothing is drawn here. Every direction is two presses away at most: a press at right
angles to a straight aim makes the diagonal, any other press makes its own direction.
"""

from engine.race.race import FASTER, LOST, LOST_AT_REST, MOVE_BITS, SLOWER, STOP
from scenes.buttons import B_BIT, DOWN_BIT, LEFT_BIT, RIGHT_BIT, UP_BIT

# Turns from the last direction: nearly ahead, to the side, backward. Within each a
# faster move comes before a slower one.
_NEAREST = (b"\x00\x01\x07", b"\x02\x06", b"\x03\x05\x04")
_KEYS = (UP_BIT, RIGHT_BIT, DOWN_BIT, LEFT_BIT)  # clockwise, like the directions
_D_PAD = UP_BIT | RIGHT_BIT | DOWN_BIT | LEFT_BIT


class Aim:
    """The aim of the side to move; ``begin`` it at each turn."""

    ROAD_ENDS = 1
    """Why an aim is shut: the next cell of its path is off the road."""
    RIVAL = 2
    """Why an aim is shut: the rival stands on its path."""

    def __init__(self, race):
        """Aim along the track's direction of travel."""
        self.race = race
        self.moves = b""
        self.direction = race.track.forward
        self.is_slower = False
        self.shut_cell = 0
        """After ``find_shut``: the first cell of the path that is not free."""

    def begin(self):
        """Aim for a new turn: the last direction and faster, else the nearest move."""
        race = self.race
        self.moves = race.legal_moves()
        self.direction = last_direction(race, race.turn)
        self.is_slower = False
        for turns in _NEAREST:
            for gear in (FASTER, SLOWER):
                for turn in turns:
                    direction = (self.direction + turn) & 7
                    if direction + gear in self.moves:
                        self.take(direction, gear)
                        return

    def take(self, direction, gear):
        """Aim at a direction, FASTER or SLOWER; at a stop the direction stays."""
        self.is_slower = gear == SLOWER
        if not self.is_stop:
            self.direction = direction

    @property
    def car(self):
        """The car of the side to move."""
        return self.race.cars[self.race.turn]

    @property
    def speed(self):
        """The speed aimed at, in cells; -1 where it can't fall."""
        return self.car.speed + (-1 if self.is_slower else 1)

    @property
    def is_stop(self):
        """Whether the aim is to stop: speed 1 down to 0."""
        return self.is_slower and self.car.speed == 1

    @property
    def move(self):
        """The move aimed at, legal or not, as a move of engine/race/race.py."""
        if self.is_stop:
            return STOP
        return self.direction + (SLOWER if self.is_slower else 0)

    @property
    def is_legal(self):
        """Whether the move aimed at may be made."""
        return self.move in self.moves and self.speed >= 0

    def can(self, gear):
        """Return whether any move of a gear, FASTER or SLOWER, is legal."""
        moves = self.moves
        return bool(moves) and gear in (moves[0] & SLOWER, moves[-1] & SLOWER)

    def steer(self, down):
        """Act on the D-pad and B, in this order; return whether it can be seen."""
        changed = self.turn_to(down) and not self.is_stop  # a stop has no direction
        return down & B_BIT and self.shift() or changed

    def shift(self):
        """Change between faster and slower; return whether there is the other one."""
        if self.car.speed == 0:
            return False
        self.is_slower = not self.is_slower
        return True

    def turn_to(self, down):
        """Take the direction keys of a step; return whether the direction changed.

        Two keys at once that are neighbours make the diagonal between them.
        """
        before = self.direction
        keys = down & _D_PAD
        for side in range(4):
            if keys == _KEYS[side]:
                self.direction = turned(before, 2 * side)
            elif keys == _KEYS[side] | _KEYS[side - 1]:
                self.direction = (2 * side - 1) & 7
        return self.direction != before

    def find_shut(self):
        """Return why the path is not free, 0 where it is; sets ``shut_cell``."""
        race = self.race
        track = race.track
        cell = self.car.cell
        rival = race.cars[1 - race.turn].cell
        for _ in range(self.speed):
            cell += track.delta[self.direction]
            self.shut_cell = cell
            if not (0 <= cell < track.size and track.kinds[cell]):
                return self.ROAD_ENDS
            if cell == rival:
                return self.RIVAL
        return 0


def last_direction(race, side):
    """Return the direction of a car's last way, before its first that of the travel.

    It comes from the log, so that it is right after taking back and going on, too.
    """
    speed = race.cars[side].speed
    for ply in range(race.plies - 1, -1, -1):
        move = race.log[ply] & MOVE_BITS
        if ply & 1 != side or move >= LOST_AT_REST:
            continue
        if move < SLOWER or (move < LOST and speed):
            return move & 7
        speed += 1  # a stop or a lost turn
    return race.track.forward


def turned(aim, pressed):
    """Return the direction after a press (0, 2, 4 or 6): at most two make any."""
    if aim & 1 or not (pressed - aim) & 2:
        return pressed
    return (aim + (1 if (pressed - aim) & 7 == 2 else -1)) & 7
