# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Stand-in for ``supervisor``: the tick count, and what restarts the code.

Left out: set_next_code_file, the status bar, and reading from the serial console. The
tick count wraps at 2**29 like the real one.
"""

from sim import machine as _machines


def ticks_ms():
    """Return the milliseconds since some time before power-on, 0 to 2**29 - 1."""
    return _machines.current().ticks_ms()


def reload():
    """Begin code.py anew with an empty heap; does not return."""
    raise _machines.Reload


class RunReason:
    """Why code.py was started; the other reasons never come up here."""

    STARTUP = "RunReason.STARTUP"
    SUPERVISOR_RELOAD = "RunReason.SUPERVISOR_RELOAD"


class Runtime:
    """What the firmware says about itself; no other attribute can be set."""

    __slots__ = ("autoreload",)

    @property
    def run_reason(self):
        """Why code.py was started this time."""
        is_again = _machines.current().restarts > 0
        return RunReason.SUPERVISOR_RELOAD if is_again else RunReason.STARTUP

    usb_connected = False
    serial_connected = False
    serial_bytes_available = 0

    def __init__(self):
        """Start as the firmware does."""
        self.autoreload = True


runtime = Runtime()
"""The firmware's state."""
