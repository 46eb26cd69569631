# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""A screen of text in the game's one look: heading above, the keys' meaning below."""

from scenes.area import area
from scenes.line import Block, Line
from scenes.palette import ACCENT, DIM, GROUND, INK, PANEL, pair
from scenes.scene import Scene

KEYS_Y = 118
"""Top of the line that says what the keys do."""
_TOP = 20  # of the rows of a pause


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

    def lay_pause(self, words, rows):
        """Set up a pause: some rows of ``words.ROWS``, the first about the sound.

        All rows are one grid, since in play there is little heap. The line below them
        tells of the battery; it may be written over, and ``note`` is what it says.
        """
        director = self.director
        self._words = words
        self._rows = rows
        self.row = 0
        self.cover()
        self.lay_out(words.HEADING, words.KEYS)
        count = len(rows)
        self._block = Block(director.font, 18, 2 * count - 1, 24, _TOP, self.ink)
        self.group.append(self._block.grid)
        for row in range(1, count):
            self._block.write(2 * row, words.ROWS[rows[row]])
        self._block.write(0, words.SOUND[director.speaker.level > 0])
        self._cursor = self.text("▶", 12, _TOP, self.accent).grid
        charge = director.power.charge
        self.note = words.BATTERY[charge <= 10] % charge if charge >= 0 else ""
        self.below = self.text(self.note, 12, 104, self.accent, 24)

    def move(self, by):
        """Move the cursor of a pause; return True, since that is seen."""
        self.row = (self.row + by) % len(self._rows)
        self._cursor.y = _TOP + 16 * self.row
        return True

    def switch_sound(self):
        """Turn the sound off, or on as it was; return True, since that is seen."""
        speaker = self.director.speaker
        speaker.change(0 if speaker.level else speaker.last or 1)
        speaker.play(speaker.CALL)
        self.director.session.sound = speaker.level
        return self._block.write(0, self._words.SOUND[speaker.level > 0])

    def text(self, text, x, y, palette, columns=0):
        """Add a line of text, as long as the text unless told; return the Line."""
        line = Line(self.director.font, columns or len(text), x, y, palette)
        line.write(text)
        self.group.append(line.grid)
        return line
