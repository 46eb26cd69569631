# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Ring's board on the screen: the track in cells of eight pixels, marks, aim and cars.

Everything that moves is a tile grid of its own, so that only its own box is sent again.
What is not shown waits below the screen: of a grid that is ``hidden`` displayio forgets
and remembers the last place by turns, and may send it once more.
The road is drawn in quarters of a cell: what a quarter looks like depends on the three
cells that it touches.
"""

import displayio

from engine.race.race import SLOWER
from scenes.race_road import road_grid
from scenes.sheet import load_sheet

CELL_PX = 8
"""Width and height of a cell on the screen."""
AWAY_PX = 128
"""Top of what is not shown."""
DOTS = 12
"""Dots for the path between a car and its aim, at most."""
ARROW = 16
"""First of the four arrow tiles in sprites.bmp; the tiles before are the cars."""
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

_RIGHT = (0, 1, 1, 1, 0, -1, -1, -1)  # cells by direction
_DOWN = (-1, -1, 0, 1, 1, 1, 0, -1)
_SEEN_PX = 5  # of a cross beyond the border of the screen: more than its middle

_INK = 7  # of sprites.bmp: what the player's colour replaces in the aim
_FILL = 6
_MARK = 2  # of marks.bmp: what takes the player's colour
_MARK_COLOURS = (0x17389E, 0x0B4A1E)  # at least 4.5:1 on the road
_AIM_COLOURS = (0x1F46C8, 0xFFFFFF, 0x0C6B28, 0xFFFFFF)


class Board:
    """The picture of a race; the scene tells it what to show."""

    def __init__(self, race):
        """Build the picture of a race as it stands."""
        self.race = race
        self.group = displayio.Group()
        road = road_grid(race.track)
        self.group.append(road)
        self.edge_sheet = (road.bitmap, road.pixel_shader)
        """The sheet and colours that the edges of notices come from."""
        self._sprites, self._colours = load_sheet("scenes/art/sprites.bmp")
        self._colours.make_transparent(0)
        self._add_arrows()
        self._dots = self._add_dots()
        self._marks = self._add_marks()
        self.cars = tuple(self._add_sprite(8 * side) for side in (0, 1))
        self._aims = tuple(self._add_aim(side) for side in (0, 1))
        self._cross_x = 0
        self._cross = self._add_sprite(CROSS)

    def put(self, side, cell):
        """Place a car's picture on a cell."""
        self._place(self.cars[side], cell, 0)

    def point(self, side, direction):
        """Turn a car's picture to a direction."""
        self._show(self.cars[side], 8 * side + direction)

    def show_moves(self, moves):
        """Mark the cells that the legal moves of the side to move lead to."""
        race = self.race
        car = race.cars[race.turn]
        track = race.track
        self._mark_colours[_MARK] = _MARK_COLOURS[race.turn]
        for move in range(2 * SLOWER):
            mark = self._marks[move]
            speed = car.speed + (1 if move < SLOWER else -1)
            if speed < 1 or move not in moves:
                mark.y = AWAY_PX
                continue
            cell = car.cell + speed * track.delta[move]
            self._place(mark, cell, 0)
            tile = 2 if move >= SLOWER else 0
            self._show(mark, tile + (1 if race.is_trap(move) else 0))

    def hide_moves(self):
        """Take all marks and the aim away."""
        for mark in self._marks:
            mark.y = AWAY_PX
        self.hide_aim()

    def show_aim(self, aim, shut):
        """Show the path and the new speed at its end; a cross where it is shut."""
        speed = max(aim.speed, 0)
        cell = aim.car.cell
        step = self.race.track.delta[aim.direction]
        count = (aim.shut_cell - cell) // step if shut else speed
        # a slower move the same way has its own mark on the path
        marked = 0 if aim.is_slower else aim.car.speed - 1
        self._show_path(cell, step, count - 1, marked)
        if shut:
            self._put_cross(cell, aim.direction, count)
        else:
            self._cross.y = AWAY_PX
        side = self.race.turn
        self._aims[1 - side].y = AWAY_PX
        grid = self._aims[side]
        if not aim.is_legal:
            grid.y = AWAY_PX
            return
        self._place(grid, cell + speed * step, 0)
        if self.race.is_trap(aim.move):
            self._show(grid, TRAP + min(speed, 10))
        else:
            self._show(grid, NUMBER + min(speed, HIGHEST))

    def _show_path(self, cell, step, count, marked):
        """Dot the cells after ``cell``, as many as count and DOTS say, but one."""
        for dot in range(DOTS):
            grid = self._dots[dot]
            cell += step
            if dot >= count or dot + 1 == marked:
                grid.y = AWAY_PX
            else:
                self._place(grid, cell, 2)

    def _put_cross(self, cell, direction, count):
        """Place the cross so many cells from a cell; the screen keeps most of it."""
        track = self.race.track
        x = (track.x(cell) + count * _RIGHT[direction]) * CELL_PX
        y = (track.y(cell) + count * _DOWN[direction]) * CELL_PX
        cut = CELL_PX - _SEEN_PX
        self._cross_x = min(max(x, -cut), track.width * CELL_PX - _SEEN_PX)
        self._cross.x = self._cross_x
        self._cross.y = min(max(y, -cut), track.height * CELL_PX - _SEEN_PX)

    def hide_aim(self):
        """Take the aim, its path and the cross away."""
        for aim in self._aims:
            aim.y = AWAY_PX
        self._cross.y = AWAY_PX
        for dot in self._dots:
            dot.y = AWAY_PX

    def shake(self, offset):
        """Show the cross some pixels beside its cell, less than half of one."""
        self._cross.x = self._cross_x + offset

    def _place(self, grid, cell, inset):
        stride = self.race.track.stride
        x = cell % stride * CELL_PX + inset
        y = cell // stride * CELL_PX + inset
        if grid.x != x:
            grid.x = x
        if grid.y != y:
            grid.y = y

    def _show(self, grid, tile):
        if grid[0] != tile:
            grid[0] = tile

    def _add_sprite(self, tile, colours=None):
        grid = displayio.TileGrid(
            self._sprites,
            pixel_shader=colours or self._colours,
            tile_width=CELL_PX,
            tile_height=CELL_PX,
            default_tile=tile,
            y=AWAY_PX,
        )
        self.group.append(grid)
        return grid

    def _add_arrows(self):
        """Put an arrow before each cell of the line: the direction of travel.

        Two cells before it, if there is road: the first marks would hide them nearer.
        """
        track = self.race.track
        for cell in track.line:
            ahead = cell + track.delta[track.forward]
            if track.reach(cell, track.forward) > 1:
                ahead += track.delta[track.forward]
            self._place(self._add_sprite(ARROW + track.forward // 2), ahead, 0)

    def _add_marks(self):
        sheet, self._mark_colours = load_sheet("scenes/art/marks.bmp")
        self._mark_colours.make_transparent(0)
        marks = []
        for _ in range(2 * SLOWER):
            mark = displayio.TileGrid(
                sheet,
                pixel_shader=self._mark_colours,
                tile_width=7,
                tile_height=7,
                y=AWAY_PX,
            )
            self.group.append(mark)
            marks.append(mark)
        return marks

    def _add_dots(self):
        sheet = displayio.Bitmap(4, 4, 2)
        colour = displayio.Palette(1)
        colour[0] = DOT_COLOUR
        dots = []
        for _ in range(DOTS):
            dot = displayio.TileGrid(sheet, pixel_shader=colour, y=AWAY_PX)
            self.group.append(dot)
            dots.append(dot)
        return dots

    def _add_aim(self, side):
        """Return the aim of a side: the number tiles in the side's own colours."""
        colours = displayio.Palette(8)
        for index in range(8):
            colours[index] = self._colours[index]
        colours.make_transparent(0)
        colours[_FILL] = _AIM_COLOURS[2 * side]
        colours[_INK] = _AIM_COLOURS[2 * side + 1]
        return self._add_sprite(NUMBER, colours)
