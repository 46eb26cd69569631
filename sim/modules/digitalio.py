# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Stand-in for ``digitalio``: pins that are high or low.

Left out: nothing of the interface, but no input ever reads anything except its pull.
Stricter than the badge: a value must be a bool.
"""

import microcontroller as _microcontroller


class Direction:
    """Which way a pin works."""

    INPUT = "digitalio.Direction.INPUT"
    OUTPUT = "digitalio.Direction.OUTPUT"


class Pull:
    """Which way an input without a driver goes."""

    UP = "digitalio.Pull.UP"
    DOWN = "digitalio.Pull.DOWN"


class DriveMode:
    """How an output drives its pin."""

    PUSH_PULL = "digitalio.DriveMode.PUSH_PULL"
    OPEN_DRAIN = "digitalio.DriveMode.OPEN_DRAIN"


class DigitalInOut:
    """One pin, an input until it is switched."""

    def __init__(self, pin):
        """Take a pin that nobody else uses."""
        _microcontroller._claim(pin, self)
        self._pin = pin
        self._value = False
        self.switch_to_input()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.deinit()

    def deinit(self):
        """Give the pin back; a second time does nothing."""
        if self._pin is not None:
            _microcontroller._let_go(self._pin)
            self._pin = None

    def switch_to_input(self, pull=None):
        """Make it an input with a pull, or none."""
        if pull not in (None, Pull.UP, Pull.DOWN):
            raise ValueError(f"invalid pull {pull!r}")
        self._direction, self._pull = Direction.INPUT, pull

    def switch_to_output(self, value=False, drive_mode=DriveMode.PUSH_PULL):
        """Make it an output with a first value."""
        self._direction = Direction.OUTPUT
        self.drive_mode = drive_mode
        self.value = value

    @property
    def direction(self):
        """INPUT or OUTPUT."""
        return self._direction

    @direction.setter
    def direction(self, direction):
        if direction == Direction.OUTPUT:
            self.switch_to_output()
        elif direction == Direction.INPUT:
            self.switch_to_input()
        else:
            raise ValueError(f"invalid direction {direction!r}")

    @property
    def value(self):
        """True for high."""
        self._need_pin()
        if self._direction == Direction.INPUT:
            return self._pull == Pull.UP
        return self._value

    @value.setter
    def value(self, value):
        self._need_pin()
        if self._direction != Direction.OUTPUT:
            raise AttributeError("cannot set value when direction is input")
        if not isinstance(value, bool):
            raise TypeError(f"value must be a bool, not {value!r}")
        self._value = value

    @property
    def is_driven_high(self):
        """Whether it is an output and high; for the simulator only."""
        return self._direction == Direction.OUTPUT and self._value

    @property
    def pull(self):
        """The pull of an input."""
        if self._direction != Direction.INPUT:
            raise AttributeError("pull not used when direction is output")
        return self._pull

    @pull.setter
    def pull(self, pull):
        if self._direction != Direction.INPUT:
            raise AttributeError("pull not used when direction is output")
        self.switch_to_input(pull)

    @property
    def drive_mode(self):
        """How the output drives its pin."""
        return self._drive_mode

    @drive_mode.setter
    def drive_mode(self, mode):
        if mode not in (DriveMode.PUSH_PULL, DriveMode.OPEN_DRAIN):
            raise ValueError(f"invalid drive mode {mode!r}")
        self._drive_mode = mode

    def _need_pin(self):
        if self._pin is None:
            raise ValueError("object has been deinitialized and can no longer be used")
