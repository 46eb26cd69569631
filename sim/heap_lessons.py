# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The lessons and the look back as sim/heap.py goes through them in another process."""

from sim.pilot import DOWN, LEFT, RIGHT, SELECT, TRIES, A, B, Crash

LESSONS = 3
_STEPS = (B, B, B) + 40 * (RIGHT,) + 40 * (LEFT,)
"""The keys that go through what was played, move by move, before what was missed."""


class LessonsGame:
    """The lessons of one game, from its menu to its menu, any number of times."""

    def __init__(self, game, scene):
        """Take a game of sim/heap.py and the scene of its lessons."""
        self.name = game.name.split("-")[0] + "-lessons"
        self._game = game
        self._scene = scene

    def enter(self, pilot):
        """Come from the title to the menu."""
        self._game.enter(pilot)

    def play(self, pilot, number):
        """Go through a lesson, then look back on a game just played."""
        self._open_list(pilot)
        pilot.settle()
        for _ in range(number % LESSONS):
            pilot.tap(DOWN)
        pilot.reach(self._scene, A)
        self._walk(pilot, "lessons")
        pilot.reach(self._game.menu, B)
        self._game.play_to_result(pilot, number)
        pilot.reach(self._scene, SELECT)
        for key in _STEPS:
            pilot.settle()
            pilot.tap(key)
        self._walk(pilot, *self._game.after)
        self._game.leave(pilot)

    def count_garbage(self, pilot, idle, moves):
        """Stand still at a stop; a stop is its press and a second."""
        self._game.enter(pilot)
        self._open_list(pilot)
        idle["lessons"] = pilot.idle_garbage()
        pilot.reach(self._scene, A)
        idle[self._scene] = pilot.idle_garbage()

    def _open_list(self, pilot):
        """Come from the menu to the list of lessons."""
        pilot.go_to_row(self._game.how_row)
        pilot.reach(self._game.how, A)
        pilot.reach("lessons", SELECT)

    def _walk(self, pilot, *ends):
        """Go on from stop to stop, asking where a pick is wanted, to an end."""
        for _ in range(TRIES):
            for key in self._game.asking:
                pilot.settle()
                if pilot.name in ends:
                    return
                if pilot.name != self._scene:
                    raise Crash(f"no stop but {pilot.name}")
                pilot.tap(key)
        raise Crash("the stops never end")
