# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Stand-in for ``analogio``: the stick, the light sensor and the battery.

Left out: AnalogOut (the loudspeaker's pin is driven by the audio modules). What a pin
reads at rest stands in ``sim.wiring``.
"""

import microcontroller as _microcontroller

from sim import machine as _machines
from sim import wiring as _wiring


class AnalogIn:
    """One analog pin."""

    reference_voltage = 3.3

    def __init__(self, pin):
        """Take an analog pin that nobody else uses."""
        _microcontroller._claim(pin, self)
        self._pin = pin
        if pin._name not in _wiring.ANALOG_AT_REST:
            self.deinit()
            raise ValueError(f"{pin!r} has nothing to measure here")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.deinit()

    def deinit(self):
        """Give the pin back; a second time does nothing."""
        if self._pin is not None:
            _microcontroller._let_go(self._pin)
            self._pin = None

    @property
    def value(self):
        """The reading, 0 to 65535."""
        if self._pin is None:
            raise ValueError("object has been deinitialized and can no longer be used")
        return _machines.current().analog(self._pin._name)
