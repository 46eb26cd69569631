# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The words of the results so far. A line has 14 letters beside a value of 11."""

HEADING = "Results so far"
RING = ("RING", "With a friend", "Won/drawn/all", "Best lap")
CARDS = ("CARDS", "With a friend", "Won/drawn/all", "Fastest card")
PAR = "par +%d"
SECONDS = "%d.%02d s"
KEYS = "Ⓑ back"
