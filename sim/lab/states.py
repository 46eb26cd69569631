# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Every state that one car can be in, and every move between two of them.

A state is a cell, a speed and a lap counter of -1 or 0. What the rival does to a move
depends on the rival's cell alone: it forbids the moves that step there. So each move
carries a **mask**, a set of road cells as one integer with a bit a cell; with the rival
in one of them there is no such move. Moves come from the engine's own track tables
(docs/rules.md, Ring 3 to 7).
"""

from engine.race.race import LOST, SLOWER


class Finish:
    """A move that does the lap: its byte, its mask, and the road cell it ends on."""

    def __init__(self, move: int, mask: int, road: int):
        self.move = move
        self.mask = mask
        self.road = road


class Step:
    """A move that does not end the lap: its byte, its mask and the state after it."""

    def __init__(self, move: int, mask: int, after: int):
        self.move = move
        self.mask = mask
        self.after = after


class States:
    """The states that a car can come to on a track, numbered from 0.

    ``found`` lists them as (cell, speed, lap); ``road`` numbers the road cells, row by
    row, and ``roads`` counts them. ``steps[state]`` and ``finishes[state]`` are the
    moves of a state; a lost turn is a Step, masked where the car can still move.
    """

    def __init__(self, track, roots):
        """Find all that can be reached from ``roots``, each (cell, speed, lap)."""
        track.compile()
        self.track = track
        cells = [cell for cell in range(track.size) if track.kinds[cell]]
        self.road = {cell: number for number, cell in enumerate(cells)}
        self.roads = len(cells)
        self.found = []
        self.steps = []
        self.finishes = []
        self._number = {}
        self._runs = {}
        for root in roots:
            self.number(root)
        for state in self.found:  # it grows on the way
            self._explore(state)

    def number(self, state: tuple) -> int:
        """Return the number of a state (cell, speed, lap); a new one gets the next."""
        known = self._number.get(state)
        if known is None:
            known = self._number[state] = len(self.found)
            self.found.append(state)
        return known

    def get(self, state: tuple):
        """Return the number of a state, or None when no car comes to it."""
        return self._number.get(state)

    def _explore(self, state):
        """Note all moves of a state; each new state they lead to gets its number."""
        cell, speed, lap = state
        self._made, self._done = [], []
        self._shut = (1 << self.roads) - 1  # where the rival leaves this car no move
        if speed > 0:
            self._drive(state, speed - 1, SLOWER)
        self._drive(state, speed + 1, 0)
        if self._shut & ~self._bit(cell):
            after = self.number((cell, max(speed - 1, 0), lap))
            free = (1 << self.roads) - 1 & ~self._shut
            self._made.append(Step(LOST, free | self._bit(cell), after))
        self.steps.append(self._made)
        self.finishes.append(self._done)

    def _drive(self, state, speed, kind):
        """Add the moves at a speed; ``kind`` is what their bytes add to a direction."""
        cell, _, lap = state
        here = self._bit(cell)
        if speed == 0:
            self._shut = 0
            self._made.append(Step(kind, here, self.number((cell, 0, lap))))
            return
        ways = self.track.open_mask(cell, speed)
        for direction in range(8):
            if ways >> direction & 1:
                path, crossing = self._run(cell, direction, speed)
                self._shut &= path
                self._arrive(state, (direction, speed), kind, path | here, crossing)

    def _arrive(self, state, run, kind, mask, crossing):
        """Add one move of some cells, whose mask and crossing of the gate are known."""
        cell, _, lap = state
        direction, speed = run
        end = cell + speed * self.track.delta[direction]
        lap = max(lap + crossing, -1)
        if lap == 1:
            self._done.append(Finish(direction + kind, mask, self.road[end]))
        else:
            after = self.number((end, speed, lap))
            self._made.append(Step(direction + kind, mask, after))

    def _run(self, cell, direction, speed):
        """Return (the road cells stepped on as a mask, what the gate counts)."""
        key = (cell * 8 + direction, speed)
        known = self._runs.get(key)
        if known is None:
            step = self.track.delta[direction]
            path = 0
            for far in range(1, speed + 1):
                path |= self._bit(cell + far * step)
            known = (path, self.track.crossing(cell, direction, speed))
            self._runs[key] = known
        return known

    def _bit(self, cell):
        return 1 << self.road[cell]
