# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Plays the game in a heap as small as the badge's, and says what it kept.

``python -m sim.heap`` runs code.py unmodified in MicroPython with stand-ins for what is
native on a badge. Exit status 1 when a budget is broken, 2 for wrong arguments.
"""

import argparse
import sys
from pathlib import Path

from sim.heap_both import SEED, BothGames
from sim.heap_cards import CardsGame
from sim.heap_lessons import LessonsGame
from sim.heap_race import RaceGame
from sim.interpreter import ROOT, NoInterpreter, find, libraries, size
from sim.pilot import IDLE_PASSES, Crash
from sim.pilot_vm import VmPilot
from sim.sitting import Sitting

ROUNDS = 20
HEAP_BYTES = 112 * 1024
"""What a badge can be trusted to have free, on 32 bits; a 64-bit heap is doubled."""

MOVE_BYTES = 1024
"""The garbage that a race move or a played card may make, on 32 bits."""

ROOMY = 4 * 1024 * 1024
"""The heap in which garbage is counted: nothing is collected on the way."""

STEP = 1024
"""How finely the smallest heap is searched for."""

PEAK_ROUNDS = 3
"""Rounds that it must get through: at Ring a friend, the computer and nobody."""

GAMES = (
    RaceGame(),
    CardsGame(is_solo=False),
    CardsGame(is_solo=True),
    LessonsGame(RaceGame(), "lesson_race"),
    LessonsGame(CardsGame(is_solo=False), "lesson_cards"),
    BothGames(),
)
"""What is played, each from power-on: ``enter(pilot)`` comes from the title to the
game's menu; ``play(pilot, number)`` plays a round from the menu to the menu;
``count_garbage(pilot, idle, moves)`` fills a dictionary by scene, and a list."""


class HeapCheck(Sitting):
    """The heap of a program in one interpreter, and the faults found in it."""

    def __init__(self, interpreter, heap: int, program: Path = ROOT, game=GAMES[0]):
        """Prepare; ``heap`` is in bytes, 0 for the badge's."""
        super().__init__(game)
        self.interpreter = interpreter
        self.scale = interpreter.bits // 32
        self.heap = heap or HEAP_BYTES * self.scale
        self.program = program

    def pilot(self, heap: int = 0) -> VmPilot:
        """Start the program in a heap of so many bytes, 0 for the check's own."""
        size_bytes = heap or self.heap
        command = [*self.interpreter.command, "-X", f"heapsize={size_bytes}"]
        root = self.program.resolve()
        return VmPilot(command, root, libraries())

    def garbage(self) -> tuple:
        """Return the garbage of each idle scene, a dict, and of moves, a list."""
        idle, moves = {}, []
        try:
            with self.pilot(ROOMY) as pilot:
                self.game.count_garbage(pilot, idle, moves)
        except Crash as reason:
            self.faults.append(f"no garbage was counted: {reason}")
        for scene, left in idle.items():
            if left:
                self.faults.append(f"{left} bytes of garbage in an idle {scene}")
        worst = max(moves, default=0)
        if worst > MOVE_BYTES * self.scale:
            self.faults.append(f"{worst} bytes of garbage in a move")
        return idle, moves

    def smallest(self) -> int:
        """Return the smallest heap that gets through some rounds, in steps of STEP."""
        return self._search(self._play_some)

    def smallest_start(self) -> int:
        """Return the smallest heap that gets from power-on to the title."""
        return self._search(self._show_title)

    def _play_some(self, heap):
        self.play(self.pilot(heap), PEAK_ROUNDS, [])
        if self.recoveries:
            raise Crash("the heap ran out")

    def _show_title(self, heap):
        with self.pilot(heap) as pilot:
            pilot.settle()
            if pilot.recoveries:
                raise Crash("the heap ran out")

    def _search(self, play):
        low, high = 0, self.heap // STEP
        while high - low > 1:
            middle = (low + high) // 2
            try:
                play(middle * STEP)
                high = middle
            except Crash:
                low = middle
        return high * STEP


def main(words: list) -> int:
    """Run the check that the arguments ask for; return the exit status."""
    wish = _arguments().parse_args(words)
    try:
        interpreter = find(wish.vm)
        libraries()
    except NoInterpreter as reason:
        print(f"heap check skipped: {reason}")
        return 2 if wish.vm else 0
    status = 0
    check = HeapCheck(interpreter, wish.heap, wish.program)
    print(f"start-up: the title needs a heap of {_kib(check.smallest_start())}")
    for game in GAMES:
        if game.name == "both":
            game = BothGames(wish.seed)
        if wish.game in (None, game.name):
            check = HeapCheck(interpreter, wish.heap, wish.program, game)
            print(f"{game.name}, {interpreter}, heap {_kib(check.heap)}")
            _print_check(check, wish.rounds)
            status = status or (1 if check.faults else 0)
    return status


def _print_check(check, rounds):
    """Run one game's check and print what it finds."""
    live = check.rounds(rounds)
    print(
        f"of it taken by stand-ins for what is native: {check.stand_in_bytes:,} bytes"
    )
    for number, count in enumerate(live):
        when = f"round {number}" if number else "power-on"
        print(f"live heap in the menu after {when}: {count:,} bytes")
    if not check.faults:
        print(f"peak: {PEAK_ROUNDS} rounds need a heap of {_kib(check.smallest())}")
    _print_garbage(*check.garbage())
    for fault in check.faults:
        print(f"BROKEN: {fault}")


def _arguments():
    parser = argparse.ArgumentParser(prog="python -m sim.heap", description=__doc__)
    parser.add_argument("--vm", default="", help="the MicroPython to run in")
    parser.add_argument("--heap", type=_size, default=0, help="its heap, such as 112k")
    names = [game.name for game in GAMES]
    parser.add_argument("--game", choices=names, help="only this one of the games")
    parser.add_argument("--seed", type=int, default=SEED, help="of both's keys")
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
        print(f"garbage of a move: {middle} bytes, at most {max(moves)}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
