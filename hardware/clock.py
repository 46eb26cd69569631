# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The game's clock: milliseconds since the start that do not wrap while anyone plays.

It takes the firmware's ``supervisor.ticks_ms``, which wraps at 2**29, for the first
time 65 seconds after power-on, and adds up the differences. Those stay small integers
(no heap) for 12 days. Differences count as backward from 2**28 on.
"""

WRAP = 1 << 29
"""The firmware's counter starts again at this many milliseconds."""

PASS_S = 0.005
"""Seconds of sleep in a pass of the loop: the keys are looked at as often."""


class Clock:
    """The time since the start in milliseconds, from a counter that wraps."""

    def __init__(self, ticks_ms, sleep):
        """Take the wrapping counter and the function that sleeps some seconds."""
        self._ticks_ms = ticks_ms
        self._sleep = sleep
        self._last = ticks_ms()
        self._now = 0

    def now(self) -> int:
        """Return the milliseconds since the clock was made."""
        ticks = self._ticks_ms()
        self._now += (ticks - self._last) & (WRAP - 1)
        self._last = ticks
        return self._now

    def at(self, ticks: int) -> int:
        """Return a counter value of about now, say an event's stamp, on this scale."""
        half = WRAP >> 1
        return self._now + ((ticks - self._last + half) & (WRAP - 1)) - half

    def rest(self):
        """Sleep until the next pass of the loop is due."""
        self._sleep(PASS_S)
