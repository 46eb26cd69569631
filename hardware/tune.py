# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The tune that all effects are cut from: five notes, made for a volume.

It is unsigned bytes, as the DAC takes them without a copy. Every note begins and ends
at the middle value, 128, where the DAC rests: no clicks. A run is three notes; all have
one length, since the firmware keeps a buffer as long as what it played last, and would
take more heap for a longer one (its audio_dma.c).
"""

NOTE = 64
"""Samples of a note."""


def write(record, level: int):
    """Fill a buffer with the tune for a volume of 1 to 3.

    The notes are triangle waves that come up fast and fade; a step is how far a sample
    goes on a wave of 256, so their pitches are as 4 to 5 to 6. The highest wave comes
    to 113 of 127.
    """
    height = b"\0\3\7\x10"[level]
    at = 0
    for step in b"\x40\x50\x60\x50\x40":
        place = 64
        for left in range(NOTE - 1, -1, -1):
            value = (abs(place - 128) - 64) * min(8 * (NOTE - 1 - left), left)
            record[at] = 128 + value * height // 496
            place = (place + step) & 255
            at += 1
