# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The verb ``solve``: what perfect play makes of a race, and of each legal move.

The record is read first; only then the lab is imported.
"""

import argparse
import sys

from engine.race.race import Race
from engine.race.text import move_text, read_record
from engine.record import RecordError
from sim.arguments import lab_is_missing
from sim.check import read_text

HELP = "solve the two-car game of a race record exactly"

_MORE = """The first line is the value of the record's start: blue, green or draw, and
the turns to the end if both play perfectly; a draw that nobody can end without losing
has - for the turns. The second line is the same with the two cars' places exchanged, if
they can be. Then each legal move, best first; its turns count the move itself. The
moves behind -- are not played. The 150 turns of Ring 9 are left out."""


def main(argv) -> int:
    """Solve the record that the arguments name; status 2 when it cannot be read."""
    name = _parser().parse_args(argv).file
    try:
        race, _ = read_record(read_text(name))
    except RecordError as error:
        print(f"{name}:{error.line}: {error.fault}", file=sys.stderr)
        return 2
    try:
        solution = _solve(race)
    except ImportError as error:
        print(lab_is_missing("solve", error), file=sys.stderr)
        return 1
    print("\n".join(lines(race, solution)))
    return 0


def _parser():
    parser = argparse.ArgumentParser(
        prog="python -m sim solve", description=HELP, epilog=_MORE
    )
    parser.add_argument("file", metavar="FILE", help="a race record")
    return parser


def _solve(race):
    """Return the solution of a race's track, with a bar on the way."""
    from tqdm import tqdm

    from sim.lab.solver import solve

    roots = [(car.cell, car.speed, car.lap) for car in race.cars if car.lap < 1]
    with tqdm(desc="positions", unit="", unit_scale=True, disable=None) as bar:

        def show(decided, positions):
            bar.total = positions
            bar.update(decided)

        solution = solve(race.track, roots, show)
        bar.update(bar.total - bar.n)  # what is left is drawn without end
    return solution


def lines(race: Race, solution) -> list:
    """Return what the verb prints of a race that has been solved."""
    found = ["start   " + _outcome(solution.value(race))]
    blue, green = [(car.cell, car.speed, car.lap) for car in race.cars]
    if blue[2] < 1:
        swapped = Race(race.track)
        swapped.place(green, blue, race.turn)
        found.append("swapped " + _outcome(solution.value(swapped)))
    return found + _move_lines(race, solution)


def _move_lines(race, solution):
    """Return a line for each legal move, the best first, equals in the rules' order."""
    side = race.turn

    def rank(pair):
        result, turns = pair[1]
        worth = {("blue", "green")[side]: 0, "draw": 1}.get(result, 2)
        turns = float("inf") if turns is None else turns
        return worth, -turns if worth == 2 else turns

    return [
        f"{move_text(race, move):7} {_outcome(outcome)}"
        for move, outcome in sorted(solution.moves(race), key=rank)
    ]


def _outcome(outcome):
    return f"{outcome.result} {'-' if outcome.turns is None else outcome.turns}"
