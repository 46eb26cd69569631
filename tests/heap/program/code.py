# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""A small program that keeps nothing: title, menu, race, result, menu and so on."""

import time

import board
import keypad
import supervisor

AFTER = {"title": "menu", "menu": "race", "race": "result", "result": "menu"}

KEPT = []
"""What this program forgets to let go of: nothing."""


class Director:
    """Goes on to the next scene at each press of A or B."""

    def __init__(self):
        self.name = "title"
        self.whole = False
        self.keys = keypad.ShiftRegisterKeys(
            clock=board.BUTTON_CLOCK,
            data=board.BUTTON_OUT,
            latch=board.BUTTON_LATCH,
            key_count=8,
            value_when_pressed=True,
        )
        self.event = keypad.Event()

    def run(self):
        """Run for ever."""
        board.DISPLAY.auto_refresh = False
        while True:
            while self.keys.events.get_into(self.event):
                if self.event.pressed:
                    self.name = AFTER[self.name]
                    board.DISPLAY.refresh()
                    self.change(self.name)
            supervisor.ticks_ms()
            time.sleep(0.005)

    def change(self, name):
        """Take some heap as a scene does."""
        self.picture = bytearray(1000)


director = Director()
director.run()
