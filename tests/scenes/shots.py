# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The golden pictures as data: a name, and the keys from power-on to the picture.

Keys by their names on the badge are tapped one after the other; a number lets so many
milliseconds pass. After the last key the picture has a second to come to rest. The
number that the badge takes from its hardware is 1. ``python -m tests.shots`` draws the
pictures anew.
"""

from sim.badge import Badge

SETTLE_MS = 1000

MENU = "a "
"""From the title to the menu; the cursor is on how to play."""

SHOTS = {
    "title": "",
    "menu": MENU,
    "menu-size": MENU + "up up up right",
    "menu-continue": MENU + "down a 1500 up a 1500 start down down down a",
    "number": MENU + "up up a up up up left up",
    "number-any": MENU + "up up a",
    "menu-number": MENU + "up up a up up up left up a",
    "code": MENU + "up a",
    "code-half": MENU + "up a a down right a down a",
    "code-wrong": MENU + "up a a a a a a a a",
    "how": MENU + "a",
}


def draw(keys: str):
    """Return the picture after some keys, a ``sim.frame.Frame``."""
    with Badge(chance=1) as badge:
        badge.advance(100)
        for word in keys.split():
            if word.isdigit():
                badge.advance(int(word))
            else:
                badge.tap(word)
        badge.advance(SETTLE_MS)
        return badge.frame()
