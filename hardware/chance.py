# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The one number that comes from the hardware's own noise; all else follows a seed."""

import os


def draw() -> int:
    """Return a number from 0 to 2**24 - 1 that nobody can foresee."""
    return int.from_bytes(os.urandom(3), "big")
