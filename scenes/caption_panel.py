# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The panel of the lessons: three lines of the coach and one of keys, over the table.

It lies at the upper or at the lower edge, away from what is spoken of, and hides while
its key is held.
"""

import displayio

from scenes.area import AWAY_PX
from scenes.line import Block
from scenes.palette import ACCENT, BOX_DRAW, INK, PANEL, pair

COLUMNS = 26
"""Letters of a line."""
HEIGHT_PX = 32
"""Three lines and the keys."""

_X = 2


class CaptionPanel:
    """The panel; ``show`` writes it, ``hide`` and ``unhide`` put it away and back."""

    def __init__(self, font):
        """Build the panel, hidden."""
        self.group = displayio.Group(x=_X, y=AWAY_PX)
        self._text = Block(font, COLUMNS, 3, 0, 0, pair(INK, BOX_DRAW))
        self._keys = Block(font, COLUMNS, 1, 0, 24, pair(ACCENT, PANEL))
        self.group.append(self._text.grid)
        self.group.append(self._keys.grid)
        self._y = 0

    def show(self, lines, keys, y):
        """Show up to three lines and the keys, the panel's top at y."""
        for row in range(3):
            self._text.write(row, lines[row] if row < len(lines) else "")
        self._keys.write(0, keys)
        self._y = y
        self.group.y = y

    def hide(self):
        """Put the panel away."""
        self.group.y = AWAY_PX

    def unhide(self):
        """Put the panel back."""
        self.group.y = self._y
