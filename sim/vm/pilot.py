# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Plays the game inside MicroPython: presses keys and reads the heap.

A plan is a generator; each step of it is one pass of the game's loop. Between
``gc.disable`` and the reading after it a plan must take no heap itself: no calls with
new tuples, no generators made, no strings.
"""

import gc
import sys

import virtual

B, A, START, SELECT, RIGHT, DOWN, UP, LEFT = range(8)

SETTLED = 30
"""Passes without a refresh after which a picture counts as standing still."""

PATIENCE = 4000
"""Passes to wait for a scene before something must be wrong."""

IDLE_PASSES = 1000


def rounds(count):
    """Play rounds and report the live heap at each return to the menu."""
    yield from reach("menu", A)
    report_menu(0)
    for number in range(count):
        yield from play_round(number)
        yield from reach("menu", B)
        report_menu(number + 1)


def report_menu(number):
    """Print the live heap in the menu after so many rounds."""
    print("@ menu", number, virtual.live_bytes())


def play_round(number):
    """Go from the menu through one race to its result."""
    yield from reach("race", A)
    yield from reach("result", A)


def scene_name():
    """Return the name of what the players see, "" before there is anything."""
    director = getattr(sys.modules.get("code"), "director", None)
    return getattr(director, "name", "")


def reach(name, key):
    """Press a key now and then until a scene of that name is on the screen."""
    for _ in range(PATIENCE // SETTLED):
        if scene_name() == name:
            yield from settle()
            return
        yield from settle()
        if scene_name() != name:
            yield from tap(key)
    raise RuntimeError("no way from " + scene_name() + " to " + name)


def settle():
    """Wait until the picture stands still."""
    display = sys.modules["board"].DISPLAY
    still = 0
    while still < SETTLED:
        before = display.refreshes
        yield
        still = still + 1 if display.refreshes == before else 0


def tap(key):
    """Press a key and let it go, a pass later."""
    virtual.key(key, True)
    yield
    yield
    virtual.key(key, False)
    yield


def idle(count):
    """Stand still for some passes and report the garbage that came up."""
    name = scene_name()
    gc.collect()
    gc.disable()
    before = gc.mem_alloc()
    for _ in range(count):
        yield
    garbage = gc.mem_alloc() - before
    gc.enable()
    print("@ idle", name, garbage)
