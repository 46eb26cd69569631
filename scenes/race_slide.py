# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""A car's way along its path, a cell at a time; the rules never wait for it."""

HOP_MS = 45
"""Time a cell. Whole cells, since half of one would send nearly as many pixels."""


class Slide:
    """One car that is on its way; at rest when none is."""

    def __init__(self, board):
        """Take the board whose cars it moves."""
        self._board = board
        self._side = 0
        self._cell = 0
        self._step = 0
        self._left = 0
        self._next_ms = 0

    @property
    def is_at_rest(self) -> bool:
        """Whether no car is on its way."""
        return not self._left

    def begin(self, side, cell, step, count, now):
        """Send a car ``count`` cells of ``step`` on from a cell; the first at once."""
        self._side, self._cell, self._step = side, cell, step
        self._left = count
        self._next_ms = now + HOP_MS
        self._hop()

    def tick(self, now) -> bool:
        """Move a cell when it is time; return True when the picture changed."""
        if not self._left or now < self._next_ms:
            return False
        self._hop()
        self._next_ms = now + HOP_MS
        return True

    def finish(self) -> bool:
        """Put the car where it goes; return True when the picture changed."""
        if not self._left:
            return False
        self._cell += self._step * (self._left - 1)
        self._left = 1
        self._hop()
        return True

    def _hop(self):
        if self._left:
            self._left -= 1
            self._cell += self._step
            self._board.put(self._side, self._cell)
