# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The words of the menu."""

HEADING = "RING   the race for two"

ROWS = (
    "Continue the race",
    "Race a friend",
    "Race the computer",
    "Track size",
    "Track number",
    "Track code",
    "How to play",
)

SIZES = ("short ", "medium", " long ")

ANY = "any"

NONE = "-"

KEYS = "✚ move  Ⓐ choose  Ⓑ back"

KEYS_SIZE = "✚ move  Ⓐ change  Ⓑ back"
