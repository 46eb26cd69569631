# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""How strong the computer's levels at Ring are: each against the one below it.

A match is two races with colours swapped on one track; whoever wins more of them wins
it. The tracks are those of the seeds from 0 on, of the three sizes in turn.
``python -m sim.rivals [MATCHES]`` prints the table.
"""

import sys

from engine.race.generator import search
from engine.race.race import COLOURS, Race
from engine.race.rival import CHAMP, LEVELS, make_rival
from engine.race.turns_left import TurnsLeft
from engine.rng import Rng
from sim.lookups import Lookups

MATCHES = 200
ENOUGH = 60
"""The share of matches, in percent, that a level must win against the one below."""


class Course:
    """A track of the generator and its turns left, for matches of any two levels."""

    def __init__(self, number: int):
        """Make the track of a seed and the size that is its turn."""
        for result in search(number % 3, number):
            found = result
        self.number = number
        self.turns_left = TurnsLeft(found[0])
        for _ in self.turns_left.slices():
            pass

    def race(self, levels: tuple, seed: int) -> int:
        """Return 0 if the first of two levels, Blue, wins, 1 if Green, 2 if nobody."""
        race = Race(self.turns_left.track)
        rivals = [
            make_rival(level, self.turns_left, Rng(2 * seed + side))
            for side, level in enumerate(levels)
        ]
        while race.turn is not None:
            race.push(answer(rivals[race.turn], race))
        return COLOURS.index(race.result) if race.result in COLOURS else 2

    def match(self, level: int, other: int) -> int:
        """Return the races won of two, less those lost, of a level against another."""
        first = self.race((level, other), 2 * self.number)
        second = self.race((other, level), 2 * self.number + 1)
        return (1, -1, 0)[first] + (-1, 1, 0)[second]


def answer(rival, race: Race) -> int:
    """Return a rival's move after all of its thinking."""
    for _ in rival.slices(race):
        pass
    return rival.move


def most_lookups(course: Course) -> int:
    """Return the most look-ups that an answer takes in a race of the champ's."""
    lookups = Lookups(course.turns_left)
    race = Race(course.turns_left.track)
    rival = make_rival(CHAMP, course.turns_left, Rng(course.number))
    most = 0
    while race.turn is not None:
        lookups.count = 0
        move = answer(rival, race)
        most = max(most, lookups.count)
        race.push(move)
    return most


def matches(level: int, other: int, courses: list) -> tuple:
    """Return how many matches a level wins, draws and loses against another."""
    counts = [0, 0, 0]
    for course in courses:
        balance = course.match(level, other)
        counts[0 if balance > 0 else 1 if balance == 0 else 2] += 1
    return tuple(counts)


def rows(count: int):
    """Yield (level, won, drawn, lost) of each level against the one below it."""
    courses = [Course(number) for number in range(count)]
    for level in range(1, len(LEVELS)):
        yield (level, *matches(level, level - 1, courses))


def main(argv: list) -> int:
    """Print the table; ``argv`` may hold the number of matches."""
    count = int(argv[0]) if argv else MATCHES
    print(f"of {count} matches, two races each with colours swapped:")
    print("level      against      won  drawn  lost")
    for level, won, drawn, lost in rows(count):
        share = 100 * won / count
        names = f"{LEVELS[level]:10} {LEVELS[level - 1]:10}"
        print(f"{names} {won:5} {drawn:6} {lost:5}  {share:5.1f} %", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
