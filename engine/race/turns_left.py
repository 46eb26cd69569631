# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""How many turns a car alone still needs for its lap, from every state it can be in.

One byte a state: at most 4 KB on a 20x14 board. One table serves both cars.
"""

from array import array

from engine.race.lap_search import LapSearch


class TurnsLeft(LapSearch):
    """The table of turns left on one track; run ``slices()`` to its end, then ask.

    ``states`` counts the states found so far.
    """

    def __init__(self, track, table=None):
        """Prepare the table; ``table`` is a bytearray to use, if it is long enough."""
        super().__init__(track)
        self.states = 0
        self._number = array("H", bytes(2 * track.size))  # of a road cell, row by row
        number = 0
        for cell in range(track.size):
            if track.kinds[cell]:
                self._number[cell] = number
                number += 1
        length = 2 * self.speeds * self.roads
        if table is None or len(table) < length:
            table = bytearray(length)
        else:
            for place in range(length):
                table[place] = 0
        self.table = table  # 0 stands for never

    def at(self, cell, speed, lap):
        """Return the turns left from a state, 0 after the lap, None if not known."""
        if lap == 1:
            return 0
        if speed >= self.speeds:
            return None
        return self.table[self._row(speed, lap) + self._number[cell]] or None

    def par(self, cell):
        """Return the shortest lap from rest on a cell in turns, None if not known."""
        return self.at(cell, 0, 0)

    def found(self, cells, speed, lap):
        """Write the turns searched so far for a set of cells."""
        table = self.table
        number = self._number
        turns = self.turns
        row = self._row(speed, lap)
        cell = 0
        for byte in cells.to_bytes((self.track.size + 7) // 8, "little"):
            at = cell
            while byte:
                if byte & 1:
                    table[row + number[at]] = turns
                    self.states += 1
                byte >>= 1
                at += 1
            cell += 8

    def _row(self, speed, lap):
        """Return where the states of a speed and lap counter begin in the table."""
        return (self.speeds * (-lap) + speed) * self.roads
