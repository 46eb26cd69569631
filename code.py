# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Speed starts here: choose the board, open its hardware, run the first scene."""

import sys
import time

import board
import supervisor

from boards import profile, seats
from hardware import chance, firmware
from hardware.buttons import Buttons, open_keys
from hardware.clock import Clock
from hardware.screen import Screen
from scenes.director import Director

fault = firmware.complaint(sys.implementation.name, sys.implementation.version)
if fault:
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
try:
    director = Director(screen, buttons, clock, chance.draw, seats(here))
    director.run()
finally:
    screen.close()
