# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The words of the panel for a track's number."""

HEADING = "Track number"

SIZES = ("short", "medium", "long")

TRACK = "one certain %s track"

ANY = "any %s track"

KEYS = "✚ change  Ⓐ use  Ⓑ back"
