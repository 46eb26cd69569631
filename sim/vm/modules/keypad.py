# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""keypad's shift register: its queue of 64 events is filled by the pilot.

Events come in the order and with the stamps that the pilot gives them. Nothing here
takes heap after construction.
"""

import virtual

SIZE = 64
"""The queue's length; when it is full a new event is lost and overflowed is set."""


class Event:
    """One change of one key."""

    def __init__(self, key_number=0, pressed=True, timestamp=0):
        self.key_number = key_number
        self.pressed = pressed
        self.timestamp = timestamp


class ShiftRegisterKeys:
    """The scanner of the badge's keys, and its own queue."""

    def __init__(self, *, key_count, **kwargs):
        self.key_count = key_count
        self.events = self
        self.overflowed = False
        self._keys = bytearray(SIZE)
        self._steps = [0] * SIZE
        self._first = 0
        self._left = 0
        virtual.keys = self

    def push(self, key_number, pressed, timestamp):
        """Queue one change, or note that there was no room for it."""
        if self._left == SIZE:
            self.overflowed = True
            return
        at = (self._first + self._left) % SIZE
        self._keys[at] = key_number | (128 if pressed else 0)
        self._steps[at] = timestamp
        self._left += 1

    def get_into(self, event):
        """Fill the event with the oldest change; return False when there is none."""
        if self._left == 0:
            return False
        at = self._first
        event.key_number = self._keys[at] & 127
        event.pressed = self._keys[at] > 127
        event.timestamp = self._steps[at]
        self._first = (at + 1) % SIZE
        self._left -= 1
        return True

    def clear(self):
        """Forget everything."""
        self.overflowed = False
        self._left = 0

    def reset(self):
        """Treat all keys as not pressed."""
