# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Which way is forward anywhere on a ring: how far each cell is from the gate.

The gate is the rear edge of the line (docs/rules.md, Ring 7). A distance counts steps
in eight directions over road that do not cross it before the end, so it falls as a car
gets on and is largest just behind the line's front.
"""

from array import array

from engine.race.track import Track

AHEAD = 1
"""A move that gets nearer to the gate, or over it."""
ASIDE = 0
"""A move that gets neither nearer nor farther; a stop is one."""
BACK = -1
"""A move that gets farther from the gate, or backs over it."""


class Way:
    """The distances of one track; made once, about two bytes a cell."""

    def __init__(self, track: Track):
        self._track = track
        self._steps = array("H", bytes(2 * track.size))  # 0 where nobody gets
        edge = self._last_cells()
        while edge:
            edge = self._spread(edge)

    def steps(self, cell: int) -> int:
        """Return how many steps a road cell is from crossing the gate, 1 and up."""
        return self._steps[cell]

    def gain(self, cell: int, direction: int, speed: int) -> int:
        """Return what a legal move from a cell does: AHEAD, ASIDE or BACK."""
        track = self._track
        crossing = track.crossing(cell, direction, speed)
        if crossing:
            return crossing
        end = cell + speed * track.delta[direction]
        gained = self._steps[cell] - self._steps[end]
        return (gained > 0) - (gained < 0)

    def _last_cells(self):
        """Return the cells one step before the gate."""
        found = []
        for line in self._track.line:
            for direction in range(8):
                cell = line - self._track.delta[direction]
                if self._is_new(cell) and self._crossing(cell, direction) > 0:
                    self._steps[cell] = 1
                    found.append(cell)
        return found

    def _spread(self, edge):
        """Return the cells one step farther than ``edge``, and note them."""
        found = []
        for cell in edge:
            for direction in range(8):
                near = cell - self._track.delta[direction]
                if self._is_new(near) and not self._crossing(near, direction):
                    self._steps[near] = self._steps[cell] + 1
                    found.append(near)
        return found

    def _is_new(self, cell):
        inside = 0 <= cell < self._track.size
        return inside and self._track.kinds[cell] and not self._steps[cell]

    def _crossing(self, cell, direction):
        """Return what one step counts at the gate; most are not near the line."""
        track = self._track
        if track.marks[cell] == track.marks[cell + track.delta[direction]]:
            return 0
        return track.crossing(cell, direction, 1)
