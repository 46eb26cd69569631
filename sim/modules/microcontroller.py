# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Stand-in for ``microcontroller``: pins, the processor's data, the memory that stays.

Left out: reset and run modes (nothing here could restart), interrupts, the watchdog,
``delay_us``. Stricter than the badge: a slice of ``nvm`` must lie inside it, and what
is written must have exactly its length.
"""

from sim import machine as _machines


class Pin:
    """A pin of the chip; ``board`` has them all, nobody else can make one."""

    def __init__(self):
        """Refuse: pins are part of the hardware."""
        raise TypeError("cannot create 'Pin' instances")

    @classmethod
    def _make(cls, name):
        pin = object.__new__(cls)
        pin._name = name
        return pin

    def __repr__(self):
        return "board." + self._name


def _claim(pin, user):
    """Take a pin for a user; each pin has one user at a time."""
    if not isinstance(pin, Pin):
        raise TypeError(f"pin must be of type Pin, not {type(pin).__name__}")
    in_use = _machines.current().pins_in_use
    if pin._name in in_use or pin._name == "TFT_LITE":
        raise ValueError(f"{pin._name} in use")
    in_use[pin._name] = user


def _let_go(pin):
    """Give a pin back."""
    _machines.current().pins_in_use.pop(pin._name, None)


class Processor:
    """The chip's own data; a SAMD51 at 120 MHz and room temperature."""

    frequency = 120_000_000
    temperature = 25.0
    voltage = 3.3
    uid = bytes(16)


class _Memory:
    """The 8 KiB that stay when the power goes; erased bytes are 255."""

    def __len__(self):
        return len(_machines.current().nvm)

    def __getitem__(self, index):
        found = _machines.current().nvm[self._checked(index)]
        return bytes(found) if isinstance(index, slice) else found

    def __setitem__(self, index, value):
        machine = _machines.current()
        index = self._checked(index)
        if not isinstance(index, slice):
            index, value = slice(index, index + 1), bytes([value])
        count = index.stop - index.start
        if len(value) != count:
            raise ValueError(f"slice of {count} bytes, but {len(value)} bytes to write")
        machine.nvm[index] = value
        machine.stats.note_save(machine.now_ms, index.start, count)

    def _checked(self, index):
        size = len(self)
        if not isinstance(index, slice):
            if not -size <= index < size:
                raise IndexError("index out of range")
            return index % size
        if index.step not in (None, 1):
            raise NotImplementedError("only slices with step=1 are supported")
        start = 0 if index.start is None else index.start
        stop = size if index.stop is None else index.stop
        if not 0 <= start <= stop <= size:
            raise IndexError(f"{start}:{stop} lies outside the {size} bytes")
        return slice(start, stop)


cpu = Processor()
"""The chip's own data."""

nvm = _Memory()
"""The memory that stays when the power goes."""
