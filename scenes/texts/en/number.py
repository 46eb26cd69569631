# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The words of the panel for a track's number."""

HEADING = "Track number"

SIZES = ("short", "medium", "long", "cup")

TRACK = "%s, same on each badge"

TOO_HIGH = "the cup has 001 to 024"

ANY = "any %s track"

KEYS = "✚ change  Ⓐ use  Ⓑ back"
