# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""A mark for the few tests that cannot hold on a board with a stick."""

import pytest

from sim.chosen_board import chosen_board
from sim.wiring import STICK_KEYS

HAS_STICK = bool(STICK_KEYS[chosen_board()])
"""Whether the badge of these tests has a stick in place of the D-pad."""

needs_stamps = pytest.mark.skipif(
    HAS_STICK,
    reason="needs time stamps of all eight keys; a stick has none (docs/badge.md)",
)
"""For what happens within one pass of the loop, in order, on the D-pad."""
