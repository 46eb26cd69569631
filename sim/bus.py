# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The wire to the display: keeps the picture, counts what was sent and what changed.

Blinka's displayio draws for real and hands this bus the commands that the ST7735R
would get: 0x2A columns, 0x2B rows, 0x2C pixels. Pixels are two bytes each.
"""

import operator
import struct

from sim.blinka import fourwire
from sim.frame import HEIGHT, WIDTH, Frame

_COLUMNS, _ROWS, _PIXELS = 0x2A, 0x2B, 0x2C
_COMMAND = 0


class FrameBus(fourwire.FourWire):
    """A display bus without pins, and the picture at its far end."""

    def __init__(self):
        """Start with a black picture; Blinka's constructor would ask for pins."""
        self.sent_bytes = 0
        self._pixels = bytearray(WIDTH * HEIGHT * 2)
        self._before = b""
        self._command = None
        self._left, self._right = 0, WIDTH - 1
        self._top, self._bottom = 0, HEIGHT - 1

    def frame(self) -> Frame:
        """Return the picture as it stands."""
        return Frame(self._pixels)

    def begin_count(self):
        """Start counting a refresh."""
        self.sent_bytes = 0
        self._before = bytes(self._pixels)

    def changed_bytes(self) -> int:
        """Return the bytes of pixels whose colour is not what it was before."""
        changed = 0
        row_bytes = WIDTH * 2
        for at in range(0, len(self._pixels), row_bytes):
            before = self._before[at : at + row_bytes]
            after = bytes(self._pixels[at : at + row_bytes])
            if before != after:
                pairs = memoryview(before).cast("H"), memoryview(after).cast("H")
                changed += 2 * sum(map(operator.ne, *pairs))
        return changed

    def _send(self, data_type, chip_select, data):
        if data_type == _COMMAND:
            self._command = data[0]
        elif self._command == _COLUMNS:
            self._left, self._right = struct.unpack(">HH", data)
        elif self._command == _ROWS:
            self._top, self._bottom = struct.unpack(">HH", data)
        elif self._command == _PIXELS:
            self._take_pixels(bytes(data))

    def _take_pixels(self, data):
        """Put a rectangle of pixels into the picture."""
        self.sent_bytes += len(data)
        width = (self._right - self._left + 1) * 2
        if len(data) != width * (self._bottom - self._top + 1):
            raise ValueError("the display got another number of pixels than announced")
        for row in range(self._bottom - self._top + 1):
            at = ((self._top + row) * WIDTH + self._left) * 2
            self._pixels[at : at + width] = data[row * width : (row + 1) * width]

    def reset(self):
        """Do nothing: there is no reset pin."""

    def deinit(self):
        """Do nothing: there are no pins to let go."""

    def _release(self):
        """Do nothing: there are no pins to let go."""

    def _free(self):
        return True

    def _begin_transaction(self):
        return True

    def _end_transaction(self):
        """Do nothing: nobody else shares the bus."""
