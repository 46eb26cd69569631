# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Steers the game on the virtual badge of this process: with pictures, on CPython."""

import contextlib
import io

from boards import BUTTONS
from hardware.clock import PASS_S
from sim.badge import Badge
from sim.held import held_bytes
from sim.pilot import Crash, Pilot
from sim.pilot_vm import STAND_INS
from sim.vm.tell import tell

PASS_MS = round(PASS_S * 1000)
SAID = STAND_INS / "said.txt"


class BadgePilot(Pilot):
    """A pilot of the program in a virtual badge."""

    def __init__(self, **options):
        """Switch a badge on; the options are those of Badge."""
        super().__init__()
        self._badge = Badge(**options)
        self._refreshes = 0

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._badge.stop()

    def order(self, orders: str) -> list:
        """Have keys go down (d) and up (u), passes go by (w), the heap measured (l).

        Return the figures that were asked for.
        """
        figures = []
        for word in orders.split():
            self._obey(word[0], int(word[1:]), figures)
        self._said = [[self._badge.scene or "-", self._count_refreshes()]]
        self._said += self._game_words()
        return figures

    def _obey(self, kind, number, figures):
        badge = self._badge
        if kind == "w":
            self._wait(number)
        elif kind == "d":
            badge.press(BUTTONS[number])
        elif kind == "u":
            badge.release(BUTTONS[number])
        elif kind == "l":
            figures.append(held_bytes(badge))
        else:
            raise ValueError(f"expected d, u, w or l, found {kind!r}")

    def _wait(self, passes):
        """Let passes go by; what the game raises ends the run, its prints are lost."""
        try:
            with contextlib.redirect_stdout(io.StringIO()):
                self._badge.advance(passes * PASS_MS)
        except Exception as error:
            raise Crash(f"{type(error).__name__}: {error}") from error
        if self._badge.is_over:
            raise Crash("it ended without a word")

    def _count_refreshes(self):
        """Return how many refreshes there were; the record of them is let go of."""
        stats = self._badge.stats
        self._refreshes += len(stats.refreshes)
        for record in (stats.refreshes, stats.sounds, stats.lights, stats.saves):
            record.clear()
        return self._refreshes

    def _game_words(self):
        """Return the words that tell of the game, a list a line."""
        director = self._badge.namespace.get("director")
        with contextlib.redirect_stdout(io.StringIO()) as told:
            tell(self._badge.scene, director, SAID)
        return [line.split()[1:] for line in told.getvalue().splitlines()]
