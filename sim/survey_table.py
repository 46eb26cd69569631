# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The tables of docs/fairness.md, counted from the survey's files.

``python -m sim.survey_table`` prints them; it needs no package beyond Python.
"""

import os
import sys
from statistics import median

from engine.race.sizes import SIZES
from sim.cup import cup_rows
from sim.survey_file import RESULTS, read_rows

FOLDER = os.path.join(
    os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "docs", "survey"
)
"""The survey that the project ships, a file a size."""

KINDS = ("blue", "green", "outer", "inner", "draw")
"""What decides a track: who begins, who goes second, the seat (which), or nothing."""


def survey(size: str) -> list:
    """Return the rows of the shipped survey of a size."""
    return read_rows(os.path.join(FOLDER, f"{size}.csv"))


def kind(row) -> str:
    """Return which of KINDS a track is, by the values of both its starts.

    A track with a draw in either seating is drawn. Else the same colour wins both,
    whichever seat it has, or the same seat does, whichever colour is on it.
    """
    if "draw" in (row.outside, row.inside):
        return "draw"
    if row.outside == row.inside:
        return row.outside
    return "outer" if row.outside == "blue" else "inner"


def shares(values, wanted) -> list:
    """Return for each wanted value its share in percent, as text."""
    return [f"{100 * values.count(one) / len(values):.1f} %" for one in wanted]


def value_lines() -> list:
    """Return the table of what the starts are worth, both seatings of each size."""
    lines = ["| size | Blue | tracks | Blue wins | Green wins | draw |"]
    for size in SIZES:
        rows = survey(size)
        for seat, column in (("outside", "outside"), ("inside", "inside")):
            values = [getattr(row, column) for row in rows]
            cells = [size, seat, str(len(rows)), *shares(values, RESULTS)]
            lines.append(f"| {' | '.join(cells)} |")
    return ruled(lines)


def kind_lines() -> list:
    """Return the table of what decides the tracks of each size."""
    names = (
        "Blue both times",
        "Green both times",
        "outer seat",
        "inner seat",
        "a draw",
    )
    lines = [f"| size | {' | '.join(names)} |"]
    for size in SIZES:
        kinds = [kind(row) for row in survey(size)]
        lines.append(f"| {size} | {' | '.join(shares(kinds, KINDS))} |")
    return ruled(lines)


def length_lines() -> list:
    """Return the table of how long perfect races take, and how large tracks are."""
    names = ("Blue's par", "turns to the end", "states of a car", "positions")
    lines = [f"| size | {' | '.join(names)} |"]
    for size in SIZES:
        rows = survey(size)
        turns = [row.outside_turns for row in rows if row.outside_turns.isdigit()]
        columns = [[row.par_blue for row in rows], turns]
        columns += [[row.states for row in rows], [row.positions for row in rows]]
        cells = [spread(list(map(int, column))) for column in columns]
        lines.append(f"| {size} | {' | '.join(cells)} |")
    return ruled(lines)


def spread(numbers: list) -> str:
    """Return the least, the median and the most of some numbers, as text."""
    return f"{min(numbers):,} / {median(numbers):,.0f} / {max(numbers):,}"


def cup_lines() -> list:
    """Return the table of the cup."""
    lines = ["| code | size | seed | pars | Blue outside | seats swapped |"]
    for row in cup_rows():
        cells = [
            f"`{row.code}`",
            row.size,
            row.seed,
            f"{row.par_blue}, {row.par_green}",
        ]
        cells += [f"{row.outside} {row.outside_turns}"]
        cells += [f"{row.inside} {row.inside_turns}"]
        lines.append(f"| {' | '.join(cells)} |")
    return ruled(lines)


def ruled(lines: list) -> list:
    """Return a table with the line below its head that Markdown wants."""
    return [lines[0], "|" + "---|" * (lines[0].count("|") - 1), *lines[1:]]


def main() -> int:
    """Print all tables."""
    for lines in (value_lines(), kind_lines(), length_lines(), cup_lines()):
        print("\n".join(lines) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
