# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The words of the panel for a track's code."""

HEADING = "Track code"

WRONG = "No such code: check it"

KEYS = "✚ move  Ⓐ letter  Ⓑ erase"

KEYS_FULL = "Ⓐ use it  Ⓑ erase"

KEYS_EMPTY = "✚ move  Ⓐ letter  Ⓑ back"
