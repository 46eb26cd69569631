# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Presses random keys on the virtual badge, and counts what becomes of each event.

What the key scanner delivers is noted on its way to the game, and what the game judges
when a step is handed out. Both must tell of the same changes at the same times, in the
same order, wherever the keys lead.
"""

import random

from boards import BUTTONS
from sim.badge import Badge

LOOK_MS = 5
"""Between two looks of the key scanner; so one press a look is 200 a second."""


class Presses:
    """Changes of one badge's keys: ``delivered``, ``judged``, and ``wrong`` ones."""

    def __init__(self, badge: Badge):
        """Watch the keys of a PyBadge whose game runs."""
        self._badge = badge
        self._buttons = badge.namespace["director"].buttons
        self._clock = badge.namespace["director"].clock
        self.delivered = self.judged = self.wrong = 0
        self._held = set()
        self._came = []  # (stamp, key, is it pressed) of each change delivered
        self._done = []  # the same of each change judged
        self._watch()

    @property
    def overflows(self) -> int:
        """How often the queue of the scanner has run over."""
        return self._buttons.overflows

    def press(self, count: int, seed: int):
        """Press so many keys, one a look, each held for one look or more."""
        chance = random.Random(seed)
        down = set()
        for _ in range(count):
            for key in [key for key in down if chance.random() < 0.7]:
                down.remove(key)
                self._badge.release(key)
            key = chance.choice([key for key in BUTTONS if key not in down])
            down.add(key)
            self._badge.press(key)
            self._badge.advance(LOOK_MS)
            self._compare()

    def _watch(self):
        """Note events on their way from the scanner, and steps on their way on."""
        queue, buttons = self._buttons._keys.events, self._buttons
        get_into, next_step = queue.get_into, buttons.next_step

        def noted_event(event):
            found = get_into(event)
            if found:
                self._note_event(event)
            return found

        def noted_step():
            overflows = buttons.overflows
            step = next_step()
            if overflows != buttons.overflows:
                self._held.clear()  # the step lets go of all; no event tells of that
            elif step:
                self._note_step(step)
            return step

        queue.get_into = noted_event
        buttons.next_step = noted_step

    def _note_event(self, event):
        key = event.key_number
        if event.pressed == (key in self._held):
            return  # held since before the overflow, or since power-on
        (self._held.add if event.pressed else self._held.remove)(key)
        self._came.append((self._clock.at(event.timestamp), key, event.pressed))
        self.delivered += 1

    def _note_step(self, step):
        for mask, is_pressed in ((step.down, True), (step.up, False)):
            for key in range(len(BUTTONS)):
                if mask >> key & 1:
                    self._done.append((step.at_ms, key, is_pressed))
                    self.judged += 1

    def _compare(self):
        """Count the changes that are not the same on both sides, then forget them.

        Those of one time stamp are one step, so their order does not matter.
        """
        came, done = sorted(self._came), sorted(self._done)
        times = [at_ms for at_ms, _, _ in self._done]
        if came != done or times != sorted(times):
            self.wrong += max(len(came), len(done))
        self._came.clear()
        self._done.clear()
