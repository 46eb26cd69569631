# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The picture while modules load or a track is made: a word and a bar that moves."""

import displayio

from scenes.line import Line, centred
from scenes.palette import DIM, INK, pair

CELLS = 16
"""Steps of the bar, one character each."""


class Loading:
    """The waiting picture; the director shows it and moves its bar."""

    def __init__(self, font, word):
        """Build the picture with an empty bar below a word."""
        self.group = displayio.Group()
        self.group.append(centred(font, word, 52, pair(DIM)).grid)
        self._bar = Line(font, CELLS, (160 - 6 * CELLS) // 2, 66, pair(INK))
        self.group.append(self._bar.grid)
        self.move(0, 1)

    def move(self, done: int, total: int) -> bool:
        """Fill the bar to done of total; return True when that changed the picture."""
        filled = CELLS * min(done, total) // total
        changed = False
        for cell in range(CELLS):
            if self._bar.put(cell, "█" if cell < filled else "░"):
                changed = True
        return changed
