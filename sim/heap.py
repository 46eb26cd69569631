# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Plays the game in a heap as small as the badge's, and says what it kept.

``python -m sim.heap`` runs code.py unmodified in MicroPython with stand-ins for what is
native on a badge. Exit status 1 when a budget is broken, 2 for wrong arguments. Names
are interned for ever when a module is first loaded, and each round of the first two
may still load something new, so the live heap is compared from the second return on.
"""

import argparse
import sys
from pathlib import Path

from sim.interpreter import PROGRAMS, ROOT, NoInterpreter, find, libraries, size

ROUNDS = 20
HEAP_BYTES = 112 * 1024
"""What a badge can be trusted to have free, on 32 bits; a 64-bit heap is doubled."""

DRIFT_BYTES = 512
"""How far the live heap may move between returns to the menu, on 32 bits."""

MOVE_BYTES = 1024
"""The garbage that a race move may make, on 32 bits."""

ROOMY = 4 * 1024 * 1024
"""The heap in which garbage is counted: nothing is collected on the way."""

MOVES = 12
"""How many race moves the garbage is counted of."""

IDLE_PASSES = 1000
"""How many idle passes it is counted over, as sim/vm/pilot.py says."""

STEP = 4 * 1024
"""How finely the smallest heap is searched for."""


class Flight:
    """What one run of the pilot reported."""

    def __init__(self, done):
        """Read the lines of a finished process."""
        self.figures = {}
        self.trouble = ""
        ended = False
        for line in done.stdout.splitlines():
            words = line.split()
            if words[:1] != ["@"]:
                continue
            ended = ended or words[1] == "done"
            self.figures.setdefault(words[1], []).append(words[2:])
        if done.returncode or not ended:
            said = (done.stderr + done.stdout).strip().splitlines()
            self.trouble = said[-1] if said else "it stopped without a word"

    def numbers(self, name: str) -> list:
        """Return the last number of each line of a name."""
        return [int(words[-1]) for words in self.figures.get(name, [])]


class HeapCheck:
    """The heap of a program in one interpreter, and the faults found in it."""

    def __init__(self, interpreter, heap: int, program: Path = ROOT, plan="rounds"):
        """Prepare; ``heap`` is in bytes, 0 for the badge's; ``plan`` plays rounds."""
        self.interpreter = interpreter
        self.scale = interpreter.bits // 32
        self.heap = heap or HEAP_BYTES * self.scale
        self.program = program
        self.plan = plan
        self.faults = []

    def fly(self, plan: str, rounds: int, heap: int) -> Flight:
        """Run a plan of sim/vm/pilot.py."""
        program = [PROGRAMS / "run.py", self.program, libraries(), plan, rounds]
        return Flight(self.interpreter.run([str(word) for word in program], heap))

    def rounds(self, count: int) -> Flight:
        """Play rounds in the small heap; note what went wrong."""
        flight = self.fly(self.plan, count, self.heap)
        if flight.trouble:
            self.faults.append(f"it did not get through: {flight.trouble}")
        live = flight.numbers("menu")[2:]
        drift = max(live) - min(live) if live else 0
        if drift > DRIFT_BYTES * self.scale:
            self.faults.append(f"the live heap moved by {drift} bytes")
        return flight

    def garbage(self) -> Flight:
        """Stand still in each scene and make race moves; note what left garbage."""
        flight = self.fly("garbage", MOVES, ROOMY)
        if flight.trouble:
            self.faults.append(f"no garbage was counted: {flight.trouble}")
        for scene, left in flight.figures.get("idle", []):
            if int(left):
                self.faults.append(f"{left} bytes of garbage in an idle {scene}")
        worst = max(flight.numbers("move"), default=0)
        if worst > MOVE_BYTES * self.scale:
            self.faults.append(f"{worst} bytes of garbage in a race move")
        return flight

    def smallest(self) -> int:
        """Return the smallest heap that gets through two rounds, in steps of STEP."""
        low, high = 0, self.heap // STEP
        while high - low > 1:
            middle = (low + high) // 2
            if self.fly(self.plan, 2, middle * STEP).trouble:
                low = middle
            else:
                high = middle
        return high * STEP


def main(words: list) -> int:
    """Run the check that the arguments ask for; return the exit status."""
    wish = _arguments().parse_args(words)
    try:
        check = HeapCheck(find(wish.vm), wish.heap, wish.program)
        libraries()
    except NoInterpreter as reason:
        print(f"heap check skipped: {reason}")
        return 2 if wish.vm else 0
    print(f"{check.interpreter}, heap {_kib(check.heap)}, {wish.rounds} rounds")
    _print_rounds(check.rounds(wish.rounds))
    if not check.faults:
        print(f"smallest heap for 2 rounds: {_kib(check.smallest())}")
        _print_garbage(check.garbage())
    for fault in check.faults:
        print(f"BROKEN: {fault}")
    return 1 if check.faults else 0


def _arguments():
    parser = argparse.ArgumentParser(prog="python -m sim.heap", description=__doc__)
    parser.add_argument("--vm", default="", help="the MicroPython to run in")
    parser.add_argument("--heap", type=_size, default=0, help="its heap, such as 112k")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="how many to play")
    parser.add_argument("--program", type=Path, default=ROOT, help="folder of code.py")
    return parser


def _size(text):
    try:
        return size(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error))


def _kib(count):
    return f"{count / 1024:.0f} KiB"


def _print_rounds(flight):
    for cost in flight.numbers("stand_ins"):
        print(f"of it taken by stand-ins for native modules: {cost:,} bytes")
    for number, live in enumerate(flight.numbers("menu")):
        when = "power-on" if number == 0 else f"round {number}"
        print(f"live heap in the menu after {when}: {live:,} bytes")


def _print_garbage(flight):
    for scene, left in flight.figures.get("idle", []):
        print(f"garbage of {IDLE_PASSES:,} idle passes in {scene}: {left} bytes")
    moves = sorted(flight.numbers("move"))
    if moves:
        middle = moves[len(moves) // 2]
        print(f"garbage of a race move: {middle} bytes, at most {moves[-1]}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
