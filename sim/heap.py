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

from sim.interpreter import ROOT, NoInterpreter, find, libraries, size
from sim.pilot import START, A, B, Crash, Pilot

ROUNDS = 20
HEAP_BYTES = 112 * 1024
"""What a badge can be trusted to have free, on 32 bits; a 64-bit heap is doubled."""

DRIFT_BYTES = 512
"""How far the live heap may move between returns to the menu, on 32 bits."""

MOVE_BYTES = 1024
"""The garbage that a race move may make, on 32 bits."""

ROOMY = 4 * 1024 * 1024
"""The heap in which garbage is counted: nothing is collected on the way."""

IDLE_PASSES = 1000
MOVES = 12
MOVE_PASSES = 200
"""Passes in which a move's picture has come to rest: a second."""

WAY = (("title", A), ("menu", A), ("race", A), ("pause", START))
"""The scenes in which the program must make no garbage, and the key to each."""

STEP = 4 * 1024
"""How finely the smallest heap is searched for."""


class HeapCheck:
    """The heap of a program in one interpreter, and the faults found in it."""

    def __init__(self, interpreter, heap: int, program: Path = ROOT, play=None):
        """Prepare; ``heap`` is in bytes, 0 for the badge's.

        ``play(pilot, number)`` plays one round from the menu to the menu.
        """
        self.interpreter = interpreter
        self.scale = interpreter.bits // 32
        self.heap = heap or HEAP_BYTES * self.scale
        self.program = program
        self.play = play or play_round
        self.stand_in_bytes = 0
        self.faults = []

    def pilot(self, heap: int) -> Pilot:
        """Start the program in a heap of so many bytes."""
        command = [*self.interpreter.command, "-X", f"heapsize={heap}"]
        return Pilot(command, self.program.resolve(), libraries())

    def rounds(self, count: int) -> list:
        """Play rounds in the small heap; return the live heap at each menu."""
        live = []
        try:
            self._play(count, self.heap, live)
        except Crash as reason:
            self.faults.append(f"it did not get through: {reason}")
        drift = max(live[2:]) - min(live[2:]) if live[2:] else 0
        if drift > DRIFT_BYTES * self.scale:
            self.faults.append(f"the live heap moved by {drift} bytes")
        return live

    def _play(self, count, heap, live):
        with self.pilot(heap) as pilot:
            self.stand_in_bytes = pilot.stand_in_bytes
            pilot.reach("menu", A)
            live.append(pilot.live_bytes())
            for number in range(count):
                self.play(pilot, number)
                live.append(pilot.live_bytes())

    def garbage(self) -> tuple:
        """Return the garbage of each idle scene, a dict, and of race moves, a list."""
        idle, moves = {}, []
        try:
            with self.pilot(ROOMY) as pilot:
                _count_garbage(pilot, idle, moves)
        except Crash as reason:
            self.faults.append(f"no garbage was counted: {reason}")
        for scene, left in idle.items():
            if left:
                self.faults.append(f"{left} bytes of garbage in an idle {scene}")
        worst = max(moves, default=0)
        if worst > MOVE_BYTES * self.scale:
            self.faults.append(f"{worst} bytes of garbage in a race move")
        return idle, moves

    def smallest(self) -> int:
        """Return the smallest heap that gets through two rounds, in steps of STEP."""
        low, high = 0, self.heap // STEP
        while high - low > 1:
            middle = (low + high) // 2
            try:
                self._play(2, middle * STEP, [])
                high = middle
            except Crash:
                low = middle
        return high * STEP


def play_round(pilot, number):
    """Play a race from the menu to the menu: every kind of race in turn.

    Every other one is against the computer, every fourth has a rematch, and each but
    the first is on a track of the next size.
    """
    if number:
        pilot.change_size()
    pilot.start_race(is_against_computer=number % 2 == 1)
    pilot.play_race()
    if number % 4 == 3:
        pilot.reach("race", A)
        pilot.play_race()
    pilot.reach("menu", B)


def _count_garbage(pilot, idle, moves):
    """Stand still in each scene, and make moves; one is the press of A and after."""
    idle_orders = f"w{IDLE_PASSES}"
    for name, key in WAY:
        pilot.reach(name, key)
        idle[name] = pilot.garbage_of(idle_orders)
    pilot.reach("race", START)
    for _ in range(MOVES):
        if pilot.aim():
            moves.append(pilot.garbage_of(f"d{A} w20 u{A} w{MOVE_PASSES}"))
    while pilot.aim():
        pilot.tap(A)
    idle[pilot.name] = pilot.garbage_of(idle_orders)


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
    live = check.rounds(wish.rounds)
    print(
        f"of it taken by stand-ins for what is native: {check.stand_in_bytes:,} bytes"
    )
    for number, count in enumerate(live):
        when = f"round {number}" if number else "power-on"
        print(f"live heap in the menu after {when}: {count:,} bytes")
    if not check.faults:
        print(f"peak: 2 rounds need a heap of {_kib(check.smallest())}")
    _print_garbage(*check.garbage())
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


def _print_garbage(idle, moves):
    for scene, left in idle.items():
        print(f"garbage of {IDLE_PASSES:,} idle passes in {scene}: {left} bytes")
    if moves:
        middle = sorted(moves)[len(moves) // 2]
        print(f"garbage of a race move: {middle} bytes, at most {max(moves)}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
