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


class EventQueue:
    """What happened to the keys and was not fetched yet."""

    def __init__(self):
        self.overflowed = False
        self._keys = bytearray(SIZE)
        self._stamps = [0] * SIZE
        self._first = 0
        self._count = 0

    def put(self, key, pressed, stamp):
        """Queue one change, or note that there was no room for it."""
        if self._count == SIZE:
            self.overflowed = True
            return
        at = (self._first + self._count) % SIZE
        self._keys[at] = key | (128 if pressed else 0)
        self._stamps[at] = stamp
        self._count += 1

    def get_into(self, event):
        """Fill the event with the oldest change; return False when there is none."""
        if self._count == 0:
            return False
        at = self._first
        event.key_number = self._keys[at] & 127
        event.pressed = self._keys[at] > 127
        event.timestamp = self._stamps[at]
        self._first = (at + 1) % SIZE
        self._count -= 1
        return True

    def clear(self):
        """Forget everything."""
        self.overflowed = False
        self._count = 0


class ShiftRegisterKeys:
    """The scanner of the badge's keys."""

    def __init__(self, *, key_count, **wiring):
        self.key_count = key_count
        self.events = EventQueue()
        virtual.queue = self.events

    def reset(self):
        """Treat all keys as not pressed."""
