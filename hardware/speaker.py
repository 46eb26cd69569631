# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The loudspeaker: short effects from one tune of five notes (hardware/tune.py).

An effect is a run of three notes at a rate of its own, so that high ones are short and
low ones long. To play is one call, which takes no heap and waits for nothing; what
still sounds gives way.
"""

import sys


class Speaker:
    """Plays effects at a volume, ``level``, of 0 (off) to 3; it may be missing.

    An effect is its rate, in 100 samples a second, and the first note of its run: from
    0 it rises, from 2 it falls. Of two at once the smaller number is to be heard. No
    two rates are equal.
    """

    TICK = 80 << 2 | 1
    """The effect of a figure of a count-down."""
    FLIP = 70 << 2
    """Cards turn, or play begins."""
    MOVE = 50 << 2 | 1
    """A car moves, or a card lands."""
    CALL = 40 << 2
    """Somebody has nothing to play."""
    LAP = 28 << 2
    """The lap is done; also a draw."""
    SHAKE = 20 << 2 | 1
    """What was asked for is not allowed."""
    LOST = 16 << 2 | 2
    """A turn is lost, or a card beaten, or all against the computer."""
    WINS = 14 << 2
    """Somebody has won."""

    def __init__(self, out, pin, runs, record):
        """Take an AudioOut, the amplifier's pin, and the tune with its three runs.

        Without an AudioOut nothing else is needed. Silent until the volume is set.
        """
        self.out = out
        self.pin = pin
        self.runs = runs
        self.record = record
        self.level = 0
        self.last = 0
        """The volume that the tune is made for: the last one that was not silence."""

    def close(self):
        """Let go of the tune and of all that plays it, for good."""
        self.out = self.runs = self.record = None

    def change(self, level: int):
        """Set the volume; the amplifier is on only while there is one."""
        self.level = level
        level = level or self.last or 1  # also for silence: later there is no heap
        if level != self.last:
            self.last = level
            if self.out:
                import hardware.tune

                hardware.tune.write(self.record, level)
                del sys.modules["hardware.tune"], hardware.tune  # its heap is needed
        if self.out:
            self.pin.value = self.level > 0

    def play(self, sound: int):
        """Play an effect; a firmware that cannot is not asked again."""
        if self.level and self.out:
            run = self.runs[sound & 3]
            run.sample_rate = (sound >> 2) * 100
            try:
                self.out.play(run)
            except RuntimeError:  # no channel to send it by
                self.out = None
