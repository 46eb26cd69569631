# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Who drives which car, and what the computer drives."""

from engine.race.race import LOST, MOVE_BITS, RESIGN
from scenes.session import COMPUTER, SOLO

SLICES = 16
"""Steps that the computer thinks in a pass of the loop: a position or two each."""


class Sides:
    """The drivers of a race: player two's car may be the computer's."""

    def __init__(self, race, session, rival):
        """Take the race, the session's wishes, and the computer's driver or None."""
        self._race = race
        self._session = session
        self.rival = rival
        self._slices = ()

    @property
    def is_computer(self):
        """Whether the computer is to move."""
        return self.is_computers(self._race.turn)

    @property
    def is_alone(self):
        """Whether it is a time trial: there is one car."""
        return self._session.versus == SOLO

    @property
    def quitter(self):
        """The side that gives up if someone does: never the computer."""
        return 1 - self._race.turn if self.is_computer else self._race.turn

    def begin(self):
        """Let the computer look at the race as it stands; it has a move at once."""
        self._slices = self.rival.slices(self._race)

    def tick(self) -> bool:
        """Let the computer think on for a moment; return whether it is done."""
        left = SLICES
        for _ in self._slices:
            left -= 1
            if not left:
                return False
        return True

    def last_choice(self):
        """Return the last ply at which a person could choose, -1 if there is none."""
        race = self._race
        for ply in range(race.plies - 1, -1, -1):
            move = race.log[ply] & MOVE_BITS
            is_choice = move < LOST or move >= RESIGN
            if is_choice and not self.is_computers(ply & 1):
                return ply
        return -1

    def is_computers(self, side):
        """Return whether no person drives a side."""
        session = self._session
        if session.versus == SOLO:
            return side == 1
        return session.versus == COMPUTER and (side == 1) != session.is_swapped
