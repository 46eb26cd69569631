# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""A PyBadge's pins and its display, which counts refreshes and draws nothing.

It also stands for audioio, audiocore, digitalio, analogio and neopixel_write
(sim/vm/run.py): what is native on a badge should cost little here.
"""

board_id = "pybadge"
BUTTON_CLOCK = BUTTON_OUT = BUTTON_LATCH = None
SPEAKER = SPEAKER_ENABLE = NEOPIXEL = LIGHT = A6 = None


class DISPLAY:
    """The display: the class itself serves as the object."""

    width = 160
    height = 128
    auto_refresh = True
    brightness = 1
    root_group = None
    sent = 0
    """How many refreshes there were."""

    def refresh():
        """Count; nothing is drawn."""
        DISPLAY.sent += 1
        return True


class AudioOut:
    """Any part at a pin; as a DAC it keeps a buffer as long as what it played last."""

    value = 38000
    sample_rate = 8000

    def __init__(self, buffer):
        self.buffer = buffer

    def play(self, record):
        """Make a buffer, unless there is one of that length."""
        size = len(record.buffer)
        if not self.buffer or len(self.buffer) != size:
            self.buffer = bytearray(size)

    def switch_to_output(self):
        """Do nothing; so does the call that sends colours to the lights."""


RawSample = DigitalInOut = AnalogIn = AudioOut


def neopixel_write(pin, buffer):
    """Send nothing to the lights."""
