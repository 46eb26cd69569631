# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""engine/codes.py: codes come back, mistyped ones are refused, and in plain words."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import codes
from engine.codes import deal_code, read_deal_code, read_track_code, track_code
from engine.errors import NotationError

GOLDEN_TRACKS = [
    (codes.SHORT, 0, "200000D"),
    (codes.MEDIUM, 77, "2G002D2"),
    (codes.LONG, codes.NUMBERS - 1, "3FZZZZH"),
]
GOLDEN_DEALS = [(0, "J00000Y"), (4242, "J0044JA"), (codes.DEALS - 1, "KZZZZZZ")]

SCRIPT = """
from engine.codes import *
for size, number in ((0, 0), (1, 77), (2, 2**24 - 1)):
    code = track_code(size, number)
    print(size, number, code, read_track_code(code.lower()))
for seed in (0, 4242, 2**26 - 1):
    code = deal_code(seed)
    print(seed, code, read_deal_code(code.lower()))
"""

TRACKS = st.builds(track_code, st.integers(0, 2), st.integers(0, codes.NUMBERS - 1))


def refusal(read, text):
    """Return what is said against a code."""
    with pytest.raises(NotationError) as caught:
        read(text)
    return str(caught.value)


@pytest.mark.parametrize(("size", "number", "code"), GOLDEN_TRACKS)
def test_a_track_always_has_its_code(size, number, code):
    assert track_code(size, number) == code
    assert read_track_code(code) == (size, number)


@pytest.mark.parametrize(("seed", "code"), GOLDEN_DEALS)
def test_a_deal_always_has_its_code(seed, code):
    assert deal_code(seed) == code
    assert read_deal_code(code) == seed


def test_micropython_writes_and_reads_the_same_codes(micropython):
    tracks = [
        "%d %d %s (%d, %d)" % (size, number, code, size, number)
        for size, number, code in GOLDEN_TRACKS
    ]
    deals = ["%d %s %d" % (seed, code, seed) for seed, code in GOLDEN_DEALS]
    assert micropython(SCRIPT).splitlines() == tracks + deals


@given(st.integers(0, 2), st.integers(0, codes.NUMBERS - 1))
def test_a_code_gives_back_size_and_number(size, number):
    assert read_track_code(track_code(size, number)) == (size, number)


@given(st.integers(0, codes.DEALS - 1))
def test_a_code_gives_back_the_seed_of_a_deal(seed):
    assert read_deal_code(deal_code(seed)) == seed


@given(TRACKS)
def test_a_code_may_be_typed_in_small_letters(code):
    assert read_track_code(code.lower()) == read_track_code(code)


@given(TRACKS, st.integers(0, 6), st.sampled_from(codes.ALPHABET))
def test_any_single_wrong_character_is_refused(code, place, letter):
    wrong = code[:place] + letter + code[place + 1 :]
    if wrong != code:
        assert "mistyped" in refusal(read_track_code, wrong)


@given(TRACKS, st.integers(0, 6), st.integers(0, 6))
def test_any_two_swapped_characters_are_refused(code, one, other):
    letters = list(code)
    letters[one], letters[other] = letters[other], letters[one]
    wrong = "".join(letters)
    if wrong != code:
        assert "mistyped" in refusal(read_track_code, wrong)


@pytest.mark.parametrize("letter", "ILOUilou")
def test_a_letter_that_looks_like_another_is_refused_by_name_and_place(letter):
    said = refusal(read_track_code, "04" + letter + "002D")
    assert said == "character 3 is '%s': codes have no I, L, O or U" % letter.upper()


@pytest.mark.parametrize("letter", ["-", " ", "ñ", "ſ", "?"])
def test_any_other_character_is_refused_by_name_and_place(letter):
    said = refusal(read_track_code, "040000" + letter)
    assert said.startswith("character 7 is ")
    assert "0 to 9 and A to Z" in said


@pytest.mark.parametrize("text", ["", "K7Q2M4", "K7Q2M4XX"])
def test_a_code_of_another_length_is_refused(text):
    said = refusal(read_track_code, text)
    assert said.startswith("expected a code of 7 characters, found %d" % len(text))


def test_the_code_of_a_deal_is_refused_where_a_track_is_wanted():
    assert "found the code of a deal" in refusal(read_track_code, deal_code(1))


def test_the_code_of_a_track_is_refused_where_a_deal_is_wanted():
    assert "found the code of a track" in refusal(read_deal_code, track_code(0, 1))


def test_a_track_of_an_unknown_version_is_refused(monkeypatch):
    monkeypatch.setattr(codes, "GENERATOR", 2)
    later = track_code(codes.LONG, 5)
    monkeypatch.undo()
    said = refusal(read_track_code, later)
    assert said == "expected the code of a track of version 1, found version 2"


def test_a_deal_of_an_unknown_version_is_refused(monkeypatch):
    monkeypatch.setattr(codes, "DEALER", 7)
    later = deal_code(5)
    monkeypatch.undo()
    said = refusal(read_deal_code, later)
    assert said == "expected the code of a deal of version 1, found version 7"


def test_a_track_of_an_unknown_size_is_refused():
    assert "no known size" in refusal(read_track_code, track_code(3, 5))
