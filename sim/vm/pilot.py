# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Plays the game inside MicroPython: presses keys and reads the heap.

A plan is a generator; each step of it is one pass of the game's loop. Between
``gc.disable`` and the reading after it a plan must take no heap itself: no calls with
new tuples, no generators made, no strings.
"""

import gc

import bot
import virtual

IDLE_PASSES = 1000
MOVE_PASSES = 200
"""Passes in which a move's picture has come to rest: a second."""


def rounds(count):
    """Play races and report the live heap at each return to the menu."""
    yield from bot.reach("menu", bot.A)
    report_menu(0)
    for number in range(count):
        yield from bot.start(number)
        yield from bot.race()
        yield from bot.reach("menu", bot.B)
        report_menu(number + 1)


def tour(count):
    """The same in a program whose scenes follow each other at every press of A."""
    yield from bot.reach("menu", bot.A)
    report_menu(0)
    for number in range(count):
        yield from bot.reach("result", bot.A)
        yield from bot.reach("menu", bot.A)
        report_menu(number + 1)


def report_menu(number):
    """Print the live heap in the menu after so many rounds."""
    print("@ menu", number, virtual.live_bytes())


def garbage(moves):
    """Report the garbage of each idle scene, and of some race moves."""
    yield from bot.reach("title", bot.A)
    yield from idle()
    yield from bot.reach("menu", bot.A)
    yield from idle()
    yield from bot.start(0)
    yield from idle()
    yield from bot.reach("pause", bot.START)
    yield from idle()
    yield from bot.reach("race", bot.START)
    yield from drive(moves)
    yield from bot.race()
    yield from idle()


def idle():
    """Stand still for some passes and report the garbage that came up."""
    name = bot.scene_name()
    gc.collect()
    gc.disable()
    before = gc.mem_alloc()
    for _ in range(IDLE_PASSES):
        yield
    left = gc.mem_alloc() - before
    gc.enable()
    print("@ idle", name, left)


def drive(count):
    """Make some moves and report the garbage of each, from the press of A on."""
    for _ in range(count):
        if not (yield from bot.aim()):
            return
        gc.collect()
        gc.disable()
        before = gc.mem_alloc()
        virtual.key(bot.A, True)
        for _ in range(MOVE_PASSES // 2):
            yield
        virtual.key(bot.A, False)
        for _ in range(MOVE_PASSES // 2):
            yield
        left = gc.mem_alloc() - before
        gc.enable()
        print("@ move", left)
