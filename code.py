# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Speed starts here: choose the board, open its hardware, run the first scene."""

import gc
import os
import sys
import time

import board
import microcontroller
import supervisor

from scenes.director import Director, forget

gc.collect()  # this order needs the smallest heap: docs/badge.md, Start-up

from boards import profile, seats
from hardware import chance, firmware, fit, heap
from hardware.buttons import Buttons, open_keys
from hardware.clock import Clock
from hardware.screen import Screen
from hardware.store import Store

is_restarted = supervisor.runtime.run_reason == supervisor.RunReason.SUPERVISOR_RELOAD
fault = firmware.complaint(sys.implementation.name, sys.implementation.version)
if fault and not is_restarted:
    print(fault)
    time.sleep(firmware.READING_S)  # then the title covers the console

here = profile(board.board_id)
clock = Clock(supervisor.ticks_ms, time.sleep)
stick = None
if here.STICK:
    from hardware.stick import open_stick

    stick = open_stick(board, here)
buttons = Buttons(open_keys(board, here), here.KEYS, clock, stick)
screen = Screen(board.DISPLAY)
store = Store(microcontroller.nvm)
restart = supervisor.reload if heap.is_small() else None
gc.collect()  # else what stays lies scattered behind what compiling has left
try:
    director = Director(
        screen,
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
    for name in ("fit", "tune", "firmware", "heap"):
        forget("hardware." + name)
    forget(here.__name__)
    forget("boards")
    del firmware, fit, heap, here, open_keys, profile, seats
    director.run(is_restarted, os.getenv)
finally:
    screen.close()
