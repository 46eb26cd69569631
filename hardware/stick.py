# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""An analog stick read as the four directions of a D-pad.

A stick at rest is never quite in the middle, so the middle is taken when the game
starts. A direction begins far out and ends further in, so that it never flutters.
The readings are the firmware's, 0 to 65535. Nothing here takes heap after construction.
"""

import analogio

from boards import BUTTONS

BEGIN = 18000
"""A direction begins this far from the middle."""

END = 11000
"""A direction ends nearer to the middle than this."""

MIDDLE = 32768
"""Half of what a pin can read."""

OFF_MIDDLE = 8000
"""A stick at rest reads the middle to this much; one that is held at power-on is not
taken at its word, or it would point the other way from then on."""


def open_stick(board, profile):
    """Return the stick of a board profile that has one."""
    across, along = profile.STICK
    return Stick(
        analogio.AnalogIn(getattr(board, across)),
        analogio.AnalogIn(getattr(board, along)),
    )


class Stick:
    """The directions in which a stick is pushed, as a bit mask of logical buttons."""

    def __init__(self, across, along):
        """Take the two analog inputs, the stick being at rest."""
        self._inputs = (across, along)
        self._middles = (_plausible(across.value), _plausible(along.value))
        self._low = (_bit("left"), _bit("up"))
        self._high = (_bit("right"), _bit("down"))
        self._held = 0

    def reading(self) -> list:
        """Return what the two inputs read, across and along, 0 to 65535."""
        return [pin.value for pin in self._inputs]

    def held(self) -> int:
        """Return the directions in which the stick is pushed now."""
        for axis in range(2):
            offset = self._inputs[axis].value - self._middles[axis]
            self._judge(self._high[axis], offset)
            self._judge(self._low[axis], -offset)
        return self._held

    def _judge(self, bit, offset):
        """Begin or end one direction; between the two limits it stays as it was."""
        if offset > BEGIN:
            self._held |= bit
        elif offset < END:
            self._held &= ~bit


def _plausible(middle):
    return middle if abs(middle - MIDDLE) <= OFF_MIDDLE else MIDDLE


def _bit(name):
    return 1 << BUTTONS.index(name)
