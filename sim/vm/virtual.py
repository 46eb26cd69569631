# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The clock, the chance and the keys of a badge in MicroPython, at a pilot's orders.

Time moves only in ``sleep``; each call is one pass of the game's loop. When there are
no orders left it prints a line that begins with "?" and reads orders from standard
input, a letter and a number each: d1 key 1 down, u1 up, w30 thirty passes go by, l0
collect and print the live heap, g0 count garbage from here on, h0 print it, q0 end.
sim/pilot.py is at the other end. Whatever this keeps would count as the game's.
"""

import gc
import sys

import board
import micropython
from tell import tell

WRAP = 1 << 29
PASS_S = 0.005
"""The game's usual sleep; telling it by comparison makes no float."""

keys = None
"""The key queue of the running program, once it has made one."""

getenv = {}.get  # nothing of settings.toml

_orders = []
_state = [WRAP - 65000, 1, 0, 0]  # ticks, chance, passes to go, heap at g0


def ticks_ms():
    """Return the firmware's counter, which first wraps after 65 seconds."""
    return _state[0]


def reload():
    """Have the pilot start the interpreter anew; say how many names there were."""
    micropython.qstr_info()
    print("!")
    raise SystemExit


def urandom(count):
    """Return bytes that are the same in every run: a counter."""
    _state[1] += 1
    return _state[1].to_bytes(count, "big")


def sleep(seconds):
    """Let a pass go by."""
    step = 5 if seconds == PASS_S else int(seconds * 1000)
    _state[0] = (_state[0] + step) & (WRAP - 1)
    while not _state[2]:
        if not _orders:
            _ask()
        _obey(_orders.pop(0))
    _state[2] -= 1


def _ask():
    director = getattr(sys.modules.get("code"), "director", None)
    name = getattr(director, "name", "-")
    print("?", name, board.DISPLAY.sent)
    tell(name, director)
    print("?")
    # all numbers are ready before the first order: obeying takes no heap
    for word in sys.stdin.readline().split():
        _orders.append(ord(word[0]) << 16 | int(word[1:]))


def _obey(order):
    kind = order >> 16
    order &= 0xFFFF
    if kind == 119:  # w
        _state[2] = order
    elif kind == 100 or kind == 117:  # d, u
        keys.push(order, kind == 100, _state[0])
    elif kind == 103:  # g
        gc.collect()
        gc.disable()
        _state[3] = gc.mem_alloc()
    elif kind == 104:  # h
        order = gc.mem_alloc() - _state[3]
        gc.enable()
        print("@", order)
    elif kind == 108:  # l
        gc.collect()
        gc.collect()
        print("@", gc.mem_alloc())
    else:
        raise SystemExit
