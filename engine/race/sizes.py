# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The names of a track's sizes, by their numbers in share codes (engine/codes.py)."""

SIZES = ("short", "medium", "long")
