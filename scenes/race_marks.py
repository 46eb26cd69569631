# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The marks of Ring's board: where the legal moves of the side to move lead to."""

import displayio

from engine.race.race import SLOWER
from scenes.area import AWAY_PX
from scenes.sheet import load_sheet

_INK = 2  # of marks.bmp: what takes the player's colour
_COLOURS = (0x17389E, 0x0B4A1E)  # at least 4.5:1 on the road


class Marks:
    """Filled diamonds for faster moves, hollow squares for slower ones."""

    def __init__(self, board):
        """Put the marks, none of them shown, into the board's group."""
        self._board = board
        sheet, self._colours = load_sheet("scenes/art/marks.bmp")
        self._colours.make_transparent(0)
        self._marks = []
        self.turns_left = None
        """The table that hints come from; None for marks without hints."""
        for _ in range(2 * SLOWER):
            mark = displayio.TileGrid(
                sheet,
                pixel_shader=self._colours,
                tile_width=7,
                tile_height=7,
                y=AWAY_PX,
            )
            board.group.append(mark)
            self._marks.append(mark)

    def show(self, moves):
        """Mark the cells that moves of the side to move lead to."""
        board = self._board
        race = board.race
        car = race.cars[race.turn]
        self._colours[_INK] = _COLOURS[race.turn]
        for move in range(2 * SLOWER):
            mark = self._marks[move]
            speed = car.speed + (1 if move < SLOWER else -1)
            if speed < 1 or move not in moves:
                mark.y = AWAY_PX
                continue
            board.place(mark, car.cell + speed * race.track.delta[move], 0)
            tile = 4 if move >= SLOWER else 0
            if race.is_trap(move):
                tile += 1
            elif self.turns_left:
                tile += (2, 0, 3)[min(self.turns_left.lost(race, move), 2)]
            if mark[0] != tile:
                mark[0] = tile

    def hide(self):
        """Take all marks away."""
        for mark in self._marks:
            mark.y = AWAY_PX
