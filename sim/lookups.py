# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Counts what is read from the tables of a track and of its turns left."""


class Counted:
    """A table that counts how often an entry of it is read."""

    def __init__(self, table, lookups):
        """Take a table, and the Lookups to tell."""
        self._table = table
        self._lookups = lookups

    def __getitem__(self, place):
        self._lookups.count += 1
        return self._table[place]

    def __len__(self):
        return len(self._table)


class Lookups:
    """The look-ups in the tables of one TurnsLeft and its track: ``count``."""

    def __init__(self, turns_left):
        """Put counting tables in the place of all."""
        self.count = 0
        track = turns_left.track
        track.compile()
        for name in ("kinds", "marks", "number", "delta", "open"):
            setattr(track, name, Counted(getattr(track, name), self))
        turns_left.table = Counted(turns_left.table, self)
