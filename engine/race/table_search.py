# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Fills a table of turns left; a badge lets go of this and keeps the table.

Beside the turns of each state it notes how far each road cell is from the gate.
"""

from engine.race.lap_search import LapSearch, moved


class TableSearch(LapSearch):
    """The search of a TurnsLeft's track that notes all it finds in its table."""

    def __init__(self, turns_left):
        """Prepare the search and tell the table how many speeds there are."""
        super().__init__(turns_left.track)
        self.turns_left = turns_left
        turns_left.speeds = self.speeds

    def slices(self):
        """Search the distances and all states; at the end the table is trimmed."""
        turns_left = self.turns_left
        length = (2 * self.speeds + 1) * self.track.roads
        if turns_left.table is None or len(turns_left.table) < length:
            turns_left.table = bytearray(length)
        table = turns_left.table
        yield from self._follow()
        yield from super().slices()
        if len(table) > length:
            try:
                turns_left.table = table[:length]
            except MemoryError:
                return  # no room for both at once: the long one serves as well

    def note(self, turns: int, cells: int, speed: int, lap: int):
        """Note the cells, a bit each, from which a lap takes so many turns.

        In the row behind the last speed: from which the gate is so many steps away.
        """
        table = self.turns_left.table
        number = self.track.number
        row = self.turns_left.row(speed, lap)
        cell = 0
        for byte in cells.to_bytes((self.track.size + 7) // 8, "little"):
            at = cell
            while byte:
                if byte & 1:
                    table[row + number[at]] = turns
                byte >>= 1
                at += 1
            cell += 8

    def _follow(self):
        """Note how far the gate is from each cell, a distance at a time."""
        fresh = 0
        for turn in (7, 0, 1):  # over the gate
            direction = (self.track.forward + turn) & 7
            fresh |= moved(self.line, -self.track.delta[direction])
        left = self.road
        steps = 0
        while fresh & left:
            fresh &= left
            left ^= fresh
            steps += 1
            self.note(min(steps, 255), fresh, self.speeds, -1)
            yield
            fresh = self._neighbours(fresh)

    def _neighbours(self, cells):
        """Return the cells from which a step leads there, but not back over the gate.

        Some of them may lie off the road. Those over it lead from cells found already.
        """
        road = self.road ^ self.line
        before = 0
        for direction in range(8):
            turn = (direction - self.track.forward) & 7
            near = moved(cells, -self.track.delta[direction])
            before |= near & road if turn in (3, 4, 5) else near
        return before
