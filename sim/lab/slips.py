# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""How often the computer's levels at Ring lose the value of a position.

Positions come from random races near the shortest laps, on ten short tracks. Counted
are those in which some legal move is worse than another for the side to move, and of
them those in which a rival's answer is worse than the best. ``python -m
sim.lab.slips`` prints the table of docs/rivals.md.
"""

import sys

from engine.codes import track_code
from engine.race.generator import search
from engine.race.race import COLOURS, DRAW, LOST, Race
from engine.race.rival import CHAMP, make_rival
from engine.race.turns_left import TurnsLeft
from engine.rng import Rng
from sim.lab.solver import solve
from sim.rivals import answer

SEEDS = range(100, 110)
"""The seeds of the short tracks."""
LEVELS = (CHAMP - 1, CHAMP)
"""The levels that are put to the test: the racer and the champ."""
RACES = 60
"""Random races on each track, from which the positions come."""
MOST = 400
"""Positions of a track, at most."""
STRAY = 2
"""Turns that a move of the random races may lose, at most."""
HEAD = "| track | positions | racer loses | champ loses |"


class Course:
    """A short track, its solution and its table of turns left."""

    def __init__(self, seed: int):
        """Make the track of a seed and solve it."""
        for result in search(0, seed):
            found = result
        track, number = found
        self.code = track_code(0, number)
        self.solution = solve(track)
        self.turns_left = TurnsLeft(track)
        for _ in self.turns_left.slices():
            pass

    def worths(self, race: Race) -> dict:
        """Return {move: what it is worth to the side to move}: 1, 0 or -1."""
        own = COLOURS[race.turn]
        return {
            move: 0 if outcome.result == DRAW else 1 if outcome.result == own else -1
            for move, outcome in self.solution.moves(race)
        }

    def positions(self):
        """Yield races that stand where it matters how one goes on, each once."""
        rng = Rng(1)
        race = Race(self.turns_left.track)
        seen = set()
        for _ in range(RACES):
            race.place((race.track.blue, 0, 0), (race.track.green, 0, 0), 0)
            while race.turn is not None and race.cars[0].lap < 1:
                position = tuple([(c.cell, c.speed, c.lap) for c in race.cars])
                key = (position, race.turn)
                if key not in seen and len(set(self.worths(race).values())) > 1:
                    seen.add(key)
                    yield race
                race.push(self.stray(race, rng))
                if len(seen) == MOST:
                    return

    def stray(self, race: Race, rng) -> int:
        """Return a random move that loses few turns, LOST without a move."""
        lost = {move: self.turns_left.lost(race, move) for move in race.legal_moves()}
        limit = min(lost.values(), default=0) + rng.below(STRAY + 1)
        near = [move for move in lost if lost[move] <= limit] or [LOST]
        return near[rng.below(len(near))]

    def slips(self) -> tuple:
        """Return the number of positions, and of slips by each of LEVELS."""
        rivals = [make_rival(level, self.turns_left, Rng(level)) for level in LEVELS]
        count = 0
        slips = [0] * len(rivals)
        for race in self.positions():
            count += 1
            worths = self.worths(race)
            best = max(worths.values())
            for index, rival in enumerate(rivals):
                slips[index] += worths[answer(rival, race)] < best
        return (count, *slips)


def row(name: str, count: int, slips: list) -> str:
    """Return a line of the table."""
    shares = [f"{slip} ({100 * slip / count:.1f} %)" for slip in slips]
    return f"| {' | '.join([name, str(count), *shares])} |"


def main() -> int:
    """Print the table; the last line adds all tracks up."""
    print(HEAD + "\n|" + "---|" * (HEAD.count("|") - 1))
    total = [0] * (1 + len(LEVELS))
    for seed in SEEDS:
        course = Course(seed)
        count, *slips = course.slips()
        print(row(course.code, count, slips), flush=True)
        total = [sum(pair) for pair in zip(total, (count, *slips))]
    print(row("all", total[0], total[1:]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
