# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Stand-in for ``board``: the pins of a PyBadge or PyGamer, and the display.

Left out: I2C, SPI, UART and their pins, the accelerometer, the SD card: the game uses
none of them, so reaching for one is an AttributeError, as a misspelt pin is.
"""

import microcontroller as _microcontroller

from sim import machine as _machines
from sim import wiring as _wiring

_machine = _machines.current()

board_id = _machine.board_id
"""The firmware's id of the board."""

DISPLAY = _machine.display
"""The display, refreshing by itself until told otherwise."""

for _name in _wiring.PINS[board_id]:
    globals()[_name] = _microcontroller.Pin._make(_name)
for _name, _other in _wiring.SAME_PIN.items():
    globals()[_name] = globals()[_other]
