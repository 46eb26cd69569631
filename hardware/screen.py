# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The screen: shows a group, and sends what changed only when it is told to.

The firmware's own refreshing would show half-drawn pictures, so it is off from
construction until ``close``, which also gives the console back: without that a
traceback would stay invisible.
"""

import displayio


class Screen:
    """The badge's display under explicit refresh."""

    def __init__(self, display):
        """Take the firmware's display and stop its own refreshing."""
        self._display = display
        display.auto_refresh = False

    def show(self, group):
        """Make a group the whole picture; nothing is sent yet."""
        self._display.root_group = group

    def refresh(self):
        """Send what changed since the last refresh."""
        self._display.refresh()

    def close(self):
        """Give the display back to the console."""
        try:
            self._display.brightness = 1  # it may be dark by now (hardware/power.py)
        except (AttributeError, RuntimeError):
            pass  # and it may be one that cannot
        self._display.root_group = displayio.CIRCUITPYTHON_TERMINAL
        self._display.auto_refresh = True
