# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Stand-in for ``keypad``: the badge's keys behind their shift register.

Left out: ``Keys`` and ``KeyMatrix``, which no key of these boards needs. The keys here
never bounce, so ``debounce_threshold`` is checked and then costs no time. Stricter than
the badge: only the pins, levels and number of keys that the board really has.
"""

from collections import deque as _deque

import board as _board
import microcontroller as _microcontroller

from sim import machine as _machines
from sim import wiring as _wiring


class Event:
    """One key going down or up."""

    def __init__(self, key_number=0, pressed=True, timestamp=None):
        """Take the key's number, whether it went down, and the tick count (now)."""
        if timestamp is None:
            timestamp = _machines.current().ticks_ms()
        self._set(key_number, bool(pressed), timestamp)

    def _set(self, key_number, pressed, timestamp):
        self._key_number = key_number
        self._pressed = pressed
        self._timestamp = timestamp

    key_number = property(lambda self: self._key_number, doc="Which key.")
    pressed = property(lambda self: self._pressed, doc="Whether it went down.")
    released = property(lambda self: not self._pressed, doc="Whether it went up.")
    timestamp = property(lambda self: self._timestamp, doc="The tick count then.")

    def __eq__(self, other):
        return isinstance(other, Event) and hash(self) == hash(other)

    def __hash__(self):
        return self._key_number * 2 + self._pressed

    def __repr__(self):
        return f"<Event: key_number {self._key_number} {self._pressed and 'pressed'}>"


class EventQueue:
    """What the keys did and nobody has read yet; made by a scanner only."""

    def __init__(self):
        """Refuse: a scanner makes its own."""
        raise TypeError("cannot create 'EventQueue' instances")

    @classmethod
    def _make(cls, size):
        queue = object.__new__(cls)
        queue._size = size
        queue._entries = _deque()
        queue._overflowed = False
        return queue

    overflowed = property(
        lambda self: self._overflowed, doc="Whether an event found the queue full."
    )

    def __len__(self):
        return len(self._entries)

    def get(self):
        """Return the next event, or None."""
        event = Event(timestamp=0)
        return event if self.get_into(event) else None

    def get_into(self, event):
        """Put the next event into an Event; return whether there was one."""
        if not isinstance(event, Event):
            raise TypeError(f"event must be of type Event, not {type(event).__name__}")
        if not self._entries:
            return False
        event._set(*self._entries.popleft())
        return True

    def clear(self):
        """Forget all events, and that any was lost."""
        self._entries.clear()
        self._overflowed = False

    def _add(self, *entry):
        if len(self._entries) < self._size:
            self._entries.append(entry)
        else:
            self._overflowed = True


class ShiftRegisterKeys:
    """The scanner: looks at all keys at once, every ``interval`` seconds."""

    def __init__(
        self,
        *,
        clock,
        data,
        latch,
        key_count,
        value_when_pressed,
        value_to_latch=True,
        interval=0.02,
        max_events=64,
        debounce_threshold=1,
    ):
        """Start scanning; keys held now give no press, but a release later."""
        machine = _machines.current()
        self._names = _wiring.REGISTER_KEYS[machine.board_id]
        _need(clock is _board.BUTTON_CLOCK, "clock must be board.BUTTON_CLOCK")
        _need(data is _board.BUTTON_OUT, "data must be board.BUTTON_OUT")
        _need(latch is _board.BUTTON_LATCH, "latch must be board.BUTTON_LATCH")
        _need(value_to_latch is True, "value_to_latch must be True for a 74HC165")
        _need(value_when_pressed is True, "value_when_pressed must be True")
        _need(0 < key_count <= 8, "key_count must be 1 to 8")
        _need(max_events >= 1, "max_events must be >= 1")
        _need(1 <= debounce_threshold <= 127, "debounce_threshold must be 1-127")
        self._interval_ms = round(interval * 1000)
        _need(self._interval_ms > 0, "interval must be at least 0.001")
        self._pins = (clock, data, latch)
        for pin in self._pins:
            _microcontroller._claim(pin, self)
        self._key_count = key_count
        self._events = EventQueue._make(max_events)
        self._seen = [name in machine.down for name in self._names[:key_count]]
        self._looked_ms = machine.now_ms
        machine.scanners.append(self)

    events = property(lambda self: self._events, doc="What the keys did.")
    key_count = property(lambda self: self._key_count, doc="The number of keys.")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.deinit()

    def deinit(self):
        """Stop scanning and give the pins back."""
        machine = _machines.current()
        if self in machine.scanners:
            machine.scanners.remove(self)
            for pin in self._pins:
                _microcontroller._let_go(pin)

    def reset(self):
        """Take all keys as up: one that is held gives a press at the next look."""
        self._seen = [False] * len(self._seen)

    def look(self, at_ms):
        """Queue what changed since the last look, in key order, under one stamp."""
        if at_ms - self._looked_ms < self._interval_ms:
            return
        self._looked_ms = at_ms
        machine = _machines.current()
        for number, was_down in enumerate(self._seen):
            is_down = self._names[number] in machine.down
            if is_down != was_down:
                self._seen[number] = is_down
                self._events._add(number, is_down, machine.ticks_ms())


def _need(is_met, message):
    if not is_met:
        raise ValueError(message)
