# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Ring as sim/heap.py plays it in another process: menus, panels, whole races."""

from scenes.session import COMPUTER, FRIEND, SOLO
from sim.pilot import DOWN, HOW, MOVE_PASSES, MOVES, START, UP, A, B

_WAY = (
    ("title", A),
    ("games", A),
    ("settings", START),
    ("games", B),
    ("menu", A),
    ("how", A),
)
"""The scenes on the way to the menu whose rules were read, and the key to each."""


class RaceGame:
    """Ring, from power-on through any number of races of every kind."""

    name = "race"
    menu = "menu"
    how = "how"
    how_row = HOW
    after = ("result", "trial")
    """Where a look back ends."""
    asking = (A,)
    """The keys that pick something and go on in a lesson."""

    def enter(self, pilot):
        """Come from the title to the menu, the rules read."""
        for name, key in _WAY:
            pilot.reach(name, key)
        pilot.reach("menu", START)

    def play(self, pilot, number):
        """Play a race from the menu to the menu: every kind of race in turn.

        Against a friend, the computer and nobody by turns; every fourth is raced once
        more, and each but the first is on a track of the next size.
        """
        if number:
            pilot.change_size()
        pilot.start_race((FRIEND, COMPUTER, SOLO)[number % 3])
        pilot.play_race()
        if number % 4 == 3:
            pilot.reach("race", A)
            pilot.play_race()
        pilot.reach("menu", B)

    def play_to_result(self, pilot, number):
        """Play a race up to its result."""
        pilot.start_race({3: COMPUTER, 5: SOLO}.get(number % 8, FRIEND))
        pilot.play_race()

    def leave(self, pilot):
        """Come from the result to the menu."""
        pilot.reach("menu", B)

    def count_garbage(self, pilot, idle, moves):
        """Stand still in each scene, and make moves; one is its press and a second."""
        for name, key in _WAY:
            pilot.reach(name, key)
            idle[name] = pilot.idle_garbage()
        pilot.reach("menu", START)
        for key in (DOWN, DOWN, DOWN, DOWN):
            pilot.tap(key)
        for name in ("number", "code"):
            pilot.reach(name, A)
            idle[name] = pilot.idle_garbage()
            pilot.reach("menu", B)
            pilot.tap(DOWN)
        for key in (UP,) * 6:
            pilot.tap(key)
        pilot.reach("race", A)
        idle["race"] = pilot.idle_garbage()
        pilot.reach("pause", START)
        idle["pause"] = pilot.idle_garbage()
        pilot.reach("race", START)
        for _ in range(MOVES):
            if pilot.aim():
                moves.append(pilot.garbage_of(f"d{A} w20 u{A} w{MOVE_PASSES}"))
        while pilot.aim():
            pilot.tap(A)
        idle[pilot.name] = pilot.idle_garbage()
