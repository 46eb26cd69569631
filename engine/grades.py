# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""How good a coach finds what a player chose to do; the same three for both games."""

WRONG = 0
"""The rules refuse it, or it throws something away."""
FAIR = 1
"""The rules allow it, and something better was there."""
GOOD = 2
"""Nothing better was there."""
