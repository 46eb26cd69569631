# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The title: the name of the game, there before any game's module is loaded."""

import displayio

from scenes.line import Line, centred
from scenes.palette import DIM, INK, pair
from scenes.scene import Scene
from scenes.sheet import load_sheet


class TitleScene(Scene):
    """The picture, one line below it, and a press of any key goes on."""

    def enter(self):
        """Load the picture and set the two lines."""
        words = self.director.words("title")
        font = self.director.font
        bitmap, palette = load_sheet("scenes/art/title.bmp")
        self.group.append(displayio.TileGrid(bitmap, pixel_shader=palette))
        # not display_text's Label: for this one text it cost 11 KB of heap for good
        columns = len(words.TAGLINE)
        tagline = displayio.Group(scale=2, x=80 - 6 * columns, y=90)
        line = Line(font, columns, 0, 0, pair(INK))
        line.write(words.TAGLINE)
        tagline.append(line.grid)
        self.group.append(tagline)
        below = words.FAULT if self.director.session.fault else words.KEYS
        self.group.append(centred(font, below, 115, pair(DIM)).grid)

    def press(self, step):
        """Go on at any key: to the games, the first time to the languages."""
        if step.down:
            is_first = self.director.session.lang is None
            self.director.go("language" if is_first else "games")
        return False


SCENE = TitleScene
