# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The choice of the game: two pictures side by side, a bar under the chosen one."""

import displayio

from scenes.area import area
from scenes.buttons import A_BIT, B_BIT, LEFT_BIT, RIGHT_BIT, START_BIT
from scenes.page import Page
from scenes.palette import ACCENT
from scenes.sheet import load_sheet

MENUS = ("menu", "deck")
"""Scene of each game's menu."""

_X = (10, 86)
_Y = 24
_SIDE_PX = 64


class GamesScene(Page):
    """Ring at the left, Cards at the right; a bar shows which is chosen."""

    def enter(self):
        """Show the pictures; the bar is under the game that was played last."""
        words = self.director.words("games")
        self.lay_out(words.HEADING, words.KEYS)
        sheet, colours = load_sheet("scenes/art/games.bmp")
        for game in range(2):
            x = _X[game]
            picture = displayio.TileGrid(
                sheet,
                pixel_shader=colours,
                tile_width=_SIDE_PX,
                tile_height=_SIDE_PX,
                default_tile=game,
                x=x,
                y=_Y,
            )
            self.group.append(picture)
            name = words.NAMES[game]
            self.text(name, x + 32 - 3 * len(name), 98, self.ink)
        charge = self.director.power.charge
        if 0 <= charge <= 10:  # low, as in a pause (scenes/page.py)
            self.text(words.LOW % charge, _X[0], 108, self.accent)
        self._bar = area(ACCENT, _X[self.director.session.game], 92, _SIDE_PX, 3)
        self.group.append(self._bar)

    def press(self, step):
        """Move the bar or choose."""
        session = self.director.session
        if step.down & A_BIT:
            self.director.go(MENUS[session.game])
        elif step.down & START_BIT:
            self.director.go("settings")
        elif step.down & B_BIT:
            self.director.go("title")
        elif step.down & (LEFT_BIT | RIGHT_BIT):
            session.game = 1 - session.game
            self._bar.x = _X[session.game]
            return True
        return False


SCENE = GamesScene
