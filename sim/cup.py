# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The verb ``cup``: lists the tracks of the fair cup, a line each.

It needs no package beyond Python: what the survey found of these tracks lies beside it,
in cup.csv. A slow test solves each of them again (docs/fairness.md).
"""

import argparse
import os

from engine.codes import LENGTH
from engine.race.cup import CODES
from sim.survey_file import read_rows

HELP = "list the tracks of the fair cup"

_MORE = """A line has the code, the size, Blue's par and Green's, then who wins the race
when both play perfectly: with Blue on the outer cell, and with the seats swapped."""

VALUES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "cup.csv")
"""The survey's lines of the cup's tracks, in the order of the codes."""


def main(argv) -> int:
    """Print the cup; status 2 for arguments, of which there are none."""
    argparse.ArgumentParser(
        prog="python -m sim cup", description=HELP, epilog=_MORE
    ).parse_args(argv)
    for row in cup_rows():
        print(row.code, row.size, row.par_blue, row.par_green, row.outside, row.inside)
    return 0


def cup_rows() -> list:
    """Return what the survey found of each code of the cup, in their order."""
    known = {row.code: row for row in read_rows(VALUES)}
    return [known[code] for code in codes()]


def codes() -> list:
    """Return the codes of the cup one by one."""
    return [CODES[at : at + LENGTH] for at in range(0, len(CODES), LENGTH)]
