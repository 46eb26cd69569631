# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The Adafruit PyGamer: four keys and an analog stick in place of the D-pad.

Pins are names in the firmware's ``board`` module. The stick sits left of the screen,
B and A right of it, Select and Start below B and A.
"""

NAME = "PyGamer"
"""What people call the board."""

KEYS = ("b", "a", "start", "select")
"""The button behind each key of the 74HC165 shift register, from key number 0 on."""

KEY_CLOCK = "BUTTON_CLOCK"
"""Pin that shifts the register on."""

KEY_DATA = "BUTTON_OUT"
"""Pin on which the register's bits come out."""

KEY_LATCH = "BUTTON_LATCH"
"""Pin that takes the keys into the register."""

STICK = ("JOYSTICK_X", "JOYSTICK_Y")
"""Analog pins of the stick; to the right and down the value grows."""

SEATS = (
    ("down", "right", "select", "left", "right", "up"),
    ("b", "a", "start", "b", "a", None),
)
"""Cards, the left and the right player: the keys for the next card, play, nothing to
play, the left pile, the right pile, and the card before (a handicap for the left)."""
