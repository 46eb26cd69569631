# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""A bench for the buttons: the simulator's key scanner, looked at by hand."""

import pytest

from sim import machine as machines
from sim import wiring
from sim.world import stand_ins_first

machines.make_current(machines.Machine("pybadge", 1, 0, bytearray()))
with stand_ins_first():
    import board
    import keypad  # noqa: F401  (hardware.buttons must get this one)

    import boards
    from hardware.buttons import Buttons, open_keys
    from hardware.clock import Clock
    from hardware.stick import Stick
machines.make_current(None)


class Lever:
    """An analog input that stands where the test puts it."""

    def __init__(self, value):
        """Stand at a reading, 0 to 65535."""
        self.value = value


class Bench:
    """A machine whose keys and time a test sets; the buttons read by our own code."""

    def __init__(self, held=(), ticks_at_start=0, has_stick=False, across=32000):
        """Power on while some keys are held."""
        self.machine = machines.Machine("pybadge", 1, ticks_at_start, bytearray())
        machines.make_current(self.machine)
        self.machine.down = set(held)
        profile = boards.profile("pybadge")
        self.clock = Clock(self.machine.ticks_ms, None)
        self.keys = open_keys(board, profile)
        self.across, self.along = Lever(across), Lever(33000)
        stick = Stick(self.across, self.along) if has_stick else None
        self.buttons = Buttons(self.keys, profile.KEYS, self.clock, stick)

    def look(self, at_ms, *down):
        """Let the scanner see these keys down, and no others, at a time."""
        self.machine.down = set(down)
        self.machine.now_us = at_ms * 1000
        self.keys.look(at_ms)

    def steps(self):
        """Return the steps so far as text: time, then +key down and -key up."""
        found = []
        while self.buttons.next_step() is not None:
            found.append(self.text())
        return found

    def text(self):
        """Return the last step as text."""
        step = self.buttons._step
        words = [str(step.at_ms)]
        for number, name in enumerate(boards.BUTTONS):
            words += ["+" + name] * (step.down >> number & 1)
            words += ["-" + name] * (step.up >> number & 1)
        return " ".join(words)

    def held(self):
        """Return the names of the buttons that count as held."""
        mask = self.buttons.held
        return [name for n, name in enumerate(boards.BUTTONS) if mask >> n & 1]


@pytest.fixture
def bench():
    """Make benches; the last one made is the machine that the stand-ins see."""
    yield Bench
    machines.make_current(None)


@pytest.fixture
def all_keys():
    """Return the names of the eight keys."""
    return wiring.KEYS
