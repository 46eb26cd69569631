# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The state of the badge that is being imitated, as the stand-in modules see it.

One machine is current while code.py has the processor; the stand-ins ask ``current``
for it at each call and keep no state of their own. Time is an integer of microseconds
since power-on and moves only in ``sleep_us``: computing costs nothing here.
"""

from sim import wiring
from sim.stats import Stats

LOOK_US = 5000
"""The keypad looks at its keys this often."""

SHORTEST_SLEEP_US = 100
"""A shorter sleep counts as this, so that a loop with sleep(0) moves the clock too."""

TICKS_WRAP = 1 << 29
"""``supervisor.ticks_ms`` starts again from 0 here."""

TICKS_AT_POWER_ON = TICKS_WRAP - 65_000
"""The firmware's own start: the first wrap comes after 65 seconds."""

_current = [None]


class Reload(BaseException):
    """Raised by ``supervisor.reload``; the badge begins code.py anew."""


class NoBadgeError(RuntimeError):
    """A stand-in was used while no badge is running."""


def current():
    """Return the machine whose code.py has the processor."""
    if _current[0] is None:
        raise NoBadgeError("this module works only inside a running sim.badge.Badge")
    return _current[0]


def make_current(machine):
    """Set the machine that ``current`` returns, or None."""
    _current[0] = machine


class Machine:
    """One badge: clock, keys, lights, memory and the record of what it did."""

    def __init__(self, board_id, chance, ticks_at_start, nvm):
        """Take the board's id, the first random number, the tick count at power-on."""
        if board_id not in wiring.BOARDS:
            known = ", ".join(wiring.BOARDS)
            raise ValueError(f"unknown board {board_id!r}: known are {known}")
        self.board_id = board_id
        self.now_us = 0
        self.ticks_at_start = ticks_at_start
        self.down = set()
        self.scanners = []
        self.pins_in_use = {}
        self.nvm = nvm
        self.restarts = 0
        self.stats = Stats()
        self.display = None
        self.sound = None
        """The last sound that nobody has taken yet: its samples and their rate."""
        self.namespace = {}
        self.wait_for_baton = None
        self.limit_us = 0
        self.is_limit_included = False
        self._chance = chance
        self.next_look_us = LOOK_US
        self._auto_refreshed_us = -1_000_000

    @property
    def now_ms(self) -> int:
        """Milliseconds since power-on."""
        return self.now_us // 1000

    def restart(self):
        """Let go of what the firmware lets go of before code.py runs again."""
        self.restarts += 1
        self.scanners.clear()
        self.pins_in_use.clear()
        self.display.restart()
        self.namespace.clear()

    def ticks_ms(self) -> int:
        """Return the firmware's tick count, 0 to 2**29 - 1."""
        return (self.ticks_at_start + self.now_ms) % TICKS_WRAP

    def random_bytes(self, count) -> bytes:
        """Return what the hardware's noise gives: the chance number, then the next."""
        value = self._chance % (1 << 8 * count)
        self._chance += 1
        return value.to_bytes(count, "big")

    def analog(self, name) -> int:
        """Return the reading of an analog pin, 0 to 65535."""
        for key, (pin, reading) in wiring.STICK_KEYS[self.board_id].items():
            if pin == name and key in self.down:
                return reading
        return wiring.ANALOG_AT_REST.get(name, 0)

    def hear(self, samples, rate):
        """Take note of a sound, unless the amplifier is off."""
        pin = self.pins_in_use.get("SPEAKER_ENABLE")
        if pin is not None and pin.is_driven_high:
            self.sound = samples, rate
            self.stats.note_sound(self.now_ms, self._effect(rate))

    def _effect(self, rate):
        """Return the name of the effect that the game's loudspeaker has at a rate.

        Effects are its only constants, and each has a rate of its own
        (hardware/speaker.py). Another program's sounds go by their rate.
        """
        director = self.namespace.get("director")
        for name, value in vars(type(getattr(director, "speaker", None))).items():
            if name.isupper() and (value >> 2) * 100 == rate:
                return name.lower()
        return f"{rate} Hz"

    def scene(self):
        """Return the name of the scene on top (or None), and whether it is new."""
        director = self.namespace.get("director")
        if director is None:
            return None, True
        return getattr(director, "name", None), bool(getattr(director, "whole", True))

    def sleep_us(self, duration_us):
        """Let time pass: looks at the keys on the way, yields at the time limit."""
        self.stats.note_scene(self.now_ms, self.scene()[0])
        self._refresh_by_itself()
        end = self.now_us + max(duration_us, SHORTEST_SLEEP_US)
        while True:
            self._wait_until(min(self.next_look_us, end))
            if self.next_look_us <= self.now_us:
                self.next_look_us += LOOK_US
                for scanner in self.scanners:
                    scanner.look(self.now_ms)
            elif self.now_us == end:
                return

    def _wait_until(self, time_us):
        """Move the clock to a time, handing the processor over at the limit."""
        while time_us > self.limit_us - (not self.is_limit_included):
            self.now_us = max(self.now_us, self.limit_us)
            self.wait_for_baton()
        self.now_us = time_us

    def _refresh_by_itself(self):
        """Refresh as the firmware does 60 times a second, unless the game said no."""
        if self.display is None or not self.display.auto_refresh:
            return
        if self.now_us - self._auto_refreshed_us >= 16_667:
            self._auto_refreshed_us = self.now_us
            self.display.refresh()
