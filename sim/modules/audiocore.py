# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Stand-in for ``audiocore``: samples in memory.

Left out: WaveFile, and samples in two halves. Stricter than the badge: one channel of
unsigned values, which the DAC takes as they are; signed ones would be copied at each
play.
"""


class RawSample:
    """A buffer of samples and the rate at which they are played."""

    def __init__(self, buffer, *, channel_count=1, sample_rate=8000):
        """Take a bytearray or a memoryview of one, or an array of 16-bit values."""
        view = memoryview(buffer)
        if view.format not in ("B", "H"):
            raise ValueError(f"samples must be unsigned, B or H, not {view.format}")
        if not len(view):
            raise ValueError("there must be at least one sample")
        if channel_count != 1:
            raise ValueError(f"there is one loudspeaker, not {channel_count}")
        self._view = view
        self.sample_rate = sample_rate

    @property
    def sample_rate(self):
        """Samples a second; a sound that is being played keeps its own."""
        return self._rate

    @sample_rate.setter
    def sample_rate(self, rate):
        if not isinstance(rate, int) or rate < 1:
            raise ValueError(f"sample_rate must be an int of at least 1, not {rate!r}")
        self._rate = rate

    def _as_bytes(self):
        """Return the samples as unsigned bytes, as far as 8 bits tell."""
        if self._view.format == "B":
            return bytes(self._view)
        return bytes([value >> 8 for value in self._view])
