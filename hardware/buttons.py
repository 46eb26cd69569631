# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The buttons, step by step: all that changed with one time stamp at once.

The firmware scans the keys in the background and queues the changes of one scan in key
order under one stamp. Who pressed first is therefore in the stamp, never in the order
of the queue. Nothing here takes heap after construction.
"""

import keypad

from boards import BUTTONS

SCAN_S = 0.005
"""Seconds between two looks at the keys; the firmware's own 0.02 is felt in play."""


def open_keys(board, profile):
    """Return the firmware's key scanner for a board profile."""
    return keypad.ShiftRegisterKeys(
        clock=getattr(board, profile.KEY_CLOCK),
        data=getattr(board, profile.KEY_DATA),
        latch=getattr(board, profile.KEY_LATCH),
        key_count=len(profile.KEYS),
        value_when_pressed=True,
        interval=SCAN_S,
        debounce_threshold=2,
    )


class Step:
    """What changed at one time: bit masks over the logical buttons, and the time."""

    def __init__(self):
        """Start with nothing pressed at time 0."""
        self.at_ms = 0
        self.down = 0
        self.up = 0
        self.held = 0


class Buttons:
    """The queue of a key scanner, read as steps of logical buttons."""

    def __init__(self, keys, names, clock, stick=None):
        """Take the scanner, the button's name for each key number, and the clock.

        ``stick`` stands for the directions on a board that has no keys for them.
        """
        self._keys = keys
        self._events = keys.events
        self._bits = bytes([1 << BUTTONS.index(name) for name in names])
        self._clock = clock
        self._stick = stick
        self._pushed = 0
        self._event = keypad.Event()
        self._is_event_waiting = False
        self._step = Step()
        self.overflows = 0

    @property
    def held(self) -> int:
        """The buttons held after the last step, as a bit mask."""
        return self._step.held

    def stick_reading(self):
        """Return what the stick's two axes read, 0 to 65535, or None without one."""
        return self._stick.reading() if self._stick else None

    def next_step(self):
        """Return the next step, or None; the same object each time, so copy to keep.

        After an overflow of the queue all held keys are let go in a step of their own.
        The stick has no time stamps. What it did since the last look belongs to the
        first step of keys that waits now, so that a tie of two players stays a tie;
        without one it is a step at the time of this look.
        """
        while True:
            if self._is_event_waiting:
                self._gather()
            elif self._events.overflowed:
                self._start_afresh()
            elif self._events.get_into(self._event):
                self._gather()
            elif not self._has_stick_moved():
                return None
            if self._step.down | self._step.up:
                return self._step

    def _gather(self):
        """Fill the step with the waiting event and those that share its stamp."""
        event = self._event
        step = self._step
        stamp = event.timestamp
        step.at_ms = self._clock.at(stamp)
        step.down = step.up = 0
        self._is_event_waiting = True
        while self._is_event_waiting and event.timestamp == stamp:
            bit = self._bits[event.key_number]
            if (step.down | step.up) & bit:
                return  # the second change of one key is a step of its own
            if event.pressed:
                step.down |= bit & ~step.held
                step.held |= bit
            else:  # a key held since power-on gives a release without a press
                step.up |= bit & step.held
                step.held &= ~bit
            self._is_event_waiting = self._events.get_into(event)
        self._join_stick()

    def _has_stick_moved(self):
        """Fill the step with what the stick did since the last look at it."""
        step = self._step
        step.at_ms = self._clock.now()
        step.down = step.up = 0
        return self._join_stick()

    def _join_stick(self):
        """Add to the step what the stick did since the last look; tell if it did."""
        if self._stick is None:
            return False
        pushed = self._stick.held()
        if pushed == self._pushed:
            return False
        step = self._step
        came = pushed & ~self._pushed
        left = self._pushed & ~pushed
        step.down |= came & ~step.held
        step.up |= left & step.held
        step.held = step.held & ~left | came
        self._pushed = pushed
        return True

    def _start_afresh(self):
        """Empty the queue after an overflow: what is held now nobody knows."""
        step = self._step
        step.at_ms = self._clock.now()
        step.down = 0
        step.up = step.held
        step.held = 0
        self._pushed = 0
        self._events.clear()
        self._keys.reset()
        self.overflows += 1
