# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The words of the panel for a track's number."""

HEADING = "Track number"

SIZES = ("short", "medium", "long")

TRACK = "%s, same on each badge"

ANY = "any %s track"

KEYS = "✚ change  Ⓐ use  Ⓑ back"
