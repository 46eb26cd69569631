# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The verb ``track``: prints the race record of a random track, by code or by seed.

It needs no package beyond Python. The first line is a comment with the code and both
pars, so that the output is a record that ``check`` reads.
"""

import argparse
import sys

from engine.codes import read_track_code, track_code
from engine.errors import NotationError
from engine.race.generator import SEEDS, candidate, search
from engine.race.race import Race
from engine.race.sizes import SIZES
from engine.race.text import record_lines
from engine.race.turns_left import TurnsLeft
from sim.arguments import number_below

HELP = "print the race record of a track, by its code or from a seed and a size"

_MORE = """The first line says the code, Blue's par and Green's: the turns of the
shortest lap alone. The record ends where the moves would begin."""


def main(argv) -> int:
    """Print the record that the arguments ask for; status 2 when there is none."""
    try:
        size, number, track = _track(_parser().parse_args(argv))
    except NotationError as error:
        print(f"python -m sim track: {error}", file=sys.stderr)
        return 2
    blue, green = pars(track)
    print(f"; code {track_code(size, number)} par {blue} {green}")
    print("\n".join(record_lines(Race(track))))
    return 0


def pars(track) -> tuple:
    """Return the turns of the shortest lap from Blue's start cell and from Green's."""
    turns_left = TurnsLeft(track)
    for _ in turns_left.slices():
        pass
    return turns_left.par(track.blue), turns_left.par(track.green)


def _parser():
    parser = argparse.ArgumentParser(
        prog="python -m sim track",
        description=HELP,
        epilog=_MORE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("code", nargs="?", metavar="CODE", help="such as 2G00184")
    parser.add_argument(
        "--seed",
        type=number_below(SEEDS),
        metavar="N",
        help=f"a number from 0 to {SEEDS - 1}",
    )
    parser.add_argument("--size", choices=SIZES, help="goes with --seed")
    return parser


def _track(options):
    """Return (size, number, track) as the arguments say; NotationError if none."""
    if options.code is not None:
        if options.seed is not None or options.size is not None:
            raise NotationError("expected a code, or --seed and --size; found both")
        size, number = read_track_code(options.code)
        track = candidate(size, number)
        if track is None:
            raise NotationError(f"the code {options.code.upper()} stands for no track")
        return size, number, track
    if options.seed is None or options.size is None:
        raise NotationError("expected a code, or both --seed and --size")
    size = SIZES.index(options.size)
    for found in search(size, options.seed):
        if found:
            track, number = found
    return size, number, track
