# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The virtual clock, the chance and the keys of a badge that runs in MicroPython.

Time moves only in ``sleep``; each call is one pass of the game's loop, in which the
pilot may look at the game and press keys. Numbers stay small ints: a badge's clock
takes no heap, so this one must not.
"""

import gc

WRAP = 1 << 29
PASS_S = 0.005
"""The game's usual sleep; telling it by comparison makes no float."""

queue = None
"""The key queue of the running program, once it has made one."""

pilot = None
"""A generator; each step of it is one pass."""

_state = [WRAP - 65000, 1]


def ticks_ms():
    """Return the firmware's counter, which first wraps after 65 seconds."""
    return _state[0]


def sleep(seconds):
    """Let time pass and the pilot act; ends the program when the pilot is done."""
    passed = 5 if seconds == PASS_S else int(seconds * 1000)
    _state[0] = (_state[0] + passed) & (WRAP - 1)
    if pilot is not None:
        try:
            next(pilot)
        except StopIteration:
            raise SystemExit


def urandom(count):
    """Return bytes that are the same in every run: a counter."""
    _state[1] += 1
    return _state[1].to_bytes(count, "big")


def getenv(name, default=None):
    """Return a setting of settings.toml: there is none."""
    return default


def key(number, is_down):
    """Press a key or let it go, now."""
    queue.put(number, is_down, _state[0])


def live_bytes():
    """Return the bytes in use after a collection."""
    gc.collect()
    gc.collect()
    return gc.mem_alloc()
