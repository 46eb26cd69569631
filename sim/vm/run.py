# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Runs a drive's code.py unmodified inside MicroPython, at the orders of sim/pilot.py.

The pilot starts it in the drive's root, with MICROPYPATH naming the stand-ins, this
folder, the root and Adafruit's libraries. The arguments are the file of the memory that
stays and whether the game has restarted. Two lines say what the heap held before and
after the stand-ins were loaded.
"""

import gc
import sys

import micropython


def tell():
    """Print the bytes in use."""
    gc.collect()
    print("@", gc.mem_alloc())


def run():
    """Load the stand-ins, then let code.py run until it is ordered to end."""
    tell()
    micropython.opt_level(3)  # no line numbers: the stand-ins are to be small
    for name in ("displayio", "bitmaptools", "vectorio", "keypad"):
        __import__(name)
    board = __import__("board")
    for name in ("audioio", "audiocore", "digitalio", "analogio", "neopixel_write"):
        sys.modules[name] = board
    virtual = __import__("virtual")
    sys.modules["time"] = sys.modules["os"] = virtual
    memory = __import__("microcontroller")
    memory.nvm = memory.Memory(sys.argv[1], 8192)
    __import__("supervisor").runtime.run_reason = int(sys.argv[2] != "0")
    micropython.opt_level(0)
    tell()
    __import__("code")


run()
