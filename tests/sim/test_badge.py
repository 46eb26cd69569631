# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The badge runs code.py as it is, on a clock that only the test moves."""

import os
import sys
import time

import pytest

from sim.badge import Badge
from sim.machine import NoBadgeError, current
from tests.sim import programs

COUNT = "import time\npasses = 0\nwhile True:\n    passes += 1\n    time.sleep(0.01)\n"


def test_code_runs_as_far_as_the_clock_goes(drive):
    with Badge(drive(COUNT)) as badge:
        badge.advance(100)
        assert badge.namespace["passes"] == 11
        badge.advance(50)
        assert badge.namespace["passes"] == 16


def test_the_clocks_of_code_py_agree(drive):
    program = (
        "import supervisor, time\nstart = supervisor.ticks_ms()\ntime.sleep(1.25)\n"
        "ticks = (supervisor.ticks_ms() - start) % 2**29\n"
        "seconds, nanos = time.monotonic(), time.monotonic_ns()\n"
    )
    with Badge(drive(program)) as badge:
        badge.advance(2000)
        found = [badge.namespace[name] for name in ("ticks", "seconds", "nanos")]
    assert found == [1250, 1.25, 1_250_000_000]


def test_the_tick_count_wraps_65_seconds_after_power_on(drive):
    program = (
        "import supervisor, time\ntime.sleep(64.999)\nlast = supervisor.ticks_ms()\n"
        "time.sleep(0.001)\nfirst = supervisor.ticks_ms()\n"
    )
    with Badge(drive(program)) as badge:
        badge.advance(66_000)
        assert badge.namespace["last"] == 2**29 - 1
        assert badge.namespace["first"] == 0


def test_the_tick_count_at_power_on_can_be_chosen(drive):
    program = "import supervisor\nticks = supervisor.ticks_ms()\n"
    with Badge(drive(program), ticks_at_start=7) as badge:
        badge.advance(0)
        assert badge.namespace["ticks"] == 7


def test_a_sleep_of_nothing_still_moves_the_clock(drive):
    program = "import time\nwhile time.monotonic() < 0.01:\n    time.sleep(0)\n"
    with Badge(drive(program)) as badge:
        badge.advance(20)
        assert badge.is_over


def test_a_minute_of_idling_takes_little_real_time(drive):
    began = time.perf_counter()
    with Badge(drive()) as badge:
        badge.advance(60_000)
    assert time.perf_counter() - began < 3


def test_an_exception_in_code_py_comes_out_at_its_time(drive):
    program = "import time\ntime.sleep(0.5)\nraise RuntimeError('flat tyre')\n"
    with Badge(drive(program)) as badge:
        badge.advance(499)
        with pytest.raises(RuntimeError, match="flat tyre"):
            badge.advance(1)


def test_code_py_that_never_sleeps_is_broken_into(drive, monkeypatch):
    monkeypatch.setattr("sim.badge.PATIENCE_S", 0.1)
    with Badge(drive("n = 0\nwhile True:\n    n += 1\n")) as badge:
        with pytest.raises(TimeoutError, match=r"0.1 seconds; it is at .*code.py:[23]"):
            badge.advance(10)
        badge._thread.join(timeout=10)
        assert badge.is_over


def test_leaving_the_badge_ends_code_py_through_its_finally(drive):
    program = COUNT.replace("while", "try:\n  while").replace("\n    ", "\n      ")
    with Badge(drive(program + "finally:\n  closed = True\n")) as badge:
        badge.advance(10)
        assert "closed" not in badge.namespace
    assert badge.namespace["closed"]
    assert badge.is_over


def test_the_clock_goes_on_when_code_py_has_ended(drive):
    with Badge(drive("raise SystemExit\n")) as badge:
        badge.advance(300)
        assert badge.is_over
        assert badge.ms == 300


def test_code_py_runs_as_the_main_program_in_its_own_folder(drive):
    program = "import os\nname, folder = __name__, os.getcwd()\n"
    path = drive(program)
    with Badge(path) as badge:
        badge.advance(0)
        assert badge.namespace["name"] == "__main__"
        assert badge.namespace["folder"] == str(path.parent)


def test_code_py_finds_its_folder_and_its_path_as_it_left_them(drive):
    program = (
        "import os, sys, time\nos.mkdir('deeper')\nos.chdir('deeper')\n"
        "sys.path.insert(0, 'here')\ntime.sleep(1)\n"
        "folder, first = os.path.basename(os.getcwd()), sys.path[0]\n"
    )
    with Badge(drive(program)) as badge:
        badge.advance(500)
        badge.advance(1000)
        names = badge.namespace
    assert (names["folder"], names["first"]) == ("deeper", "here")


def test_a_restart_begins_in_the_drives_root_again(drive):
    program = (
        "import os, supervisor, sys\nfolder, first = os.getcwd(), sys.path[0]\n"
        "if supervisor.runtime.run_reason == supervisor.RunReason.STARTUP:\n"
        "    os.mkdir('deeper')\n    os.chdir('deeper')\n"
        "    sys.path.insert(0, 'here')\n    supervisor.reload()\n"
    )
    path = drive(program)
    with Badge(path) as badge:
        badge.advance(10)
        assert badge.namespace["folder"] == str(path.parent)
        assert badge.namespace["first"] != "here"


def test_a_library_on_the_drive_comes_before_one_that_is_installed(drive):
    path = drive("from adafruit_displayio_layout import PLACE\n")
    library = path.parent / "lib" / "adafruit_displayio_layout"
    library.mkdir(parents=True)
    (library / "__init__.py").write_text("PLACE = 'drive'\n")
    with Badge(path) as badge:
        badge.advance(0)
        assert badge.namespace["PLACE"] == "drive"


def test_the_standard_librarys_code_stays_importable(drive, monkeypatch):
    monkeypatch.delitem(sys.modules, "code")
    with Badge(drive("import code\nfound = code.InteractiveConsole\n")) as badge:
        badge.advance(0)
        assert badge.namespace["found"]


def test_two_badges_share_no_module(drive):
    path = drive("import counter\ncounter.total += 1\n", counter="total = 0\n")
    with Badge(path) as first, Badge(path) as second:
        first.advance(0)
        second.advance(0)
        totals = [badge.namespace["counter"].total for badge in (first, second)]
    assert totals == [1, 1]


def test_a_module_is_loaded_once_also_after_a_sleep(drive):
    program = "import counter, time\ncounter.total += 1\ntime.sleep(1)\n"
    path = drive(program + "import counter as again\n", counter="total = 0\n")
    with Badge(path) as badge:
        badge.advance(500)
        badge.advance(500)
        assert badge.namespace["again"].total == 1


def test_modules_of_the_same_name_outside_are_put_back(drive, monkeypatch):
    monkeypatch.setitem(sys.modules, "board", "another board")
    with Badge(drive("import board\nname = board.board_id\n")) as badge:
        badge.advance(0)
        assert badge.namespace["name"] == "pybadge"
        assert sys.modules["board"] == "another board"


def test_nothing_of_a_badge_is_left_outside(drive):
    before = os.getcwd(), list(sys.path), time.sleep, os.urandom, set(sys.modules)
    with Badge(
        drive("import board, time, helper\ntime.sleep(9)\n", helper="")
    ) as badge:
        badge.advance(5)
        after = os.getcwd(), list(sys.path), time.sleep, os.urandom, set(sys.modules)
        assert after == before


def test_a_stand_in_without_a_badge_says_so():
    with pytest.raises(NoBadgeError):
        current()


def test_chance_is_the_first_number_then_the_next(drive):
    program = (
        "import os\ndraws = [int.from_bytes(os.urandom(3), 'big') for _ in range(3)]\n"
    )
    with Badge(drive(program), chance=2**24 - 2) as badge:
        badge.advance(0)
        assert badge.namespace["draws"] == [2**24 - 2, 2**24 - 1, 0]


def test_an_unknown_board_is_refused():
    with pytest.raises(ValueError, match="pybadge, pygamer"):
        Badge(board="pyportal")


def test_an_unknown_key_is_refused(drive):
    with Badge(drive()) as badge, pytest.raises(ValueError, match="start, select"):
        badge.press("c")


def test_memory_can_be_kept_between_two_badges(drive):
    nvm = bytearray(8192)
    save = "import microcontroller\nmicrocontroller.nvm[4:6] = b'hi'\n"
    with Badge(drive(save), nvm=nvm) as badge:
        badge.advance(0)
        assert badge.stats.saves == [{"ms": 0, "start": 4, "bytes": 2}]
    load = "import microcontroller\nfound = microcontroller.nvm[4:6]\n"
    with Badge(drive(load), nvm=nvm) as badge:
        badge.advance(0)
        assert badge.namespace["found"] == b"hi"


def test_scenes_are_put_on_record_when_they_change(drive):
    program = programs.DRAW + (
        "class Director:\n    name, whole = 'title', True\n"
        "director = Director()\ntime.sleep(0.02)\n"
        "director.name = 'menu'\ncar.x = 80\ndisplay.refresh()\ntime.sleep(1)\n"
    )
    with Badge(drive(program)) as badge:
        badge.advance(100)
        assert badge.stats.scenes == [
            {"ms": 0, "name": "title"},
            {"ms": 20, "name": "menu"},
        ]
        assert badge.stats.refreshes[-1]["scene"] == "menu"
        assert badge.stats.refreshes[-1]["whole"] is True
