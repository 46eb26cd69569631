# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""A screen of text in the game's one look: heading above, the keys' meaning below."""

from scenes.area import area
from scenes.line import Line
from scenes.palette import ACCENT, DIM, GROUND, INK, PANEL, pair
from scenes.scene import Scene

KEYS_Y = 118
"""Top of the line that says what the keys do."""


class Page(Scene):
    """A scene or panel that fills the screen with lines of text."""

    def cover(self):
        """Hide the scene below; for panels, before all else."""
        self.group.append(area(GROUND))

    def lay_out(self, heading: str, keys: str):
        """Put up heading and key line; the rest goes between y 16 and 114."""
        self.ink = pair(INK)
        self.dim = pair(DIM)
        self.accent = pair(ACCENT)
        bar = pair(INK, PANEL)
        self.group.append(area(PANEL, 0, 0, 160, 14))
        self.group.append(area(PANEL, 0, 116, 160, 12))
        self.text(heading, 4, 3, bar)
        self.keys = self.text(keys, 2, KEYS_Y, bar, 26)

    def text(self, text, x, y, palette, columns=0):
        """Add a line of text, as long as the text unless told; return the Line."""
        line = Line(self.director.font, columns or len(text), x, y, palette)
        line.write(text)
        self.group.append(line.grid)
        return line
