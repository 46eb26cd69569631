# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""A random island on a coarse lattice, and the road round it, two cells wide.

The island is a set of plots, at most six across and four down, without a lake or a
loose corner. Its shore is one loop that never meets itself, so the road along it folds,
but never crosses, and off-road land lies between any two passes. Then columns and rows
of plots are stretched until the lap is as long as wanted.
"""

from engine.race.cells import HEIGHT, STRIDE, WIDTH, around, can_flip, new_cells

PLOTS_ACROSS = 6
"""Plots in a row: six of three cells and one road of two fill the board's width."""
PLOTS_DOWN = 4
"""Plots in a column."""
PITCH = 3
"""Cells from one plot to the next, at least: a road of two and a wall of one."""

_STRIDE = PLOTS_ACROSS + 1  # one empty column between the rows, as in a track
_TRIES = 120  # plots tried; then the island stays as it is
_STRETCHES = 60  # cells offered to columns and rows; there may be no room for them


def grow_island(rng, shore: int) -> bytearray:
    """Return an island whose shore has about ``shore`` edges of plots, 4 to 34.

    One byte a plot, with an empty row above and below, as ``_STRIDE`` tells.
    """
    plots = bytearray(_STRIDE * (PLOTS_DOWN + 2) + 1)
    plots[_random_plot(rng)] = 1
    edges = 4
    for _ in range(_TRIES):
        if edges >= shore:
            break
        plot = _random_plot(rng)
        if plots[plot] or not can_flip(around(plots, _STRIDE, plot)):
            continue
        touched = _neighbours(plots, plot)
        # A plot that touches one other makes an arm; mostly arms make a winding road.
        if touched == 1 or rng.below(16) < 3:
            plots[plot] = 1
            edges += 4 - 2 * touched
    return plots


def _random_plot(rng):
    return (1 + rng.below(PLOTS_DOWN)) * _STRIDE + rng.below(PLOTS_ACROSS)


def _neighbours(plots, plot):
    """Return how many of the four plots beside one belong to the island."""
    return (
        plots[plot - 1]
        + plots[plot + 1]
        + plots[plot - _STRIDE]
        + plots[plot + _STRIDE]
    )


class Lattice:
    """The columns and rows of an island's plots, with their sizes on the board.

    ``lap`` is the length of the road along the shore in cells.
    """

    def __init__(self, plots: bytearray):
        self._plots = plots
        across = [x for x in range(PLOTS_ACROSS) if self._shore_in_column(x)]
        down = [y for y in range(PLOTS_DOWN) if self._shore_in_row(y)]
        self._x = across[0]
        self._y = down[0]
        self._widths = [PITCH] * len(across)
        self._heights = [PITCH] * len(down)
        self.lap = PITCH * (
            sum([self._shore_in_column(x) for x in across])
            + sum([self._shore_in_row(y) for y in down])
        )

    def _shore_in_column(self, x):
        """Return how many edges of the shore run across a column of plots."""
        plots = self._plots
        count = 0
        for plot in range(x, x + _STRIDE * (PLOTS_DOWN + 1), _STRIDE):
            count += plots[plot] ^ plots[plot + _STRIDE]
        return count

    def _shore_in_row(self, y):
        """Return how many edges of the shore run down a row of plots."""
        plots = self._plots
        row = (y + 1) * _STRIDE
        count = 0
        for plot in range(row - 1, row + PLOTS_ACROSS):
            count += plots[plot] ^ plots[plot + 1]
        return count

    def stretch(self, rng, lap: int):
        """Enlarge columns and rows at random until the lap has ``lap`` cells."""
        for _ in range(_STRETCHES):
            if self.lap >= lap:
                return
            if rng.below(WIDTH + HEIGHT) < WIDTH:
                x = rng.below(len(self._widths))
                if sum(self._widths) < WIDTH - 4:
                    self._widths[x] += 1
                    self.lap += self._shore_in_column(self._x + x)
            else:
                y = rng.below(len(self._heights))
                if sum(self._heights) < HEIGHT - 4:
                    self._heights[y] += 1
                    self.lap += self._shore_in_row(self._y + y)

    def pave(self, rng) -> bytearray:
        """Return a board with the road along the shore, in its middle."""
        columns = _starts(self._widths, WIDTH, rng)
        rows = _starts(self._heights, HEIGHT, rng)
        plots = self._plots
        cells = new_cells()
        for j in range(len(rows)):
            for i in range(len(columns)):
                plot = (self._y + j + 1) * _STRIDE + self._x + i
                x, y = columns[i], rows[j]
                if i + 1 < len(columns) and plots[plot] != plots[plot - _STRIDE]:
                    _pave(cells, x, y, columns[i + 1], y)
                if j + 1 < len(rows) and plots[plot] != plots[plot - 1]:
                    _pave(cells, x, y, x, rows[j + 1])
        return cells


def _starts(sizes, room, rng):
    """Return where each of some sizes begins, and the last one ends, centred."""
    at = (room - 2 - sum(sizes) + rng.below(2)) // 2
    starts = [at]
    for size in sizes:
        at += size
        starts.append(at)
    return starts


def _pave(cells, x, y, last_x, last_y):
    """Make road of two cells width from one crossing of the lattice to another."""
    for row in range(y, last_y + 2):
        for column in range(x, last_x + 2):
            cells[(row + 1) * STRIDE + column] = 1
