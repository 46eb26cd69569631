# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The best laps in the badge's memory: one a track, found again, never a crash."""

import pytest

from engine.codes import code_bytes, track_code
from engine.race.race import LOST_AT_REST
from engine.race.tape import plies_of, taped
from hardware.store import Store
from scenes.best_laps import find, keep

SIZE = 8192
PLACES = (SIZE - Store.LAPS) // Store.LAP


def code(number):
    """Return the bytes of a track's code."""
    return code_bytes(track_code(0, number))


def best(store, number, par=7):
    """Return what is kept as the best lap on a track."""
    return find(store, code(number), par)


def tape(number, turns):
    """Return a lap of so many turns on a track."""
    return taped(code(number), bytes((2, LOST_AT_REST)) * turns)


@pytest.fixture
def store():
    """The store of a badge that was never used."""
    return Store(bytearray(b"\xff" * SIZE))


def test_a_track_without_a_lap_has_none(store):
    assert best(store, 1) == b""


def test_a_lap_is_found_by_its_track(store):
    assert keep(store, tape(1, 12), b"")
    assert keep(store, tape(2, 9), b"")
    assert plies_of(best(store, 1)) == 24
    assert plies_of(best(store, 2)) == 18


@pytest.mark.parametrize("turns, is_best", [(11, True), (12, False), (13, False)])
def test_only_a_better_lap_takes_the_place_of_another(store, turns, is_best):
    keep(store, tape(1, 12), b"")
    assert keep(store, tape(1, turns), best(store, 1)) == is_best
    assert best(store, 1) == tape(1, min(turns, 12))


def test_it_takes_no_more_than_its_place(store):
    memory = store._memory
    before = bytes(memory[: Store.LAPS])
    keep(store, tape(1, 12), b"")
    assert memory[: Store.LAPS] == before
    assert memory[Store.LAPS + Store.LAP :] == b"\xff" * (SIZE - Store.LAPS - Store.LAP)


def test_a_lap_of_38_turns_has_room_and_a_longer_one_is_not_kept(store):
    assert keep(store, tape(1, 38), b"")
    assert best(store, 1)
    assert keep(store, tape(2, 39), b"")
    assert best(store, 2) == b""


def test_as_many_tracks_as_there_is_room_for_are_kept_and_then_one_makes_way(store):
    for number in range(PLACES):
        keep(store, tape(number, 10), b"")
    assert all(best(store, number) for number in range(PLACES))
    keep(store, tape(PLACES + 5, 10), b"")
    assert best(store, PLACES + 5)
    gone = [number for number in range(PLACES) if not best(store, number)]
    assert gone == [5]


@pytest.mark.parametrize("size", [0, 64, 256, Store.LAPS, Store.LAPS + Store.LAP - 1])
def test_a_short_memory_keeps_none_and_says_that_the_lap_is_the_best(size):
    store = Store(bytearray(size))
    assert keep(store, tape(1, 12), b"")
    assert best(store, 1) == b""


@pytest.mark.parametrize("place", range(Store.LAP))
def test_any_damaged_byte_loses_that_lap_only(store, place):
    keep(store, tape(1, 38), b"")
    keep(store, tape(2, 12), b"")
    store._memory[Store.LAPS + place] ^= 64
    assert best(store, 1) == b""
    assert best(store, 2) == tape(2, 12)
    assert keep(store, tape(1, 30), b"")
    assert best(store, 1) == tape(1, 30)


@pytest.mark.parametrize("par, is_lap", [(11, True), (12, True), (13, False)])
def test_what_is_shorter_than_par_is_no_lap(store, par, is_lap):
    keep(store, tape(1, 12), b"")
    assert bool(best(store, 1, par)) == is_lap


@pytest.mark.parametrize("more", [b"", b"\0", b"\0\0", b"\100\50", b"\377\377"])
def test_what_is_no_lap_at_all_is_none(store, more):
    store.write(Store.LAPS, code(1) + more)
    assert best(store, 1) == b""


def test_what_a_restart_hands_over_never_reaches_the_laps(store):
    room = Store.LAPS - Store.HAND_OVER - 7
    assert store.write(Store.HAND_OVER, bytes(room))
    assert not store.write(Store.HAND_OVER, bytes(room + 1))
