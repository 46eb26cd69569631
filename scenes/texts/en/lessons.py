# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The words of the list of lessons. A row has 23 letters."""

HEADINGS = ("Lessons of Ring", "Lessons of Cards")
KEYS = "✚ move  Ⓐ choose  Ⓑ back"
