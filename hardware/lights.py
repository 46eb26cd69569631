# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The five NeoPixels below the screen, dim; nothing is said by them alone.

A PyBadge LC has one of them and the firmware of the others: it takes the first light
and passes on the rest, which nobody is there to take.
"""


class Lights:
    """Shows an octal figure for each light, the left one first; they may be missing."""

    BLUE, GREEN, WARN, ACCENT, INK = 1, 2, 4, 6, 7
    """The figures, by the names of the screen's colours: a bit each for red, green and
    blue."""

    def __init__(self, write, pin):
        """Take the firmware's neopixel_write and its pin, or None; all are out."""
        self._write = write
        self.pin = pin
        self._colours = bytearray(15)
        self._last = 0
        self.hidden = False
        """Whether all stay out, whatever is shown."""

    def count(self, colour: int, count: int):
        """Light up some lights from the left in a colour, at least one."""
        self.show(colour * (0o11111 - (0o11111 >> 3 * max(count, 1))))

    def show(self, colours: int):
        """Light up as five octal figures say; nothing is sent when that is shown."""
        if self.hidden:
            colours = 0
        if colours == self._last:
            return
        self._last = colours
        out = self._colours
        for at in range(12, -1, -3):  # on the wire green comes first; 8 of 255 is dim
            out[at] = (colours & 2) << 2
            out[at + 1] = (colours & 4) << 1
            out[at + 2] = (colours & 1) << 3
            colours >>= 3
        if self._write:
            self._write(self.pin, out)
