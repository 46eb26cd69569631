# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The title: the name of the game, there before any game's module is loaded."""

import displayio
from adafruit_display_text.label import Label

from scenes.line import centred
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
        tagline = Label(font, text=words.TAGLINE, scale=2, color=INK)
        tagline.anchor_point = (0.5, 0)
        tagline.anchored_position = (80, 90)
        self.group.append(tagline)
        self.group.append(centred(font, words.KEYS, 115, pair(DIM)).grid)

    def press(self, step):
        """Go on to the menu at any key."""
        if step.down:
            self.director.go("menu")
        return False


SCENE = TitleScene
