# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""A scene that writes down what it was asked, and opens a panel at Start."""

import sys

from scenes.area import area
from scenes.buttons import A_BIT, START_BIT
from scenes.scene import Scene


class Counter(Scene):
    """One square that A moves; everything else only goes into the notes."""

    def enter(self):
        """Begin the notes, where the test finds them."""
        self.notes = self.director.notes = ["enter"]
        self.director.modules = dict(sys.modules)
        self.square = area(0xFFFFFF, 0, 0, 8, 8)
        self.group.append(self.square)

    def press(self, step):
        """Note the step; A moves the square, Start opens the panel."""
        self.notes.append("%d down %d up %d" % (step.at_ms, step.down, step.up))
        if step.down & START_BIT:
            self.director.open("panel")
        if step.down & A_BIT:
            self.square.x += 8
        return bool(step.down & A_BIT)

    def resume(self):
        """Note it."""
        self.notes.append("resume")
        self.director.modules = dict(sys.modules)

    def leave(self):
        """Note it."""
        self.notes.append("leave")


SCENE = Counter
