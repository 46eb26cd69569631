# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Runs a drive's code.py unmodified inside MicroPython, at the orders of sim/pilot.py.

``micropython sim/vm/run.py ROOT LIBS``: ROOT holds code.py, LIBS Adafruit's libraries.
The first line says what the stand-ins took of the heap.
"""

import gc
import os
import sys

import micropython


def run(root, libs):
    """Load the stand-ins, then let code.py run until it is ordered to end."""
    gc.collect()
    empty = gc.mem_alloc()
    here = __file__.rpartition("/")[0]
    sys.path[:] = [here + "/modules", here, root, libs]
    micropython.opt_level(3)  # no line numbers: the stand-ins are to be small
    for name in ("displayio", "fontio", "bitmaptools", "vectorio", "keypad"):
        __import__(name)
    import virtual

    micropython.opt_level(0)
    os.chdir(root)
    sys.modules["time"] = sys.modules["os"] = virtual
    gc.collect()
    print("@", gc.mem_alloc() - empty)
    try:
        __import__("code")
    except SystemExit:
        pass


if __name__ == "__main__":
    run(sys.argv[1], sys.argv[2])
