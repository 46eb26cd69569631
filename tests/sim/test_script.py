# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""A script is read whole or refused with its place, and done at its times."""

import pytest

from sim.headless import run_script
from sim.script import ScriptError, parse_script
from tests.sim import programs


def test_every_kind_of_line_is_read():
    text = "; start\n10 down A\n\n20 UP a ; let go\n30 tap Start\n30 shot x-1\n99 end\n"
    assert [tuple(line) for line in parse_script(text)] == [
        (10, "down", "a"),
        (20, "up", "a"),
        (30, "tap", "start"),
        (30, "shot", "x-1"),
        (99, "end", None),
    ]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("tap a", "s.txt:1: 'tap' is no time"),
        ("-5 tap a", "s.txt:1: '-5' is no time"),
        ("1.5 tap a", "s.txt:1: '1.5' is no time"),
        ("10", "s.txt:1: nothing after the time"),
        ("\n; x\n10 push a", "s.txt:3: 'push' after the time; expected MS down KEY"),
        ("10 tap c", "s.txt:1: unknown key 'c'; expected one of b, a, start"),
        ("10 tap", "s.txt:1: 2 words for 'tap'; expected 3"),
        ("10 end now", "s.txt:1: 3 words for 'end'; expected 2"),
        ("10 tap a\n9 tap a", "s.txt:2: time 9 after 10; expected"),
        ("10 end\n11 tap a", "s.txt:2: a line after 'end'"),
        ("10 shot ../x", "s.txt:1: '../x' is no name for a picture"),
        (
            "10 shot x\n20 shot X",
            "s.txt:2: a second picture 'X' (the first is in line 1)",
        ),
    ],
)
def test_what_cannot_be_read_is_refused_with_its_place(text, complaint):
    with pytest.raises(ScriptError) as found:
        parse_script(text, "s.txt")
    assert str(found.value).startswith(complaint)


def log_of(drive, script):
    return run_script(script, code=drive()).namespace["log"]


def test_keys_change_at_their_times(drive):
    assert log_of(drive, "11 down a\n52 up a\n") == ["15+1", "55-1"]


def test_a_tap_is_down_for_one_look_and_always_seen(drive):
    script = "9 tap a\n100 tap b\n101 tap up\n110 tap b\n"
    assert log_of(drive, script) == [
        "10+1",
        "15-1",
        "100+0",
        "105-0",
        "105+6",
        "110+0",
        "110-6",
        "115-0",
    ]


def test_taps_at_one_time_share_a_stamp(drive):
    log = log_of(drive, "50 tap a\n50 tap left\n50 tap b\n")
    assert log == ["50+0", "50+1", "50+7", "55-0", "55-1", "55-7"]


def test_a_tap_after_a_picture_of_the_same_time_is_seen_by_the_next_look(drive):
    assert log_of(drive, "50 shot x\n50 tap a\n") == ["55+1", "60-1"]


def test_nothing_happens_after_the_end(drive):
    assert log_of(drive, "50 tap a\n50 end\n") == ["50+1"]


def test_a_picture_shows_what_was_drawn_at_its_time(drive):
    script = "50 shot before\n55 tap a\n55 shot after\n"
    frames = run_script(script, code=drive(programs.DRIVE)).frames
    assert frames["before"].pixel(8, 0) == (0, 0, 255)
    assert frames["after"].pixel(8, 0) == (255, 0, 0)


def test_equal_scripts_give_equal_pictures_and_stats(drive):
    script = "".join(f"{70 * n} tap a\n{70 * n + 9} shot s{n}\n" for n in range(9))
    first, second = (run_script(script, code=drive(programs.DRIVE)) for _ in range(2))
    assert first.frames == second.frames
    assert first.stats == second.stats
    assert len(first.stats["refreshes"]) == 10
