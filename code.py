# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Speed starts here: open the board's hardware, run the first scene."""

import gc
import os

from scenes.director import Director, forget

gc.collect()  # this order needs the smallest heap: docs/badge.md, Start-up

from hardware import start

start.tell()
is_restarted = start.is_restarted()
screen = start.screen()
try:
    director = Director(screen, *start.open_rest())
    for name in start.used_up():
        forget(name)
    del start
    director.run(is_restarted, os.getenv)
finally:
    screen.close()
