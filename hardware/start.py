# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Opens the hardware of a board; code.py lets go of this module afterwards."""

import gc
import sys
import time

import board
import microcontroller
import supervisor

from boards import profile, seats
from hardware import chance, firmware, fit, heap
from hardware.buttons import Buttons, open_keys
from hardware.clock import Clock
from hardware.screen import Screen
from hardware.store import Store


def is_restarted() -> bool:
    """Return whether the game has begun anew by itself, not by power or reset."""
    reload = supervisor.RunReason.SUPERVISOR_RELOAD
    return supervisor.runtime.run_reason == reload


def tell():
    """Say what is wrong with the firmware, if something is, and let it be read."""
    fault = firmware.complaint(sys.implementation.name, sys.implementation.version)
    if fault and not is_restarted():
        print(fault)
        time.sleep(firmware.READING_S)  # then the title covers the console


def screen() -> Screen:
    """Return the screen; whoever has it gives it back to the console at the end."""
    return Screen(board.DISPLAY)


def open_rest() -> tuple:
    """Return what the director takes beside the screen (scenes/director.py)."""
    here = profile(board.board_id)
    clock = Clock(supervisor.ticks_ms, time.sleep)
    stick = None
    if here.STICK:
        from hardware.stick import open_stick

        stick = open_stick(board, here)
    buttons = Buttons(open_keys(board, here), here.KEYS, clock, stick)
    store = Store(microcontroller.nvm)
    restart = supervisor.reload if heap.is_small() else None
    gc.collect()  # else what stays lies scattered behind what compiling has left
    return (
        buttons,
        clock,
        chance.draw,
        seats(here),
        store,
        restart,
        fit.speaker(board),
        fit.lights(board),
        fit.power(board),
    )


def used_up() -> list:
    """Return the modules that nothing needs any more."""
    names = ["start", "fit", "tune", "firmware", "heap"]
    names = ["hardware.%s" % name for name in names]
    return names + [profile(board.board_id).__name__, "boards"]
