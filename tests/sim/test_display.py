# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The display keeps the picture and counts what a refresh sends and changes."""

import pytest

from sim.badge import Badge
from tests.sim import programs

CAR_BYTES = 8 * 8 * 2
SCREEN_BYTES = 160 * 128 * 2


def counts(badge):
    return [(entry["bytes"], entry["changed"]) for entry in badge.stats.refreshes]


def run(path):
    with Badge(path) as badge:
        badge.advance(1000)
        return badge


def test_the_first_refresh_sends_the_whole_screen_once(drive):
    badge = run(drive(programs.DRAW))
    assert counts(badge) == [(SCREEN_BYTES, SCREEN_BYTES)]


def test_the_picture_shows_what_was_drawn(drive):
    frame = run(drive(programs.DRAW)).frame()
    assert frame.pixel(7, 7) == (255, 0, 0)
    assert frame.pixel(8, 7) == (0, 0, 255)
    assert frame.pixel(159, 127) == (0, 0, 255)


def test_a_moved_tile_sends_its_old_and_new_place(drive):
    badge = run(drive(programs.DRAW + "car.x = 100\ndisplay.refresh()\n"))
    assert counts(badge)[1:] == [(2 * CAR_BYTES, 2 * CAR_BYTES)]


def test_a_pixel_sent_in_its_old_colour_is_no_change(drive):
    badge = run(drive(programs.DRAW + "car.x = 4\ndisplay.refresh()\n"))
    assert counts(badge)[1:] == [(12 * 8 * 2, 8 * 8 * 2)]


def test_a_refresh_without_a_change_is_on_record_as_empty(drive):
    badge = run(drive(programs.DRAW + "display.refresh()\n" * 2))
    assert counts(badge)[1:] == [(0, 0), (0, 0)]


def test_a_pixel_written_in_its_own_colour_is_sent_but_no_change(drive):
    program = programs.DRAW + "car.bitmap[0] = 0\ndisplay.refresh()\n"
    assert counts(run(drive(program)))[1:] == [(2, 0)]


def test_the_display_refreshes_by_itself_until_told_otherwise(drive):
    program = programs.DRAW.replace("display.auto_refresh = False\n", "") + (
        "time.sleep(0.5)\ncar.x = 100\ntime.sleep(0.1)\n"
    )
    badge = run(drive(program))
    assert [entry["ms"] for entry in badge.stats.refreshes] == [0, 500]
    assert badge.frame().pixel(100, 0) == (255, 0, 0)


def test_the_console_is_dark(drive):
    program = programs.DRAW + (
        "display.root_group = displayio.CIRCUITPYTHON_TERMINAL\ndisplay.refresh()\n"
    )
    assert run(drive(program)).frame().pixel(80, 64) == (0, 0, 0)


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ("displayio.Palette(2)[2] = 0", "palette index 2"),
        ("displayio.Palette(2).make_transparent(-1)", "palette index -1"),
        ("car[0] = 1", "tile index 1"),
        ("ground[1, 0] = 0", "out of bounds"),
        ("four_tiles()[2, 0] = 0", "outside a 2x2 grid"),
        ("car.bitmap.fill(1)\ndisplay.refresh()", "beyond its palette of 1"),
        ("display.refresh(minimum_frames_per_second=1)", "minimum_frames_per_second"),
        ("display.show(group)", "root_group"),
    ],
)
def test_a_slip_that_the_badge_forgives_or_not_is_an_error(drive, wrong, words):
    with pytest.raises(Exception, match=words):
        run(drive(programs.DRAW + wrong))


def test_a_frame_holds_565_values_and_rgb(drive):
    frame = run(drive(programs.DRAW)).frame()
    assert frame.value(0, 0) == 0xF800
    assert frame.rgb[:3] == b"\xff\x00\x00"
    assert len(frame.rgb) == 160 * 128 * 3
