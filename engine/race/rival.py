# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The computer's five levels at Ring, gentle to fierce.

A rival is given a race by ``slices(race)`` and has a ``move`` at once, LOST where there
is none; each step of the slices may find a better one. The badge loads the module of
one level only (scenes/session.py).
"""

LEVELS = ("learner", "tourist", "cabbie", "racer", "champ")
"""The names of the levels. Alone the racer drives par; the champ looks ahead."""
CHAMP = 4
"""The level that searches."""


def make_rival(level: int, turns_left, rng):
    """Return a rival of a level for the track of a searched table of turns left.

    ``rng`` draws among moves that are as good as each other to the level.
    """
    if level == CHAMP:
        from engine.race import duel

        return duel.Rival(turns_left, rng, level)
    from engine.race import driver

    return driver.Rival(turns_left, rng, level)
