# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Opens what a board may lack: speaker, lights, battery, light sensor.

The game goes on without any of them. The pins' names are the firmware's, the same on
every board of the family. code.py lets go of this module when it has done its work.
"""

from hardware.lights import Lights
from hardware.power import Power
from hardware.speaker import Speaker
from hardware.tune import NOTE

FAULT = (ImportError, AttributeError, ValueError, RuntimeError)
"""No module in the firmware, no pin on the board, a pin in use, no timer left."""


def speaker(board) -> Speaker:
    """Return the board's speaker; a silent one where a part of it fails."""
    try:
        from audiocore import RawSample
        from audioio import AudioOut
        from digitalio import DigitalInOut

        record = memoryview(bytearray([128] * (5 * NOTE)))
        runs = [RawSample(record[at : at + 3 * NOTE]) for at in (0, NOTE, 2 * NOTE)]
        pin = DigitalInOut(board.SPEAKER_ENABLE)
        pin.switch_to_output()
        out = AudioOut(board.SPEAKER)
        out.play(runs[0])  # nothing to be heard, but the firmware makes its buffer
        return Speaker(out, pin, runs, record)
    except FAULT:
        return Speaker(None, None, None, None)


def lights(board) -> Lights:
    """Return the board's lights, which a restart leaves as they were, put out."""
    try:
        from digitalio import DigitalInOut
        from neopixel_write import neopixel_write

        pin = DigitalInOut(board.NEOPIXEL)
        pin.switch_to_output()
        neopixel_write(pin, bytearray(15))
        return Lights(neopixel_write, pin)
    except FAULT:
        return Lights(None, None)


def power(board) -> Power:
    """Return what the board has of display, battery and light sensor."""
    display = board.DISPLAY
    try:
        display.brightness = 1
    except FAULT:
        display = None
    return Power(display, _pin(board, "A6"), _pin(board, "LIGHT"))


def _pin(board, name):
    """Return the analog input at a pin, or None."""
    try:
        from analogio import AnalogIn

        return AnalogIn(getattr(board, name))
    except FAULT:
        return None
