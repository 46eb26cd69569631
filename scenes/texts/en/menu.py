# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The words of the menu."""

HEADING = "RING   the race for two"

ROWS = (
    "Continue the race",
    "Race a friend",
    "Computer",
    "Time trial",
    "Track",
    "Track number",
    "Track code",
    "Hints",
    "How to play",
)

GHOSTS = ("own lap", "par lap", "alone")
"""What a time trial is against: a ghost that drives it, or nothing; 7 letters."""

TRACKS = ("short", "medium", "long", "cup")
"""The sizes, and the fair cup; 7 letters."""

RIVALS = ("learner", "tourist", "cabbie", "racer", "champ")
"""The computer's levels, gentle to fierce; 7 letters."""

HINTS = ("never", "alone", "always")
"""When a race shows what each move loses; 7 letters."""

ANY = "any"

NONE = "-"

KEYS = "✚ move  Ⓐ choose  Ⓑ back"

KEYS_SIZE = "✚ move  Ⓐ change  Ⓑ back"
