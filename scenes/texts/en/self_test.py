# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The words of the self-test. A line has 25 letters."""

HEADING = "Self-test"
HELD = "keys %s"
GAP = "%d ms after the last"
HEAP = "heap %d block %d"
TIMES = "screen %d ms card %d ms"
STICK = "stick %d %d"
NO_STICK = "no stick"
POWER = "battery %d%% light %d"
LOADS = "ms: "
"""Before the times that scenes took to load."""
STORE = ("store: read", "store: damaged")
PRINTED = "printed on the console"
KEYS = "ⒶⒷ try Start:JSON 1s:back"
