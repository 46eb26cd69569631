# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The choice of the game: two pictures side by side."""

import displayio

from scenes.area import area
from scenes.buttons import A_BIT, B_BIT, LEFT_BIT, RIGHT_BIT
from scenes.page import Page
from scenes.palette import ACCENT
from scenes.sheet import load_sheet

MENUS = ("menu", "deck")
"""Scene of each game's menu."""

_X = (10, 86)
_Y = 26
_WIDTH_PX = 64
_HEIGHT_PX = 64


class GamesScene(Page):
    """Ring at the left, Cards at the right; a frame shows which is chosen."""

    def enter(self):
        """Show the pictures; the frame is on the game that was played last."""
        words = self.director.words("games")
        self.lay_out(words.HEADING, words.KEYS)
        sheet, colours = load_sheet("scenes/art/games.bmp")
        self._frames = []
        for game in range(2):
            x = _X[game]
            frame = area(ACCENT, x - 3, _Y - 3, _WIDTH_PX + 6, _HEIGHT_PX + 6)
            frame.hidden = True
            self._frames.append(frame)
            self.group.append(frame)
            picture = displayio.TileGrid(
                sheet,
                pixel_shader=colours,
                tile_width=_WIDTH_PX,
                tile_height=_HEIGHT_PX,
                default_tile=game,
                x=x,
                y=_Y,
            )
            self.group.append(picture)
            name = words.NAMES[game]
            self.text(name, x + 32 - 3 * len(name), 100, self.ink)
        self._frames[self.director.session.game].hidden = False

    def press(self, step):
        """Move the frame or choose."""
        session = self.director.session
        if step.down & A_BIT:
            self.director.go(MENUS[session.game])
        elif step.down & B_BIT:
            self.director.go("title")
        elif step.down & (LEFT_BIT | RIGHT_BIT):
            self._frames[session.game].hidden = True
            session.game = 1 - session.game
            self._frames[session.game].hidden = False
            return True
        return False


SCENE = GamesScene
