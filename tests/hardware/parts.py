# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Parts of a board as a test sees them: they keep what the game did with them."""

from hardware.speaker import Speaker
from hardware.tune import NOTE


class Pin:
    """An output, or an analog input, that stands where it is put."""

    def __init__(self, value=False):
        """Stand at a value."""
        self.value = value


class Sample:
    """A buffer and its rate, as audiocore.RawSample has them."""

    def __init__(self, buffer):
        """Take the buffer, at the firmware's own rate."""
        self.buffer = buffer
        self.sample_rate = 8000


class Out:
    """A DAC: what it has played, as (rate, samples), newest last."""

    def __init__(self):
        """Start silent."""
        self.played = []

    def play(self, sample):
        """Note what is played."""
        self.played.append((sample.sample_rate, bytes(sample.buffer)))


class Display:
    """Something with a brightness; how often it was set is counted."""

    def __init__(self):
        """Start at full brightness."""
        self.settings = []

    @property
    def brightness(self):
        """The brightness that was set last."""
        return self.settings[-1] if self.settings else 1

    @brightness.setter
    def brightness(self, brightness):
        self.settings.append(brightness)


EFFECTS = {name: value for name, value in vars(Speaker).items() if name.isupper()}
"""The loudspeaker's effects by name."""


def speaker_with(out, volume=1) -> Speaker:
    """Return a loudspeaker at a volume, its tune made of the game's own parts."""
    record = memoryview(bytearray([128] * (5 * NOTE)))
    runs = [Sample(record[at : at + 3 * NOTE]) for at in (0, NOTE, 2 * NOTE)]
    speaker = Speaker(out, Pin(), runs, record)
    speaker.change(volume)
    return speaker
