# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""How the two boards are wired: pins, keys, what is fitted. Facts, no logic.

Source: CircuitPython's board definitions ``pybadge`` and ``pygamer``. This is the
hardware's side; what the game makes of it stands in boards/, and the two are compared
by tests only.
"""

BOARDS = ("pybadge", "pygamer")
"""The ids that ``board.board_id`` can have here."""

KEYS = ("b", "a", "start", "select", "right", "down", "up", "left")
"""The keys by their names on the badge, in the order of the PyBadge's key numbers."""

REGISTER_KEYS = {"pybadge": KEYS, "pygamer": KEYS[:4]}
"""The keys on the shift register, from key number 0 on."""

STICK_KEYS = {
    "pybadge": {},
    "pygamer": {
        "left": ("JOYSTICK_X", 0),
        "right": ("JOYSTICK_X", 65535),
        "up": ("JOYSTICK_Y", 0),
        "down": ("JOYSTICK_Y", 65535),
    },
}
"""Keys that are an end of the analog stick: its pin, and the reading there."""

NEOPIXELS = 5
"""Lights on the bottom edge of either board (a PyBadge LC has one)."""

ANALOG_AT_REST = {
    "LIGHT": 12000,
    "A6": 38000,  # half of a 3.8 V battery against 3.3 V
    "JOYSTICK_X": 32768,
    "JOYSTICK_Y": 32768,
}
"""What an analog pin reads, 0 to 65535, while nobody moves anything."""

_COMMON = [
    *("A0", "A1", "A2", "A3", "A4", "A5", "A6", "A8", "A9"),
    *("D4", "D5", "D6", "D7", "D9", "D10", "D11", "D12", "D13"),
    *("BUTTON_CLOCK", "BUTTON_OUT", "BUTTON_LATCH"),
    *("SPEAKER_ENABLE", "NEOPIXEL", "LIGHT", "TFT_LITE"),
]

PINS = {
    "pybadge": _COMMON,
    "pygamer": [*_COMMON, "JOYSTICK_X", "JOYSTICK_Y"],
}
"""Names in ``board`` that are pins of their own."""

SAME_PIN = {
    "A7": "LIGHT",
    "D2": "A8",
    "D3": "A9",
    "D8": "NEOPIXEL",
    "LED": "D13",
    "SPEAKER": "A0",
}
"""Second names for a pin."""

NVM_BYTES = 8192
"""Bytes of non-volatile memory."""
