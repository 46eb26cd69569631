# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The boards this game runs on: one module of facts each, found by the firmware's id.

A firmware names itself in ``board.board_id``. The ``pybadge`` build also runs on the
PyBadge LC and the EdgeBadge, so those two need no entry of their own.
"""

import sys

BUTTONS = ("b", "a", "start", "select", "right", "down", "up", "left")
"""The logical buttons in the order of their numbers, 0 to 7; equal on every board."""

KNOWN = ("pybadge", "pygamer")
"""The board ids that have a profile: a module of that name in this package."""


def profile(board_id: str):
    """Return the module of facts for a board id; ValueError names the known boards."""
    if board_id not in KNOWN:
        raise ValueError(
            "unknown board %r: known are %s" % (board_id, ", ".join(KNOWN))
        )
    name = "boards." + board_id
    __import__(name)
    return sys.modules[name]


def seats(profile):
    """Return the keys of the two seats at Cards as numbers of logical buttons.

    A pair, left and right, of tuples in the order of SEATS; -1 for no key. ValueError
    names a key that would serve both players.
    """
    left, right = profile.SEATS
    for name in left + right:
        if name and name not in BUTTONS:
            raise ValueError("%s: there is no key %r" % (profile.NAME, name))
    for name in left:
        if name and name in right:
            raise ValueError(
                "%s: the key %r serves both players" % (profile.NAME, name)
            )
    return (_numbers(left), _numbers(right))


def _numbers(names):
    return tuple(BUTTONS.index(name) if name else -1 for name in names)
