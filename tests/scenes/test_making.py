# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Between menu and race a track is made: the one that was asked for, and its pars."""

import pytest

from engine.codes import LENGTH, LONG, MEDIUM, SHORT, read_track_code
from engine.race.cup import CODES
from engine.race.generator import ATTEMPTS, PARS
from engine.race.race import Race
from engine.race.text import record_lines
from scenes.session import COMPUTER, CUP, FRIEND, SOLO
from sim.badge import Badge
from sim.kept import memory
from tests.scenes.racing import table_of


def made(badge, **wishes):
    """Ask for a race as the menu does; return the session when it has begun."""
    director = badge.namespace["director"]
    for name, value in wishes.items():
        setattr(director.session, name, value)
    director.go("making")
    badge.advance(300)
    assert badge.scene == "race"
    return director.session


def start_of(session):
    """Return the start of a race on the session's track as text."""
    return "\n".join(record_lines(Race(session.track)))


@pytest.mark.parametrize("size", [SHORT, MEDIUM, LONG])
def test_a_number_is_the_same_track_on_every_badge(size):
    codes = set()
    for chance in (1, 77):
        with Badge(chance=chance, nvm=memory()) as badge:
            badge.advance(20)
            codes.add(made(badge, size=size, number=123).track_code)
    assert len(codes) == 1
    found, number = read_track_code(codes.pop())
    assert (found, number // ATTEMPTS) == (size, 123)


def test_without_a_number_chance_decides(badge):
    assert made(badge, size=SHORT).track_code != made(badge, size=SHORT).track_code


@pytest.mark.parametrize("size", [SHORT, MEDIUM, LONG])
def test_the_pars_are_those_of_the_track_and_fit_its_size(badge, size):
    session = made(badge, size=size, number=4)
    table = table_of(start_of(session))
    track = session.track
    assert session.pars == (table.par(track.blue), table.par(track.green))
    least, most = PARS[size]
    assert least <= session.pars[0] <= most


def test_a_code_goes_before_number_and_size_and_is_kept(badge):
    code = made(badge, size=LONG, number=5).track_code
    session = made(badge, size=SHORT, number=1, code=code)
    assert (session.track_code, session.code) == (code, code)


def test_the_computer_gets_a_table_to_drive_by_and_a_friend_none(badge):
    session = made(badge, size=SHORT, versus=FRIEND)
    assert session.turns_left is None
    session.clear_table()
    session = made(badge, size=SHORT, number=9, versus=COMPUTER)
    assert session.turns_left.par(session.track.blue) == session.pars[0]


def test_friends_get_a_table_only_for_hints(badge):
    session = made(badge, size=SHORT, number=9, versus=FRIEND, hints=2)
    assert session.turns_left.par(session.track.blue) == session.pars[0]
    assert session.turns_left.lost(Race(session.track), session.track.forward) == 0


def test_a_new_race_begins_at_its_start(badge):
    session = made(badge, size=SHORT, number=9)
    badge.tap("a")
    session = made(badge, size=SHORT, number=9)
    assert badge.namespace["director"].top.race.plies == 0
    assert session.race_log == b""


def test_going_on_takes_track_moves_and_opponent_of_before(badge):
    made(badge, size=SHORT, number=9, versus=COMPUTER)
    badge.tap("a")
    badge.advance(1500)
    director = badge.namespace["director"]
    before = bytes(director.top.race.log)
    code = director.session.track_code
    director.go("menu")
    badge.advance(100)
    made(badge, size=LONG, number=1, versus=FRIEND, is_continued=True)
    assert bytes(director.top.race.log) == before
    assert director.session.track_code == code
    assert director.session.versus == COMPUTER


def test_the_bar_moves_while_a_track_is_made(badge):
    before = len(badge.stats.refreshes)
    made(badge, size=LONG, number=3)
    bar = [row for row in badge.stats.refreshes[before:] if row["scene"] == "loading"]
    needs = badge.namespace["director"].needs
    assert len(bar) > len(needs("making", "en")[1]) + len(needs("race", "en")[1]), (
        "more than to load"
    )
    assert all(row["changed"] for row in bar)


def test_without_a_number_the_cup_gives_any_of_its_tracks():
    codes = set()
    for chance in range(1, 13):
        with Badge(chance=chance, nvm=memory()) as badge:
            badge.advance(20)
            codes.add(made(badge, size=CUP).track_code)
    assert codes <= {CODES[at : at + LENGTH] for at in range(0, len(CODES), LENGTH)}
    assert len(codes) > 4


def test_a_time_trial_has_blues_par_and_nobody_in_greens_place(badge):
    session = made(badge, size=SHORT, number=9, versus=SOLO)
    par = session.pars[0]
    assert not session.track.kinds[session.track.green]
    session = made(badge, size=SHORT, number=9, versus=FRIEND)
    assert session.track.kinds[session.track.green]
    assert session.pars[0] == par
