# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Stand-in for ``neopixel_write``: puts the lights' colours on record.

Left out: the wire's timing. Stricter than the badge: only the lights' own pin, switched
to output, and whole lights of three bytes (green, red, blue), no more than there are.
"""

import digitalio as _digitalio

from sim import machine as _machines
from sim import wiring as _wiring


def neopixel_write(digitalinout, buf):
    """Set the lights from three bytes each: green, red, blue."""
    if not isinstance(digitalinout, _digitalio.DigitalInOut):
        raise TypeError("digitalinout must be of type DigitalInOut")
    if digitalinout._pin is None or digitalinout._pin._name != "NEOPIXEL":
        raise ValueError("the lights hang on board.NEOPIXEL")
    if digitalinout.direction != _digitalio.Direction.OUTPUT:
        raise ValueError("the pin of the lights must be an output")
    if len(buf) % 3 or len(buf) > 3 * _wiring.NEOPIXELS:
        raise ValueError(f"{len(buf)} bytes are not 0 to {_wiring.NEOPIXELS} lights")
    machine = _machines.current()
    colours = [[buf[at + 1], buf[at], buf[at + 2]] for at in range(0, len(buf), 3)]
    machine.stats.note_lights(machine.now_ms, colours)
