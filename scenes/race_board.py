# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Ring's board on the screen: the track in cells of eight pixels, marks, aim and cars.

Everything that moves is a tile grid of its own, so that only its own box is sent again.
What is not shown waits below the screen: of a grid that is ``hidden`` displayio forgets
and remembers the last place by turns, and may send it once more.
"""

import displayio

from scenes.area import AWAY_PX, CELL_PX
from scenes.race_marks import Marks
from scenes.race_path import Path
from scenes.sheet import load_sheet

ARROW = 16
"""First of the four arrow tiles in sprites.bmp; the tiles before are the cars."""

SPRITES = load_sheet("scenes/art/sprites.bmp")
"""The largest sheet: it comes with the module, while the heap has a hole for it."""


class Board:
    """The picture of a race; the scene tells it what to show."""

    def __init__(self, race, road):
        """Build the picture of a race as it stands, over that of its road."""
        self.race = race
        self.group = displayio.Group()
        self.group.append(road)
        self.edge_sheet = (road.bitmap, road.pixel_shader)
        """The sheet and colours that the edges of notices come from."""
        self.sheet, self.colours = SPRITES
        self.colours.make_transparent(0)
        self._add_arrows()
        self.path = Path(self)
        self.marks = Marks(self)
        self.cars = tuple(self.add_sprite(8 * side) for side in (0, 1))
        self.path.add_aims()

    def put(self, side, cell):
        """Place a car's picture on a cell."""
        self.place(self.cars[side], cell, 0)

    def point(self, side, direction):
        """Turn a car's picture to a direction."""
        show(self.cars[side], 8 * side + direction)

    def place(self, grid, cell, inset):
        """Place a tile grid on a cell, some pixels inside it."""
        stride = self.race.track.stride
        x = cell % stride * CELL_PX + inset
        y = cell // stride * CELL_PX + inset
        if grid.x != x:
            grid.x = x
        if grid.y != y:
            grid.y = y

    def add_sprite(self, tile, colours=None):
        """Return a new tile of sprites.bmp, not shown yet."""
        grid = displayio.TileGrid(
            self.sheet,
            pixel_shader=colours or self.colours,
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
            self.place(self.add_sprite(ARROW + track.forward // 2), ahead, 0)


def show(grid, tile):
    """Show a tile in a grid of one."""
    if grid[0] != tile:
        grid[0] = tile
