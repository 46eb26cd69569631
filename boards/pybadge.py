# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The Adafruit PyBadge, and with the same firmware the PyBadge LC and the EdgeBadge.

Pins are names in the firmware's ``board`` module. The D-pad sits left of the screen,
B and A right of it, Select at its top left, Start at its top right.
"""

NAME = "PyBadge"
"""What people call the board."""

KEYS = ("b", "a", "start", "select", "right", "down", "up", "left")
"""The button behind each key of the 74HC165 shift register, from key number 0 on."""

KEY_CLOCK = "BUTTON_CLOCK"
"""Pin that shifts the register on."""

KEY_DATA = "BUTTON_OUT"
"""Pin on which the register's bits come out."""

KEY_LATCH = "BUTTON_LATCH"
"""Pin that takes the keys into the register."""

STICK = None
"""No analog stick: the four directions are keys."""

SEATS = (
    ("down", "right", "select", "left", "right", "up"),
    ("b", "a", "start", "b", "a", None),
)
"""Cards, the left and the right player: the keys for the next card, play, nothing to
play, the left pile, the right pile, and the card before (a handicap for the left)."""
