# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The file that a survey writes: a line of CSV for each seed, and what is in it so far.

It needs no package beyond Python. A survey that was cut short leaves a whole file, but
for its last line perhaps.
"""

import csv
from typing import NamedTuple

from engine.errors import quoted
from engine.race.generator import SEEDS
from engine.race.sizes import SIZES

NO_TURNS = "-"
"""Instead of the turns of a draw that nobody can end without losing."""
RESULTS = ("blue", "green", "draw")
"""What a start can be worth."""


class Row(NamedTuple):
    """What a survey knows of a seed, as text; the fields are the columns.

    ``states`` are those of one car, ``positions`` those of both that were solved.
    ``outside`` is the value of the start with Blue on the outer cell, ``inside`` that
    with the seats swapped; the turns are those to the end under perfect play.
    """

    size: str
    seed: str
    code: str
    par_blue: str
    par_green: str
    road: str
    states: str
    positions: str
    outside: str
    outside_turns: str
    inside: str
    inside_turns: str


HEAD = ",".join(Row._fields)
"""The first line of the file."""


class SurveyError(ValueError):
    """A file that no survey of this size has written; says where and what is wrong."""


def row_line(row: Row) -> str:
    """Return a row as a line of the file, with its end."""
    return ",".join(row) + "\n"


def read_rows(name: str) -> list:
    """Return the rows of a file; a last line without its end is left out.

    SurveyError when it is no survey, OSError when it cannot be read.
    """
    with open(name, encoding="ascii", errors="replace", newline="") as file:
        lines = [line for line in file if line.endswith("\n")]
    if not lines:
        return []
    if lines[0].rstrip("\r\n") != HEAD:
        raise SurveyError(f"{name}:1: expected {HEAD}, found {quoted(lines[0][:40])}")
    return [_row(name, at + 2, cells) for at, cells in enumerate(csv.reader(lines[1:]))]


def _row(name, line, cells):
    """Return one line of the file as a row; SurveyError when it is none."""
    if len(cells) != len(Row._fields):
        count = len(Row._fields)
        raise SurveyError(f"{name}:{line}: expected {count} values, found {len(cells)}")
    row = Row(*cells)
    if row.size not in SIZES:
        raise _unlike(name, line, "a size", row.size)
    if not row.seed.isdigit() or int(row.seed) >= SEEDS:
        raise _unlike(name, line, "a seed", row.seed)
    for result in (row.outside, row.inside):
        if result not in RESULTS:
            raise _unlike(name, line, "blue, green or draw", result)
    return row


def _unlike(name, line, wanted, found):
    return SurveyError(f"{name}:{line}: expected {wanted}, found {quoted(found)}")


def seeds_done(name: str, size: str) -> set:
    """Return the seeds that a file has already; it must be of one size.

    A file that is not there yet has none. SurveyError as in ``read_rows``.
    """
    try:
        rows = read_rows(name)
    except FileNotFoundError:
        return set()
    for line, row in enumerate(rows, 2):
        if row.size != size:
            raise _unlike(name, line, f"a track of size {size}", row.size)
    return {int(row.seed) for row in rows}


def make_ready(name: str):
    """Make a file ready for more lines: a new one gets HEAD, a cut line goes."""
    with open(name, "a+", encoding="ascii", newline="") as file:
        file.seek(0)
        text = file.read()
        whole = text.rfind("\n") + 1
        file.truncate(whole)
        if not whole:
            file.write(HEAD + "\n")
