# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The errors of the engine: text that cannot be read, and moves that a rule refuses."""


class NotationError(ValueError):
    """Text that is no record or code; says what was expected and what was found."""


class IllegalMoveError(ValueError):
    """A move or play that can be read but that a rule refuses; says which and why."""
