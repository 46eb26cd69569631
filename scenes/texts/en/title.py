# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The words of the title."""

TAGLINE = "A ring race"

KEYS = "Press any key"
