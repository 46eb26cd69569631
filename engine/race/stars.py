# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""How good a lap was: three stars for par, two for a turn more, one for up to three."""


def stars(turns: int, par: int) -> int:
    """Return the stars of a lap in so many turns, 0 to 3."""
    over = turns - par
    if over <= 1:
        return 3 if over <= 0 else 2
    return 1 if over <= 3 else 0
