# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Times the rules of Ring against an empty loop; runs on CPython and on MicroPython.

``python sim/vm/speed.py ROOT REPEATS`` prints one line a figure: a name and numbers.
The loop and the work take turns in one run and the best of each counts, so that a busy
PC slows both. Plies: random legal moves, all legal moves listed at each, restarted
when the race is over. Par: the whole table of turns left, a track after another.
"""

import sys
import time

LOOP_TURNS = 1000000
PLIES = 4000
TRACKS = ((0, 100), (1, 200), (1, 300), (2, 400))
"""Size and number of the tracks that are driven on, or the next number that is one."""

try:
    _ticks = time.perf_counter_ns

    def ticks_us():
        """Return a running count of microseconds."""
        return _ticks() // 1000

except AttributeError:
    ticks_us = time.ticks_us


def empty_loop(turns):
    """Turn a loop that does nothing; return the microseconds it took."""
    start = ticks_us()
    for _ in range(turns):
        pass
    return ticks_us() - start


def random_choices(count):
    """Return random bytes, made beforehand so that making them is not timed."""
    from engine.rng import Rng

    rng = Rng(1)
    return bytes(rng.below(251) for _ in range(count))


def drive(race, choices, lost):
    """Play a random ply for each choice; return the microseconds it took."""
    start = ticks_us()
    for choice in choices:
        moves = race.legal_moves()
        race.push(moves[choice % len(moves)] if moves else lost)
        if race.turn is None:
            race.place((race.track.blue, 0, 0), (race.track.green, 0, 0), 0)
    return ticks_us() - start


def search(track):
    """Make the table of turns left of a track; return it and the microseconds taken."""
    from engine.race.turns_left import TurnsLeft

    start = ticks_us()
    turns_left = TurnsLeft(track)
    for _ in turns_left.slices():
        pass
    return turns_left, ticks_us() - start


def tracks():
    """Return the tracks to measure on."""
    from engine.race.generator import candidate

    found = []
    for size, number in TRACKS:
        track = candidate(size, number)
        while track is None:
            number += 1
            track = candidate(size, number)
        found.append(track)
    return found


def table_bytes(track):
    """Return the bytes of a track's tables."""
    tables = (track.kinds, track.marks, track.number, track.open)
    return sum([len(table) for table in tables])


def known(table):
    """Return how many states a table of turns left knows."""
    distances = table.track.roads
    return sum([1 for turns in table.table[:-distances] if turns])


def measure(repeats):
    """Print the figures of this interpreter."""
    from engine.race.race import LOST, Race

    races = [Race(track) for track in tracks()]
    choices = random_choices(PLIES // len(races))
    loop = plies = searches = None
    found = []
    for _ in range(repeats):
        loop = _least(loop, empty_loop(LOOP_TURNS))
        plies = _least(plies, sum([drive(race, choices, LOST) for race in races]))
        found = [search(race.track) for race in races]
        searches = _least(searches, sum([us for _, us in found]))
    states = sum([known(table) for table, _ in found])
    count = len(choices) * len(races)
    print("loop_us", loop)
    print("plies_per_second", count * 1000000 // plies)
    print("plies_per_million_turns", count * loop // plies)
    print("searches_per_second_x10", len(races) * 10000000 // searches)
    print("states_per_million_turns", states * loop // searches)
    print("track_bytes", max([table_bytes(race.track) for race in races]))
    print("par_bytes", max([len(table.table) for table, _ in found]))


def _least(one, other):
    return other if one is None or other < one else one


if __name__ == "__main__":
    sys.path.append(sys.argv[1])
    measure(int(sys.argv[2]))
