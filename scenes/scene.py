# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""What every screen is to the director: a picture, and five calls.

A scene's module names its class as ``SCENE``. A panel (pause, how to play) is a scene
too: the director puts its picture over that of the scene below.
"""

import displayio


class Scene:
    """A screen that does nothing; the others build on it."""

    def __init__(self, director):
        """Take the director; the picture is built in ``enter``."""
        self.director = director
        self.group = displayio.Group()

    def enter(self):
        """Build the picture into ``group``; runs once, before the first refresh."""

    def press(self, step) -> bool:
        """Act on a step of buttons; return True when the picture changed."""
        return False

    def tick(self, now) -> bool:
        """Act on the time in milliseconds; return True when the picture changed."""
        return False

    def resume(self):
        """Go on after a panel above was taken away; everything is drawn again."""

    def leave(self):
        """Let go of what outlives the picture; runs once, at the end."""

    def let_go(self):
        """Leave, and keep nothing; for the director.

        The interpreter looks for pointers in all that lies on its stack, old ones, too.
        What it takes for one to a scene must not hold the rest of it.
        """
        self.leave()
        try:
            for name in list(self.__dict__):
                delattr(self, name)
        except MemoryError:
            return  # no room for the names: then it goes as a whole, or not at all
