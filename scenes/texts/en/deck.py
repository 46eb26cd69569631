# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The words of the menu of Cards. A row has 12 letters beside a value of 11."""

HEADING = "CARDS   no turns"
ROWS = (
    "Play a friend",
    "Play the computer",
    "Computer",
    "Keys",
    "▲ one back",
    "Swap ends",
    "How to play",
)
MODES = ("simple", "expert")
SWITCH = ("off", "on")
KEYS = "✚ move  Ⓐ choose  Ⓑ back"
