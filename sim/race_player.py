# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Plays Ring on a virtual badge with the keys that a person has, for demo and tests.

It looks at the race and the aim behind the screen, chooses a move, and presses what
brings the aim there: B for the gear, the D-pad for the direction, A to drive.
"""

from engine.race.race import SLOWER, STOP
from scenes.race_aim import turned

KEYS = {0: "up", 2: "right", 4: "down", 6: "left"}
"""Direction -> the key of the D-pad that points there."""


def way_to(aim, wanted) -> list:
    """Return the directions to press, two at most, that turn one aim into another."""
    if aim == wanted:
        return []
    for first in KEYS:
        if turned(aim, first) == wanted:
            return [first]
    for first in KEYS:
        for second in KEYS:
            if turned(turned(aim, first), second) == wanted:
                return [first, second]
    raise AssertionError(f"no two presses lead from {aim} to {wanted}")


def drive(badge, aim, move):
    """Press what makes a legal move from the aim as it stands."""
    if aim.is_slower != (move >= SLOWER):
        badge.tap("b")
    if not (move == STOP and aim.car.speed == 1):
        for direction in way_to(aim.direction, move & 7):
            badge.tap(KEYS[direction])
    badge.tap("a")
