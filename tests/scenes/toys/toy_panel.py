# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""A panel that B takes away; its notes go to those of the scene below."""

from scenes.buttons import B_BIT
from scenes.scene import Scene


class Panel(Scene):
    """Nothing to see."""

    def enter(self):
        """Note it."""
        self.director.notes.append("panel")

    def press(self, step):
        """Note the step; B closes."""
        self.director.notes.append("panel down %d" % step.down)
        if step.down & B_BIT:
            self.director.close()
        return False

    def tick(self, now):
        """Say that the scene below stands still while this is up."""
        self.director.ticks = now
        return False


SCENE = Panel
