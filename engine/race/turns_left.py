# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""How many turns a car alone still needs for its lap, from every state it can be in.

One byte a state, and one a road cell for its distance from the gate: at most 4 KB on a
20x14 board. One table serves both cars.
"""


class TurnsLeft:
    """The table of turns left on one track; run ``slices()`` to its end, then ask."""

    def __init__(self, track, table=None):
        """Prepare the table; ``table`` is a bytearray of 0 to use, if long enough."""
        self.track = track
        self.table = table
        self.speeds = 0
        """How many speeds the table knows, from 0 on."""

    def slices(self):
        """Search all states; a generator, each step of it a short piece of work."""
        # Imported here, so that a badge can let go of the search and keep the table.
        from engine.race.table_search import TableSearch

        return TableSearch(self).slices()

    def at(self, cell: int, speed: int, lap: int):
        """Return the turns left from a state, 0 after the lap, None if not known."""
        if lap == 1:
            return 0
        if speed >= self.speeds:
            return None
        return self.table[self.row(speed, lap) + self.track.number[cell]] or None

    def par(self, cell: int):
        """Return the shortest lap from rest on a cell in turns, None if not known."""
        return self.at(cell, 0, 0)

    def lost(self, race, move: int) -> int:
        """Return how many turns a legal move of the side to move loses, 0 and up.

        So with LOST, which may save turns: below 0. 99 where the table knows no lap
        from there.
        """
        car = race.cars[race.turn]
        now = self.at(car.cell, car.speed, car.lap)
        race.push(move)
        left = self.at(car.cell, car.speed, car.lap)
        race.pop()
        return 99 if left is None or now is None else left + 1 - now

    def shortest(self, race, rng) -> bytes:
        """Return the moves of one of Blue's shortest laps; ``rng`` draws among equals.

        ``race`` stands at its start, Green off the road; it is as it was afterwards.
        """
        found = bytearray()
        while race.turn is not None:
            count = 0
            best = 16  # a lost turn, which is all that Green has (engine.race.race)
            for move in race.legal_moves():
                if self.lost(race, move) == 0:
                    count += 1
                    if count == 1 or rng.below(count) == 0:
                        best = move
            race.push(best)
            if best < 16:
                found.append(best)
        while race.plies:
            race.pop()
        return bytes(found)

    def steps(self, cell: int) -> int:
        """Return how many steps in eight directions a road cell is from the gate.

        1 just behind it, then more against the travel; 255 stands for all above.
        """
        return self.table[self.row(self.speeds, -1) + self.track.number[cell]]

    def row(self, speed: int, lap: int) -> int:
        """Return where the states of a speed and lap counter begin in the table."""
        return (self.speeds * (-lap) + speed) * self.track.roads
