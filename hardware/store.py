# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Records in the memory that stays when the power goes (``microcontroller.nvm``).

A record is ``SP``, its version, the payload's length in two bytes, the payload, and a
sum of all that in two bytes, high byte first. It is written in one slice and only when
it differs, since flash wears: a page of the SAMD51's lasts some 25,000 times (its
datasheet). Whatever is not such a record to the last bit reads as none.
"""

VERSION = 1
"""The version of all records; one from the future is not read."""
NOTHING = 0
"""``fault`` of a record that was read, or of memory that was never written."""
DAMAGED = 1
"""``fault`` of what is no record of this version, or of memory that is too short."""

_HEAD = 5
_FRAME = _HEAD + 2


class Store:
    """The records of a badge; without memory nothing is kept."""

    SETTINGS = 0
    """Place of the players' choices; 64 bytes are kept for them."""
    TALLY = 64
    """Place of the results counted so far; 64 bytes likewise."""
    HAND_OVER = 128
    """Place of what a restart hands over; all up to the laps is kept for it."""
    LAPS = 4096
    """Place of the best laps; they take the rest, LAP bytes each."""
    LAP = 32
    """Bytes for a lap, record and all."""

    def __init__(self, memory):
        """Take the memory, or None."""
        self._memory = memory or b""
        self.fault = NOTHING
        """What was wrong with the record that was read last."""

    @property
    def size(self) -> int:
        """Bytes of the memory, 0 without any."""
        return len(self._memory)

    def read(self, place: int):
        """Return the payload of the record at a place, or None."""
        memory = self._memory
        end = place + _HEAD
        head = memory[place:end] if end <= len(memory) else b""
        self.fault = NOTHING
        if head == b"\xff" * _HEAD or head == bytes(_HEAD):
            return None
        self.fault = DAMAGED
        if len(head) < _HEAD:
            return None
        length = head[3] << 8 | head[4]
        if place + length + _FRAME > len(memory):
            return None
        payload = memory[place + _HEAD : place + _HEAD + length]
        if memory[place : place + length + _FRAME] != _record(payload):
            return None
        self.fault = NOTHING
        return payload

    def write(self, place: int, payload: bytes) -> bool:
        """Keep a payload at a place; return False when it does not fit there."""
        memory = self._memory
        record = _record(payload)
        end = place + len(record)
        if end > min(len(memory), self._end(place)):
            return False
        if memory[place:end] != record:
            memory[place:end] = record  # type: ignore[index]
        return True

    def _end(self, place):
        """Return where the room for a record at a place ends."""
        if place >= self.LAPS:
            return place + self.LAP
        return self.LAPS if place >= self.HAND_OVER else place + 64


def _record(payload):
    record = b"SP" + bytes((VERSION, len(payload) >> 8, len(payload) & 255)) + payload
    total = 1
    for byte in record:  # 31 is odd, so every change of one byte changes the sum
        total = (total * 31 + byte) & 0xFFFF
    return record + bytes((total >> 8, total & 255))
