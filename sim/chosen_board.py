# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The board to imitate where nobody says which: the environment may name it.

``SPEED_BOARD=pygamer`` runs the tests of the scenes on a PyGamer, unchanged.
"""

import os

from sim.wiring import BOARDS

BOARD = "SPEED_BOARD"
"""The variable that names another board than the PyBadge; empty counts as left out."""


def chosen_board() -> str:
    """Return the id of that board; ValueError names the variable and the known ones."""
    name = os.environ.get(BOARD) or BOARDS[0]
    if name not in BOARDS:
        known = ", ".join(BOARDS)
        raise ValueError(f"{BOARD}={name}: unknown board; known are {known}")
    return name
