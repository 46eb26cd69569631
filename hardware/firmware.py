# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Which firmware this game can trust: CircuitPython 9.2.x, and 10.1.1 or later.

9.1.0 leaves the screen black, 10.0.x refreshes half as fast, the 10.1.0 betas darken
the backlight (CircuitPython's release notes). Other interpreters are not judged.
"""

READING_S = 6
"""Seconds for which the complaint stays on the console before the game covers it."""


def complaint(name: str, version: tuple):
    """Return what is wrong with a firmware, in plain words, or None.

    ``name`` and ``version`` are those of ``sys.implementation``.
    """
    if name != "circuitpython":
        return None
    number = tuple(version[:3])
    if number[:2] == (9, 2) or number >= (10, 1, 1):
        return None
    return (
        "CircuitPython %d.%d.%d is not supported by Speed and may show a dark or slow"
        " screen. Please install 9.2.x, or 10.1.1 or later." % number
    )
