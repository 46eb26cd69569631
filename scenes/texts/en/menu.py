# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The words of the menu."""

HEADING = "RING   the race for two"

ROWS = (
    "Continue the race",
    "Race a friend",
    "Computer",
    "Track size",
    "Track number",
    "Track code",
    "Hints",
    "How to play",
)

SIZES = ("short ", "medium", " long ")

RIVALS = ("learner", "tourist", "cabbie", "racer", "champ")
"""The computer's levels, gentle to fierce; 7 letters."""

HINTS = ("never", "alone", "always")
"""When a race shows what each move loses; 7 letters."""

ANY = "any"

NONE = "-"

KEYS = "✚ move  Ⓐ choose  Ⓑ back"

KEYS_SIZE = "✚ move  Ⓐ change  Ⓑ back"
