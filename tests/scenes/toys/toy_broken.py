# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""A scene with a mistake in its tick."""

from scenes.scene import Scene


class Broken(Scene):
    """Divides by nothing."""

    def tick(self, now):
        """Raise ZeroDivisionError."""
        return now / 0


SCENE = Broken
