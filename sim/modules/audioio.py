# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Stand-in for ``audioio``: puts on record what the loudspeaker plays.

Only what the amplifier lets through counts: SPEAKER_ENABLE must be high. Left out:
loops, pauses, a second channel, and ``playing``, which the firmware of a SAMD51 leaves
true for a sample that has ended. Stricter than the badge: what is played begins and
ends at the value of rest, or it would click.
"""

import audiocore as _audiocore
import microcontroller as _microcontroller

from sim import machine as _machines

_PIN = "A0"  # the loudspeaker's; A1 has the chip's other DAC


class AudioOut:
    """The DAC at the loudspeaker."""

    def __init__(self, left_channel, *, quiescent_value=0x8000):
        """Take the pin, and come up to the value of rest, 0 to 65535."""
        if not 0 <= quiescent_value <= 65535:
            raise ValueError("quiescent_value must be 0-65535")
        _microcontroller._claim(left_channel, self)
        self._pin = left_channel
        self._rest = quiescent_value >> 8
        if left_channel._name != _PIN:
            self.deinit()
            raise ValueError(f"Invalid pin {left_channel!r}: the loudspeaker is at A0")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.deinit()

    def deinit(self):
        """Give the pin back; a second time does nothing."""
        if self._pin is not None:
            _microcontroller._let_go(self._pin)
            self._pin = None

    def play(self, sample):
        """Play a sample once; what still sounds gives way."""
        self._need_pin()
        if not isinstance(sample, _audiocore.RawSample):
            raise TypeError(f"a RawSample can be played, not {sample!r}")
        if sample.sample_rate > 1_000_000:
            raise ValueError("Sample rate too high. It must be less than 1000000")
        samples = sample._as_bytes()
        if samples[:1] != samples[-1:] or samples[0] != self._rest:
            raise ValueError(f"it would click: it must begin and end at {self._rest}")
        _machines.current().hear(samples, sample.sample_rate)

    def stop(self):
        """Be silent."""
        self._need_pin()

    def _need_pin(self):
        if self._pin is None:
            raise ValueError("object has been deinitialized and can no longer be used")
