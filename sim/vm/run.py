# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Runs a drive's code.py unmodified inside MicroPython and reports its heap.

``micropython sim/vm/run.py ROOT LIBS PLAN ROUNDS`` prints lines that begin with "@":
a name and numbers. ROOT holds code.py, LIBS Adafruit's libraries. The plan is a
function of pilot.py. sim/heap.py starts this and judges the lines.
"""

import gc
import os
import sys

import micropython


def run(root, libs, plan, rounds):
    """Load the stand-ins, then let code.py run until the pilot has done its rounds."""
    gc.collect()
    empty = gc.mem_alloc()
    here = __file__.rpartition("/")[0]
    sys.path[:] = [here + "/modules", here, root, libs]
    micropython.opt_level(3)  # no line numbers: the stand-ins are to be small
    import board
    import displayio
    import fontio
    import keypad
    import pilot
    import supervisor
    import virtual

    for module in (board, displayio, fontio, keypad, supervisor):
        sys.modules[module.__name__] = module
    os.chdir(root)
    sys.modules["time"] = sys.modules["os"] = virtual
    virtual.pilot = getattr(pilot, plan)(rounds)
    micropython.opt_level(0)
    print("@ stand_ins", virtual.live_bytes() - empty)
    try:
        __import__("code")
    except SystemExit:
        pass
    print("@ done")


if __name__ == "__main__":
    run(sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4]))
