# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""A race gone through stop by stop, forward and back: a lesson, or a race just played.

A stop is the position before a move. The last stop is the end, behind which there is no
move. Going on or back by one stop is one push or pop.
"""

from engine.race.race import AGREED, LOST, LOST_AT_REST, MOVE_BITS, RESIGN, Race


def moves_of(log: bytearray, plies: int) -> bytes:
    """Return the moves in a race's log as ``Walk`` takes them, one byte each."""
    moves = bytearray(plies)
    for ply in range(plies):
        move = log[ply] & MOVE_BITS
        moves[ply] = LOST if move == LOST_AT_REST else move
    return bytes(moves)


class Walk:
    """A race at one of its stops; ``at`` is 0 to ``count``, the number of moves.

    It begins where ``race`` stands. ``yours`` holds the stops at which the learner
    picks the move.
    """

    def __init__(self, race: Race, moves: bytes, yours: bytes = b""):
        self.race = race
        self.moves = moves
        self.count = len(moves)
        self.yours = yours
        self.at = 0

    @property
    def is_at_end(self) -> bool:
        """Whether there is no move behind this stop."""
        return self.at == self.count

    @property
    def is_yours(self) -> bool:
        """Whether the learner picks the move at this stop."""
        return len(self.yours) > 0 and self.at in self.yours  # its numbers are bytes

    @property
    def move(self) -> int:
        """The move at this stop; needs one."""
        return self.moves[self.at]

    def go(self, at: int):
        """Go to a stop, 0 to ``count``."""
        while self.at > at:
            self.race.pop()
            self.at -= 1
        while self.at < at:
            self._play(self.moves[self.at])
            self.at += 1

    def _play(self, move):
        if move == RESIGN:
            self.race.resign()
        elif move == AGREED:
            self.race.agree_draw()
        else:
            self.race.push(move)
