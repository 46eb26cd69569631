# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""A PyBadge's pins and its display, which counts refreshes and draws nothing."""

board_id = "pybadge"
BUTTON_CLOCK = BUTTON_OUT = BUTTON_LATCH = None


class DISPLAY:
    """The display: the class itself serves as the object."""

    width = 160
    height = 128
    auto_refresh = True
    root_group = None
    sent = 0
    """How many refreshes there were."""

    def refresh():
        """Count; nothing is drawn."""
        DISPLAY.sent += 1
        return True
