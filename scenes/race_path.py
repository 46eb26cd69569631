# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The aim on Ring's board: dots along its path, the new speed or a cross at its end."""

import displayio

from scenes.area import AWAY_PX, CELL_PX

DOTS = 12
"""Dots for the path between a car and its aim, at most."""
CROSS = 20
"""The cross tile in sprites.bmp."""
NUMBER = 24
"""First number tile in sprites.bmp, 0 to 19."""
HIGHEST = 19
"""Highest number that has a tile; higher speeds show it, the bar shows them all."""
TRAP = NUMBER + HIGHEST + 1
"""First tile of 0 to 9 with an exclamation mark; then the mark alone, for all above."""

DOT_COLOUR = 0x0A0D14
"""Colour of the path's dots."""

_RIGHT = b"\1\2\2\2\1\0\0\0"  # cells by direction, and one
_DOWN = b"\0\0\1\2\2\2\1\0"
_SEEN_PX = 5  # of a cross beyond the border of the screen: more than its middle
_INK = 7  # of sprites.bmp: what the player's colour replaces in the aim
_FILL = 6
_COLOURS = (0x1F46C8, 0xFFFFFF, 0x0C6B28, 0xFFFFFF)


class Path:
    """The way to the cell that is aimed at, and what is shown there."""

    def __init__(self, board):
        """Put the dots into the board's group, none of them shown."""
        self._board = board
        sheet = displayio.Bitmap(4, 4, 2)
        colour = displayio.Palette(1)
        colour[0] = DOT_COLOUR
        self._dots = []
        for _ in range(DOTS):
            dot = displayio.TileGrid(sheet, pixel_shader=colour, y=AWAY_PX)
            board.group.append(dot)
            self._dots.append(dot)

    def add_aims(self):
        """Put what is shown at the path's end above the cars."""
        self._aims = tuple(self._add_aim(side) for side in (0, 1))
        self._cross = self._board.add_sprite(CROSS)
        self._cross_x = 0

    def show(self, aim, shut):
        """Show the path and the new speed at its end; a cross where it is shut."""
        board = self._board
        race = board.race
        speed = max(aim.speed, 0)
        cell = aim.car.cell
        step = race.track.delta[aim.direction]
        count = (aim.shut_cell - cell) // step if shut else speed
        # a slower move the same way has its own mark on the path
        marked = 0 if aim.is_slower else aim.car.speed - 1
        self._show_dots(cell, step, count - 1, marked)
        if shut:
            self._put_cross(cell, aim.direction, count)
        else:
            self._cross.y = AWAY_PX
        self._aims[1 - race.turn].y = AWAY_PX
        grid = self._aims[race.turn]
        if not aim.is_legal:
            grid.y = AWAY_PX
            return
        board.place(grid, cell + speed * step, 0)
        tile = NUMBER + min(speed, HIGHEST)
        if race.is_trap(aim.move):
            tile = TRAP + min(speed, 10)
        if grid[0] != tile:
            grid[0] = tile

    def hide(self):
        """Take the path and what is at its end away."""
        for aim in self._aims:
            aim.y = AWAY_PX
        self._cross.y = AWAY_PX
        for dot in self._dots:
            dot.y = AWAY_PX

    def shake(self, offset):
        """Show the cross some pixels beside its cell, less than half of one."""
        self._cross.x = self._cross_x + offset

    def _show_dots(self, cell, step, count, marked):
        """Dot the cells after ``cell``, as many as count and DOTS say, but one."""
        for dot in range(DOTS):
            grid = self._dots[dot]
            cell += step
            if dot >= count or dot + 1 == marked:
                grid.y = AWAY_PX
            else:
                self._board.place(grid, cell, 2)

    def _put_cross(self, cell, direction, count):
        """Place the cross so many cells from a cell; the screen keeps most of it."""
        track = self._board.race.track
        x = (track.x(cell) + count * (_RIGHT[direction] - 1)) * CELL_PX
        y = (track.y(cell) + count * (_DOWN[direction] - 1)) * CELL_PX
        cut = CELL_PX - _SEEN_PX
        self._cross_x = min(max(x, -cut), track.width * CELL_PX - _SEEN_PX)
        self._cross.x = self._cross_x
        self._cross.y = min(max(y, -cut), track.height * CELL_PX - _SEEN_PX)

    def _add_aim(self, side):
        """Return the aim of a side: the number tiles in the side's own colours."""
        board = self._board
        colours = displayio.Palette(8)
        for index in range(8):
            colours[index] = board.colours[index]
        colours.make_transparent(0)
        colours[_FILL] = _COLOURS[2 * side]
        colours[_INK] = _COLOURS[2 * side + 1]
        return board.add_sprite(NUMBER, colours)
