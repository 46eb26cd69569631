# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""What the badge allows, in numbers: the table of sim/bench.py and the tests share it.

The budgets of the heap stand in sim/heap.py, which measures them. Figures for speed are
for each million turns of an empty loop, so that PCs can be compared.
"""

MODULE_BYTES = 10 * 1024
"""The source of a module: compiling it takes about four times as much heap."""

REFRESH_BYTES = 10 * 1024
"""What one refresh sends, but that of a new picture."""

RATIO = 2.0
"""Bytes sent over a whole race for each byte of a pixel that changed, at most."""

CARDS_RATIO = 4.0
"""The same over a round of Cards: two ranks differ in half of their pixels."""

CALLS = 20
"""Calls inside each other; the firmware gives up between 25 and 47."""

TRACK_BYTES = 6 * 1024
"""The tables of a track."""

NAMES = 1240
"""Names in a part of the game: the table of them has 1,260 places (20, 40 and so on up
to 640) before it doubles, and some firmware brings a few less of its own."""

PAR_BYTES = 4 * 1024
"""The table of turns left."""

STATES = 6000
"""States that a search for pars finds, at least."""

RIVAL_LOOKUPS = 60_000
"""Entries of the track's tables and the turns left that a rival's answer reads."""

PLIES = {"CPython": 8000, "MicroPython": 6000}
"""Plies of a random race, at least, by interpreter."""
