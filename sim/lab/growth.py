# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""How time and memory of a solve grow with the positions of a track.

``python -m sim.lab.growth`` prints the table of docs/fairness.md.
"""

import sys
import time
import tracemalloc

from engine.codes import read_track_code
from engine.race.generator import candidate
from sim.lab.solver import solve

TRACKS = ("2G0AG00", "3007T0X", "2G09Y09", "3007P04")
"""Codes of tracks with about 2, 4, 8 and 16 million positions."""
REPEATS = 5
"""Solves of each track; the fastest one counts."""
HEAD = "| track | positions | seconds | ns a position | bytes a position |"


def figures(code: str) -> tuple:
    """Return (positions, seconds of processor time, bytes at most) of a solve.

    All is counted, from the track to its solution; the engine's track is not.
    """
    track = candidate(*read_track_code(code))
    seconds = []
    for _ in range(REPEATS):
        began = time.process_time()
        solution = solve(track)
        seconds.append(time.process_time() - began)
    positions = solution.positions
    del solution
    return positions, min(seconds), peak_bytes(track)


def peak_bytes(track) -> int:
    """Return the most bytes that were in use at one time of a solve."""
    tracemalloc.start()
    solve(track)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    return peak


def row(code: str) -> str:
    """Return the table's line of one track."""
    positions, seconds, most = figures(code)
    cells = [code, f"{positions:,}", f"{seconds:.2f}"]
    cells += [f"{seconds / positions * 1e9:.0f}", f"{most / positions:.1f}"]
    return f"| {' | '.join(cells)} |"


def main() -> int:
    """Print the table."""
    figures(TRACKS[0])  # the first solve compiles
    print(HEAD + "\n|" + "---|" * (HEAD.count("|") - 1))
    for code in TRACKS:
        print(row(code), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
