# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""A record is read as it was written, or not at all."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hardware.store import DAMAGED, NOTHING, Store

PAYLOAD = b"\x01\x00\xff\x07"


def memory_with(payload=PAYLOAD, place=Store.SETTINGS):
    """Return memory that holds one record."""
    memory = bytearray(b"\xff" * 256)
    assert Store(memory).write(place, payload)
    return memory


@pytest.mark.parametrize("place", [Store.SETTINGS, Store.TALLY, Store.HAND_OVER])
@given(payload=st.binary(max_size=57))
def test_what_was_written_is_read_again(place, payload):
    store = Store(memory_with(payload, place))
    assert store.read(place) == payload
    assert store.fault == NOTHING


@pytest.mark.parametrize("blank", [b"\xff", b"\x00"])
def test_memory_that_was_never_written_holds_nothing_and_is_not_damaged(blank):
    store = Store(bytearray(blank * 256))
    assert store.read(Store.SETTINGS) is None
    assert store.fault == NOTHING


@pytest.mark.parametrize("place", range(len(PAYLOAD) + 7))
def test_every_change_of_one_byte_is_seen(place):
    memory = memory_with()
    for change in range(1, 256):
        memory[place] ^= change
        store = Store(memory)
        assert (store.read(Store.SETTINGS), store.fault) == (None, DAMAGED)
        memory[place] ^= change


def test_a_version_from_the_future_is_not_read():
    memory = memory_with()
    memory[2] += 1
    store = Store(memory)
    assert (store.read(Store.SETTINGS), store.fault) == (None, DAMAGED)


@pytest.mark.parametrize("length", range(1, len(PAYLOAD) + 7))
def test_memory_cut_short_is_not_read(length):
    store = Store(memory_with()[:length])
    assert (store.read(Store.SETTINGS), store.fault) == (None, DAMAGED)


@pytest.mark.parametrize("memory", [None, b"", bytearray(10)])
def test_without_room_nothing_is_kept(memory):
    store = Store(memory)
    assert not store.write(Store.SETTINGS, PAYLOAD)
    assert not store.read(Store.SETTINGS)


@pytest.mark.parametrize(
    ("place", "behind"),
    [(Store.SETTINGS, Store.TALLY), (Store.TALLY, Store.HAND_OVER)],
)
def test_a_record_never_reaches_into_the_next(place, behind):
    memory = memory_with(b"here", behind)
    assert Store(memory).write(place, bytes(57))
    assert not Store(memory).write(place, bytes(58))
    assert Store(memory).read(behind) == b"here"


def test_an_equal_record_is_not_written_again():
    class Flash(bytearray):
        writes = 0

        def __setitem__(self, part, record):
            self.writes += 1
            super().__setitem__(part, record)

    flash = Flash(b"\xff" * 64)
    for payload in (PAYLOAD, PAYLOAD, b"other", b"other"):
        Store(flash).write(Store.SETTINGS, payload)
    assert flash.writes == 2
