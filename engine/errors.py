# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The errors of the engine: text that cannot be read, and moves that a rule refuses."""

QUOTED = 40
"""Characters of a faulty text that a message repeats, at most."""


class NotationError(ValueError):
    """Text that is no record or code; says what was expected and what was found."""


class IllegalMoveError(ValueError):
    """A move or play that can be read but that a rule refuses; says which and why."""


def quoted(text: str) -> str:
    """Return a text in quotes on one line, cut when it is long."""
    return repr(text if len(text) <= QUOTED else text[: QUOTED - 3] + "...")
