# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The words of the title."""

TAGLINE = "two for two"

KEYS = "Press any key"

FAULT = "Settings lost; any key"
"""In its place when what was kept cannot be read."""
