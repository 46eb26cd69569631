# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The words of the choice of the game."""

HEADING = "SPEED   which one?"
NAMES = ("Ring", "Cards")
LOW = "Battery low! %d%%"
KEYS = "◀▶ Ⓐ choose Start settings"
