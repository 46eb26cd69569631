# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Stand-in for ``supervisor``: the tick count, and whether writing restarts the code.

Left out: reload, set_next_code_file and the status bar (nothing here restarts), and
reading from the serial console. The tick count wraps at 2**29 like the real one.
"""

from sim import machine as _machines


def ticks_ms():
    """Return the milliseconds since some time before power-on, 0 to 2**29 - 1."""
    return _machines.current().ticks_ms()


class Runtime:
    """What the firmware says about itself; no other attribute can be set."""

    __slots__ = ("autoreload",)

    usb_connected = False
    serial_connected = False
    serial_bytes_available = 0

    def __init__(self):
        """Start as the firmware does."""
        self.autoreload = True


runtime = Runtime()
"""The firmware's state."""
