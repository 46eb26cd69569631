# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The rows of a track as text, one character a cell (docs/notation.md, "The rows").

Whether the cells make a track is decided by engine/race/validity.py; this module only
says in which line its rows begin.
"""

from engine.errors import quoted
from engine.race.track import LINE, Track
from engine.race.validity import MAX_SIDE, fault
from engine.record import RecordError

CELLS = "#.=BG"
"""The characters of a row: off road, road, line, and the line's start cells."""


def row_lines(track: Track) -> list:
    """Return the rows of a track, the top one first."""
    lines = []
    for y in range(track.height):
        cells = [track.cell(x, y) for x in range(track.width)]
        lines.append("".join([_letter(track, cell) for cell in cells]))
    return lines


def _letter(track, cell):
    """Return the character that stands for a cell."""
    if cell == track.blue:
        return "B"
    return "G" if cell == track.green else CELLS[track.kinds[cell]]


class Rows:
    """The rows read so far, each with its line number.

    Rows may differ in length: what lies outside of them is off road.
    """

    def __init__(self):
        self.rows = []
        self.first_line = 0
        self._indent = 0

    def add(self, line: int, content: str):
        """Read one more row; RecordError when it is none."""
        row = content.strip(" ")
        for x in range(len(row)):
            if row[x] not in CELLS:
                wanted = f"expected # . = B or G as cell {x} of the row"
                raise RecordError(line, f"{wanted}, found {quoted(row[x])}")
        if len(row) > MAX_SIDE or len(self.rows) == MAX_SIDE:
            which = "columns" if len(row) > MAX_SIDE else "rows"
            raise RecordError(line, f"expected at most {MAX_SIDE} {which}, found more")
        indent = len(content) - len(row)
        if self.rows and indent != self._indent:
            # else a row typed askew would bend the road without a word
            wanted = (
                f"expected {self._indent} blanks before the row, as before the first"
            )
            raise RecordError(line, f"{wanted}, found {indent}")
        self.first_line = self.first_line or line
        self._indent = indent
        self.rows.append((line, row))

    def track(self, forward: int) -> Track:
        """Return the track; RecordError at its first row when it is none."""
        width = max([len(row) for _, row in self.rows])
        height = len(self.rows)
        kinds = bytearray((width + 1) * height)
        for y in range(height):
            row = self.rows[y][1]
            for x in range(len(row)):
                kinds[y * (width + 1) + x] = min(CELLS.index(row[x]), LINE)
        blue, green = self._starts(width + 1)
        grid = (width, height, bytes(kinds), forward, blue, green)
        wrong = fault(*grid)
        if wrong:
            raise RecordError(self.first_line, wrong)
        return Track(*grid)

    def _starts(self, stride):
        """Return the cells of the B and the G; each must be there once."""
        cells = {}
        for y in range(len(self.rows)):
            line, row = self.rows[y]
            for letter in "BG":
                count = row.count(letter)
                if count > 1 or count and letter in cells:
                    raise RecordError(
                        line, f"expected one {letter} in the rows, found more"
                    )
                if count:
                    cells[letter] = y * stride + row.index(letter)
        for letter in "BG":
            if letter not in cells:
                raise RecordError(
                    self.first_line, f"expected one {letter} in the rows, found none"
                )
        return cells["B"], cells["G"]
