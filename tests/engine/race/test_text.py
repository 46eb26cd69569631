# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""engine/race/text.py, start.py: text in, text out, errors that name the line."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.codes import SHORT, track_code
from engine.errors import IllegalMoveError, NotationError
from engine.race.generator import FALLBACKS, candidate
from engine.race.start import track_lines
from engine.race.text import play, read_move, read_record, record_lines
from engine.record import RecordError

TINY = """speed race 1
forward E
...
.#.
.G.
.B.
--
1E
1E
"""

CODE = track_code(SHORT, FALLBACKS[SHORT])


def written(text):
    """What is written for a record, its moves played."""
    race, moves = read_record(text)
    for _, move in moves:
        play(race, move)
    return "\n".join([*record_lines(race), ""])


def error_of(text):
    """The error that a record raises."""
    with pytest.raises(RecordError) as caught:
        read_record(text)
    return caught.value


def test_what_is_written_is_what_was_read():
    assert written(TINY) == TINY


def test_a_start_in_the_middle_is_written_with_its_lines():
    text = TINY.replace("--", "blue 0 1 2 -1\ngreen 2 1 0 0\nturn green\n--")
    text = text.replace("1E\n1E\n", "1S\n1S\n")
    assert written(text) == text


def test_lines_that_say_nothing_new_are_not_written():
    text = TINY.replace("--", "blue 1 3 0 0\ngreen 1 2 0 0\nturn blue\n--")
    assert written(text) == TINY


@pytest.mark.parametrize("end", ["resign", "draw"])
def test_an_end_without_a_lap_is_written(end):
    assert written(f"{TINY}{end}\n") == f"{TINY}{end}\n"


def test_writing_leaves_the_race_where_it_stands():
    race, _ = read_record(TINY)
    play(race, "1E")
    assert record_lines(race) == record_lines(race)
    assert (race.turn, race.plies) == (1, 1)


def test_lines_may_end_as_on_windows():
    assert written(TINY.replace("\n", "\r\n")) == TINY


def test_tabs_are_blanks():
    text = TINY.replace("forward E", "forward\t E\t").replace("1E\n", "\t1E\t;\n")
    assert written(text) == TINY


def test_a_record_needs_no_line_end_at_its_end():
    assert written(TINY.rstrip("\n")) == TINY


def test_other_blanks_are_no_blanks():
    error = error_of(TINY.replace("forward E", "forward\u00a0E"))
    assert error.line == 2


def test_an_error_has_its_line_its_fault_and_both_as_text():
    error = error_of(TINY + "9Q\n")
    assert (error.line, str(error)) == (10, f"line 10: {error.fault}")
    assert error.fault.endswith("found '9Q'")


def test_a_long_text_is_cut_in_the_message():
    assert len(error_of(TINY + "9" * 5000).fault) < 150


def test_a_code_gives_the_track_of_the_generator():
    race, _ = read_record(f"speed race 1\ncode {CODE}\n--\n")
    assert track_lines(race.track) == track_lines(candidate(SHORT, FALLBACKS[SHORT]))


def test_a_code_may_be_typed_in_small_letters():
    text = "speed race 1\ncode {}\n--\n"
    assert written(text.format(CODE.lower())) == written(text.format(CODE))


def test_a_race_on_a_code_may_start_in_the_middle():
    track = candidate(SHORT, FALLBACKS[SHORT])
    x, y = track.x(track.blue), track.y(track.blue)
    text = f"speed race 1\ncode {CODE}\nblue {x} {y} 3 -1\nturn green\n--\n"
    race, _ = read_record(text)
    assert (race.cars[0].speed, race.cars[0].lap, race.turn) == (3, -1, 1)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("1N", (1, 0)),
        ("2NE", (2, 1)),
        ("12W", (12, 6)),
        ("31NW", (31, 7)),
        ("0", (0, None)),
        ("x", (None, None)),
        ("resign", (None, None)),
        ("draw", (None, None)),
    ],
)
def test_a_move_is_its_new_speed_and_its_direction(text, expected):
    assert read_move(text) == expected


@pytest.mark.parametrize(
    "text",
    ["", "E", "1", "0E", "00", "01E", "-1E", "+1E", "1e", "1 E", "1EE", "1NNE", "9Q"]
    + ["X", "xx", "Resign", "draws", "\u00b2E", "\u0661E", "1.0E", "1E\x00"],
)
def test_what_is_no_move_is_refused(text):
    with pytest.raises(NotationError, match="expected a move such as 2NE"):
        read_move(text)


def test_an_unreadable_move_is_not_played():
    race, _ = read_record(TINY)
    with pytest.raises(NotationError):
        play(race, "9Q")
    assert race.plies == 0


def test_a_speed_of_any_length_can_be_read_and_is_refused():
    race, _ = read_record(TINY)
    with pytest.raises(IllegalMoveError, match="must change by 1"):
        play(race, "9" * 5000 + "E")


PIECES = st.sampled_from(
    ["speed race 1", "forward E", "forward N", "...", ".#.", ".G.", ".B.", "--", "1E"]
    + ["x", "0", "draw", "blue 0 1 0 0", "green 1 3 9 -1", "turn green", ";", "# ;", ""]
    + ["code 200000D", "blue 9 9 9 9", "\x00", "2NE ;", "  ...", "B", "G", "é=="]
)


@settings(max_examples=3 * settings.default.max_examples)
@given(
    st.lists(PIECES, max_size=12).map("\n".join) | st.text(".#=BG\n-1E ;", max_size=60)
)
def test_any_text_is_read_or_refused_at_one_of_its_lines(text):
    for start in (text, "speed race 1\n" + text, TINY.replace("--", text + "\n--")):
        try:
            read_record(start)
        except RecordError as error:
            assert 1 <= error.line <= start.count("\n") + 1
