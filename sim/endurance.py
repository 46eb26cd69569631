# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Plays both games on the virtual badge for long, and says what the program kept.

``python -m sim.endurance`` needs no MicroPython: each press and each picture is the
simulator's, and what the program holds is counted in bytes of this Python. Exit status
1 when it did not get through or holds more and more. ``python -m sim.heap --game both``
plays the same in a small heap.
"""

import argparse
import sys

from sim.heap_both import BothGames
from sim.pilot_badge import BadgePilot
from sim.sitting import Sitting

ROUNDS = 200


class Endurance(Sitting):
    """Rounds of both games on the virtual badge; its bytes are those of 64 bits."""

    scale = 2

    def __init__(self, game=None, **options):
        """Prepare for both games, or another; the options are those of Badge."""
        super().__init__(game or BothGames())
        self._options = options

    def pilot(self) -> BadgePilot:
        """Switch a badge on."""
        return BadgePilot(**self._options)


def main(words: list) -> int:
    """Play the rounds that the arguments ask for; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m sim.endurance")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="how many to play")
    sitting = Endurance()
    live = sitting.rounds(parser.parse_args(words).rounds)
    for number, count in enumerate(live):
        when = f"round {number}" if number else "power-on"
        print(f"held in the menu after {when}: {count:,} bytes")
    for fault in sitting.faults:
        print(f"BROKEN: {fault}")
    return 1 if sitting.faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
