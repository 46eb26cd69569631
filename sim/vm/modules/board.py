# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""A PyBadge's pins and its display, which counts refreshes and draws nothing."""

board_id = "pybadge"
BUTTON_CLOCK = BUTTON_OUT = BUTTON_LATCH = None


class _Display:
    def __init__(self):
        self.width = 160
        self.height = 128
        self.auto_refresh = True
        self.root_group = None
        self.brightness = 1
        self.refreshes = 0

    def refresh(self):
        self.refreshes += 1
        return True


DISPLAY = _Display()
