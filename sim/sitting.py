# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Rounds of one game in one go, from power-on, and what they leave behind.

Where they are played is the pilot's matter: in a small heap (sim/heap.py) or on the
virtual badge (sim/endurance.py). Names are interned for ever when a module is first
loaded, and each round of the first two may still load something new, so the live heap
is compared from the second return on.
"""

from statistics import median

from sim.pilot import Crash

DRIFT_BYTES = 512
"""How far the live heap may move between returns to the menu, on 32 bits."""

HALF = 50
"""Rounds after which mashed keys have led everywhere."""


class Sitting:
    """Rounds of a game one after the other, and the faults found in them.

    ``scale`` is 1 on 32 bits and 2 on 64. Subclasses have a pilot to offer.
    """

    scale = 1

    def __init__(self, game):
        """Prepare for a game of sim/heap.py."""
        self.game = game
        self.faults = []
        self.stand_in_bytes = 0
        self.most_names = 0
        self.recoveries = 0

    def pilot(self):
        """Start the program and return who steers it, a context manager."""
        raise NotImplementedError

    def rounds(self, count: int) -> list:
        """Play rounds; return the live heap at each menu."""
        live = []
        try:
            self.play(self.pilot(), count, live)
        except Crash as reason:
            self.faults.append(f"it did not get through: {reason}")
        if self.recoveries:
            self.faults.append(f"the heap ran out, times: {self.recoveries}")
        drift = self.drift(live)
        if drift > DRIFT_BYTES * self.scale:
            self.faults.append(f"the live heap moved by {drift} bytes")
        return live

    def drift(self, live: list) -> int:
        """Return how far the live heap moved from the second return on.

        Of a mashed game: by how much the median of the later half exceeds that of the
        earlier one, once there are rounds enough for both to have seen all. A leak
        moves it. A single menu may hold some KB more: the interpreter takes old values
        on its stack for pointers, until the next restart.
        """
        live = live[2:]
        half = len(live) // 2
        if not getattr(self.game, "is_mashed", False):
            return max(live) - min(live) if live else 0
        if half < HALF:
            return 0
        return max(int(median(live[half:]) - median(live[:half])), 0)

    def play(self, pilot, count: int, live: list):
        """Play rounds with a pilot; add the live heap at each menu to a list."""
        with pilot:
            self.stand_in_bytes = pilot.stand_in_bytes
            self.game.enter(pilot)
            live.append(pilot.live_bytes())
            try:
                for number in range(count):
                    self.game.play(pilot, number)
                    live.append(pilot.live_bytes())
            finally:
                self.most_names = pilot.most_names
                self.recoveries = pilot.recoveries
