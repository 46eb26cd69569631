# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""engine/race/tape.py: a race is the same again from about 30 bytes, or is refused."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.codes import code_bytes, track_code
from engine.race.driver import choose
from engine.race.race import AGREED, LOST, RESIGN, Race
from engine.race.tape import plies_of, replay, taped
from engine.rng import Rng
from tests.engine.race.races_at import NOWHERE, searched, somewhere

CODE = code_bytes(track_code(1, 77))
numbers = st.integers(0, 11)
seeds = st.integers(0, 10_000)


def log_of(race):
    """Return the log of a race so far."""
    return bytes(race.log[: race.plies])


def played(number, seed, is_alone=False):
    """Return a whole race between drivers of their shortest laps, or of one alone."""
    turns_left = searched(number)
    race, rng = Race(turns_left.track), Rng(seed)
    if is_alone:
        race.place((turns_left.track.blue, 0, 0), (NOWHERE, 0, 0), 0)
    while race.turn is not None:
        race.push(choose(race, turns_left, rng))
    return race


def again(race, tape):
    """Return whether a tape could be played from the start of a race, and that race."""
    other = Race(race.track)
    return replay(other, tape), other


@given(numbers, seeds, st.integers(0, 80))
def test_a_race_somewhere_on_its_way_is_the_same_again(number, seed, plies):
    race = somewhere(number, seed, plies)
    tape = taped(CODE, log_of(race))
    could, other = again(race, tape)
    assert could
    assert (plies_of(tape), log_of(other)) == (race.plies, log_of(race))


@pytest.mark.parametrize("end", [RESIGN, AGREED])
@given(number=numbers, seed=seeds, plies=st.integers(0, 40))
def test_a_race_that_was_broken_off_ends_as_it_did(end, number, seed, plies):
    race = somewhere(number, seed, plies)
    (race.resign if end == RESIGN else race.agree_draw)()
    could, other = again(race, taped(CODE, log_of(race)))
    assert could
    assert (other.result, log_of(other)) == (race.result, log_of(race))


def test_a_lost_turn_takes_no_room():
    race = played(2, 5, is_alone=True)
    moves = log_of(race)[::2]
    assert all(entry & 31 == LOST + 1 for entry in log_of(race)[1::2])
    assert len(taped(CODE, log_of(race))) == 6 + (len(moves) + 1) // 2


def test_a_whole_race_takes_about_thirty_bytes():
    sizes = [len(taped(CODE, log_of(played(number, 1)))) for number in range(30)]
    assert max(sizes) <= 30
    assert len(set(sizes)) > 3


def test_its_first_bytes_are_the_code_of_the_track():
    assert taped(CODE, b"")[:4] == CODE


@given(numbers, seeds, st.data())
def test_a_damaged_tape_never_breaks_the_rules(number, seed, data):
    race = played(number, seed)
    tape = bytearray(taped(CODE, log_of(race)))
    place = data.draw(st.integers(4, len(tape) - 1))
    tape[place] ^= data.draw(st.integers(1, 255))
    _, other = again(race, bytes(tape))
    check = Race(race.track)
    for entry in log_of(other):
        move = entry & 31
        if move < LOST:
            assert move in check.legal_moves()
        elif move < RESIGN:
            assert not check.legal_moves()
        else:
            break
        check.push(move)


def test_what_cannot_be_driven_is_refused_where_it_goes_wrong():
    race = somewhere(3, 8, 6)
    tape = bytearray(taped(CODE, log_of(race)))
    start = Race(race.track)
    start.push(race.log[0] & 31)
    wrong = next(move for move in range(16) if move not in start.legal_moves())
    tape[6] = tape[6] & 240 | wrong
    could, other = again(race, bytes(tape))
    assert (could, other.plies) == (False, 1)


def test_a_tape_cut_short_is_refused():
    race = played(4, 2)
    tape = taped(CODE, log_of(race))
    assert not again(race, tape[:-2])[0]


@pytest.mark.parametrize("length", range(6))
def test_a_tape_without_its_whole_head_is_refused(length):
    race = somewhere(3, 8, 6)
    could, other = again(race, taped(CODE, log_of(race))[:length])
    assert (could, other.plies) == (False, 0)


def test_more_plies_than_the_race_has_are_refused():
    race = played(4, 2)
    tape = bytearray(taped(CODE, log_of(race)))
    tape[5] += 2
    assert not again(race, bytes(tape + b"\0\0"))[0]


def test_the_races_of_these_tests_have_lost_turns_in_them():
    races = [somewhere(number, number, 80) for number in range(12)]
    assert any(entry & 31 == LOST for race in races for entry in log_of(race))
