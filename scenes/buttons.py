# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The logical buttons as scenes name them: numbers, and their bits in a step's masks.

The numbers are those of ``boards.BUTTONS``; a test holds the two together.
"""

B = 0
A = 1
START = 2
SELECT = 3
RIGHT = 4
DOWN = 5
UP = 6
LEFT = 7

B_BIT = 1 << B
A_BIT = 1 << A
START_BIT = 1 << START
SELECT_BIT = 1 << SELECT
RIGHT_BIT = 1 << RIGHT
DOWN_BIT = 1 << DOWN
UP_BIT = 1 << UP
LEFT_BIT = 1 << LEFT
