# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The shortest laps of one track, found for all cells at once.

A state is a cell, a speed and a lap counter of -1 or 0. The search runs backward from
the finish, one turn at a time: a set of cells is one integer with a bit a cell, a move
of some cells is a shift. Stops and lost turns count, so the figures are true pars
(docs/rules.md, Ring 3 to 7).
"""

from engine.race.track import LINE, ROAD, Track

TABLE_BYTES = 4096
"""The table of turns left of a 20x14 board, at most; it bounds the speeds."""
LEAST_SPEEDS = 10
"""Speeds 0 to 9 are searched in any case; a larger grid takes the bytes it needs."""


class LapSearch:
    """The search; run ``slices()`` until ``pars`` has both figures, or to its end.

    ``pars`` are Blue's and Green's shortest lap in turns, None where not yet known;
    ``turns`` counts the turns searched so far.
    """

    def __init__(self, track: Track, table=None):
        """Prepare the search of a track; a TurnsLeft as ``table`` notes all states."""
        self.track = track
        self._table = table
        self.turns = 0
        self.pars = [None, None]  # type: list
        self._road = _cells_of(track, ROAD)
        self._line = _cells_of(track, LINE)
        self._stuck = self._find_stuck()
        self.speeds = len(self._stuck)

    def slices(self):
        """Search all states; a generator with a step a direction and turn."""
        if self._table:
            for _ in self._follow():
                yield
        speeds = self.speeds
        known = ([0] * speeds, [0] * speeds)  # by lap counter, 0 and -1, then by speed
        fresh = None
        while True:
            self.turns += 1
            into = ([0] * (speeds + 1), [0] * (speeds + 1))
            for direction in range(8):
                self._arrive(direction, fresh, into)
                yield
            fresh = self._add(fresh, into, known)
            yield
            if not any(fresh[0]) and not any(fresh[1]):
                return

    def _follow(self):
        """Note how far the gate is from each cell, a distance at a time."""
        fresh = 0
        for turn in (7, 0, 1):  # over the gate
            direction = (self.track.forward + turn) & 7
            fresh |= _moved(self._line, -self.track.delta[direction])
        left = self._road
        steps = 0
        while fresh & left:
            fresh &= left
            left ^= fresh
            steps += 1
            self._table.found(min(steps, 255), fresh, self.speeds, -1)
            yield
            fresh = self._neighbours(fresh)
        self._table.states = 0  # these were cells

    def _neighbours(self, cells):
        """Return the cells from which a step leads there, but not back over the gate.

        Some of them may lie off the road. Those over it lead from cells found already.
        """
        road = self._road ^ self._line
        before = 0
        for direction in range(8):
            turn = (direction - self.track.forward) & 7
            near = _moved(cells, -self.track.delta[direction])
            before |= near & road if turn in (3, 4, 5) else near
        return before

    def _arrive(self, direction, fresh, into):
        """Add to ``into`` the cells from which a move that way meets a fresh state.

        Without fresh states the goal is the lap itself: to cross the gate forward.
        """
        track = self.track
        step = track.delta[direction]
        turn = (direction - track.forward) & 7
        ahead = turn in (7, 0, 1)
        behind = turn in (3, 4, 5)
        run = self._road
        gate = 0
        for speed in range(1, self.speeds):
            run &= _moved(self._road, -step * speed)
            if not run:
                return
            if ahead:
                gate |= _moved(self._line, -step * speed)
            elif behind:
                gate |= _moved(self._line, -step * (speed - 1))
            if fresh is None:
                into[0][speed] |= run & gate if ahead else 0
                continue
            first = _moved(fresh[0][speed], -step * speed) & run
            owing = _moved(fresh[1][speed], -step * speed) & run
            over = first & gate
            into[0][speed] |= first ^ over
            into[1][speed] |= owing if behind else owing ^ (owing & gate)
            if ahead:
                into[1][speed] |= over  # pays the debt
            elif behind:
                into[0][speed] |= owing & gate  # makes the debt

    def _add(self, fresh, into, known):
        """Return the states that this turn found, and add them to the known ones."""
        found = ([], [])  # type: tuple[list, list]
        for owed in (0, 1):
            for speed in range(self.speeds):
                cells = into[owed][speed + 1]
                if speed > 1:
                    cells |= into[owed][speed - 1]
                if fresh and speed:  # a stop, or a lost turn
                    cells |= fresh[owed][speed - 1] & self._stuck[speed]
                cells ^= cells & known[owed][speed]
                known[owed][speed] |= cells
                found[owed].append(cells)
                if cells and self._table:
                    self._table.found(self.turns, cells, speed, -owed)
        self._note_pars(found[0][0])
        return found

    def _note_pars(self, at_rest):
        """Note whose start is among the cells found at speed 0 with no lap owed."""
        track = self.track
        for side, start in enumerate((track.blue, track.green)):
            if at_rest >> start & 1:
                self.pars[side] = self.turns

    def _find_stuck(self):
        """Return for each speed the cells where it falls by one and the car stays.

        At speed 1 that is the stop, legal everywhere; above, a turn is lost where no
        move is open. The list ends with the longest straight run, or with the table.
        """
        most = max(LEAST_SPEEDS, (TABLE_BYTES // self.track.roads - 1) // 2)
        runs = [self._road] * 8
        moves = [0, 0]  # by speed: the cells with a move of that many cells
        stuck = [0, self._road]
        while len(stuck) < most:
            speed = len(moves) - 1
            for direction in range(8):
                step = self.track.delta[direction]
                runs[direction] &= _moved(self._road, -step * speed)
                moves[speed] |= runs[direction]
            moves.append(0)
            if speed < 3:
                continue
            stuck.append(self._road ^ (moves[speed] | moves[speed - 2]))
            if not moves[speed]:
                break
        return stuck


def _cells_of(track, least):
    """Return the set of cells whose kind is ``least`` or more."""
    cells = 0
    for cell in range(track.size):
        if track.kinds[cell] >= least:
            cells |= 1 << cell
    return cells


def _moved(cells, count):
    """Return a set of cells moved by ``count`` cells, which may be negative."""
    return cells << count if count >= 0 else cells >> -count
