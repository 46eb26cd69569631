# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The bar below Ring's track: who moves, the turn, today's speed and the two new ones.

``2 < 3 > 4``: the speed of now is struck through, since it must change by one; the
aimed one stands out; one that no direction allows is crossed. Three grids side by side
take the colour of the side to move: each is sent once a turn, and nearly every pixel of
it has changed.
"""

import displayio

from engine.race.race import FASTER, SLOWER
from scenes.area import AWAY_PX, area
from scenes.line import Block
from scenes.palette import BAR_BLUE, BAR_GREEN, GROUND, INK, WARN, pair
from scenes.sheet import load_sheet

TOP_PX = 112
"""The bar begins below the track's fourteen rows of eight pixels."""
TURN_COLUMNS = 10
"""Letters in each of the two lines at the left."""
NOTE_COLUMNS = 8
"""Letters in each of the two lines at the right."""

# Tiles of digits.bmp beside the figures; those from _AIMED on stand out.
_BLANK, _NONE, _AIMED = 10, 11, 12
_LESS, _MORE = 24, 25
_STROKE_Y = 7  # through the middle of a figure
_COLOURS = (BAR_BLUE, BAR_GREEN)
_SPEEDS_X = 62
_SLOWER, _NOW, _FASTER = 0, 3, 6  # columns of the speeds, two figures each

DIGITS = load_sheet("scenes/art/digits.bmp")
"""The figures: they come with the module, while the heap has a hole for them."""


class Bar:
    """The bar; ``show_turn`` once a turn, ``show_aim`` at each change of the aim.

    Where nobody is to aim (a lost turn, the computer's turn) no speed stands out.
    """

    def __init__(self, font, words):
        """Build the bar with its lines empty; ``words`` is scenes/texts/*/race.py."""
        self._words = words
        self._colours = pair(INK)
        self.group = displayio.Group(y=TOP_PX)
        self.group.append(area(GROUND, height=16))
        self._turn = Block(font, TURN_COLUMNS, 2, 1, 0, self._colours)
        self._note = Block(font, NOTE_COLUMNS, 2, 112, 0, self._colours)
        self.group.append(self._turn.grid)
        self.group.append(self._note.grid)
        self._speeds = displayio.TileGrid(
            DIGITS[0],
            pixel_shader=self._colours,
            width=8,
            tile_width=6,
            tile_height=16,
            x=_SPEEDS_X,
        )
        self._speeds[2] = _LESS
        self._speeds[5] = _MORE
        self.group.append(self._speeds)
        self.group.append(area(WARN, _SPEEDS_X + 18, _STROKE_Y, 12, 2))
        self._crosses = (self._add_cross(_FASTER), self._add_cross(_SLOWER))

    def show_turn(self, race, turn_text, aim):
        """Show whose turn it is and which speeds there are.

        A text that is too long goes without its blank.
        """
        colour = _COLOURS[race.turn]
        if self._colours[0] != colour:
            self._colours[0] = colour
        words = self._words
        is_owing = aim.car.lap < 0
        self._turn.write(0, (words.OWES if is_owing else words.NAMES)[race.turn])
        if len(turn_text) > TURN_COLUMNS:
            turn_text = turn_text.replace(" ", "")
        self._turn.write(1, turn_text)
        self._show_speeds(aim.car.speed, -1)
        is_at_rest = aim.car.speed == 0
        for cross, gear in zip(self._crosses, (FASTER, SLOWER)):
            is_possible = aim.can(gear) or (gear == SLOWER and is_at_rest)
            cross.y = AWAY_PX if is_possible else _STROKE_Y

    def show_aim(self, aim):
        """Make the speed aimed at stand out."""
        self._show_speeds(aim.car.speed, _SLOWER if aim.is_slower else _FASTER)

    def note(self, above, below=""):
        """Show two short lines at the right."""
        self._note.write(0, above)
        self._note.write(1, below)

    def _show_speeds(self, now, aimed):
        """Show the speed of now and its neighbours; ``aimed`` is the column or -1."""
        self._show_speed(_SLOWER, now - 1, aimed == _SLOWER)
        self._show_speed(_NOW, now, False)
        self._show_speed(_FASTER, now + 1, aimed == _FASTER)

    def _show_speed(self, column, speed, is_aimed):
        """Show a speed of up to two figures, or a dash below zero."""
        first = _AIMED if is_aimed else 0
        self._show(column, first + (speed // 10 if speed > 9 else _BLANK))
        self._show(column + 1, first + (speed % 10 if speed >= 0 else _NONE))

    def _show(self, column, tile):
        if self._speeds[column] != tile:
            self._speeds[column] = tile

    def _add_cross(self, column):
        """Return a stroke through a speed, not shown yet."""
        cross = area(WARN, _SPEEDS_X + 6 * column, AWAY_PX, 12, 2)
        self.group.append(cross)
        return cross
