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
    ``turns`` counts the turns searched so far. ``road`` and ``line`` are sets of cells;
    ``speeds`` says how many speeds are searched, from 0 on.
    """

    def __init__(self, track: Track):
        """Prepare the search of a track."""
        self.track = track
        self.turns = 0
        self.pars = [None, None]  # type: list
        self.road = _cells_of(track, ROAD)
        self.line = _cells_of(track, LINE)
        self._stuck = self._find_stuck()
        self.speeds = len(self._stuck)

    def slices(self):
        """Search all states; a generator with a step a direction and turn."""
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

    def _arrive(self, direction, fresh, into):
        """Add to ``into`` the cells from which a move that way meets a fresh state.

        Without fresh states the goal is the lap itself: to cross the gate forward.
        """
        track = self.track
        step = track.delta[direction]
        turn = (direction - track.forward) & 7
        ahead = turn in (7, 0, 1)
        behind = turn in (3, 4, 5)
        run = self.road
        gate = 0
        for speed in range(1, self.speeds):
            run &= moved(self.road, -step * speed)
            if not run:
                return
            if ahead:
                gate |= moved(self.line, -step * speed)
            elif behind:
                gate |= moved(self.line, -step * (speed - 1))
            if fresh is None:
                into[0][speed] |= run & gate if ahead else 0
                continue
            first = moved(fresh[0][speed], -step * speed) & run
            owing = moved(fresh[1][speed], -step * speed) & run
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
                if cells:
                    self.note(self.turns, cells, speed, -owed)
        self._note_pars(found[0][0])
        return found

    def note(self, turns: int, cells: int, speed: int, lap: int):
        """Take note of the cells, a bit each, from which a lap takes so many turns.

        Nobody does so here.
        """

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
        runs = [self.road] * 8
        moves = [0, 0]  # by speed: the cells with a move of that many cells
        stuck = [0, self.road]
        while len(stuck) < most:
            speed = len(moves) - 1
            for direction in range(8):
                step = self.track.delta[direction]
                runs[direction] &= moved(self.road, -step * speed)
                moves[speed] |= runs[direction]
            moves.append(0)
            if speed < 3:
                continue
            stuck.append(self.road ^ (moves[speed] | moves[speed - 2]))
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


def moved(cells, count):
    """Return a set of cells moved by ``count`` cells, which may be negative."""
    return cells << count if count >= 0 else cells >> -count
