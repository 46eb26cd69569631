# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""``make flash`` on pretended drives: what it finds, refuses, says and leaves."""

import errno
import shutil

import pytest

from sim import flash
from sim.badge import Badge
from sim.ship.contents import Contents
from sim.ship.drive import Drive
from sim.ship.update import Update
from tests.sim.ship.drives import (
    LockedDrive,
    SmallDrive,
    TestDrive,
    boot_out,
    files_on,
    needs_sh,
)
from tests.sim.ship.mpy import imports_like_a_badge
from tests.sim.ship.test_update import cuts, put

CONTENTS = Contents()


@pytest.fixture(autouse=True)
def no_circup(monkeypatch):
    """Let no circup be found: it would go online."""
    monkeypatch.setattr("sim.ship.library.circup", lambda: "")


@pytest.fixture
def badge_drive(tmp_path):
    """Return a function that makes a folder pass for the drive of a board."""

    def make(name="CIRCUITPY", text=None, files=None):
        folder = tmp_path / name
        folder.mkdir(exist_ok=True)
        (folder / "boot_out.txt").write_text(boot_out() if text is None else text)
        if files:
            put(folder, "old", files)
        return folder

    return make


def game_on(folder):
    """Return the files of a drive, without the firmware's own."""
    return {n: data for n, data in files_on(folder).items() if n != "boot_out.txt"}


def older():
    """Return the game as an older version might have been."""
    files = dict(CONTENTS.files)
    for name in ("engine/rng.py", "scenes/line.py", "scenes/texts/en/title.py"):
        files[name] += b"OLDER = True\n"
    files["scenes/gone.py"] = b"from scenes.line import OLDER\n"
    files["scenes/title.py"] += b"from scenes.gone import OLDER\n"
    del files["scenes/texts/en/round.py"]
    return files


def to_title(folder):
    """Start the game on a drive and return the scene it comes to."""
    with imports_like_a_badge(), Badge(folder / "code.py") as badge:
        badge.advance(100)
        return badge.scene


def test_an_empty_drive_gets_the_game_and_it_starts(badge_drive, capsys):
    folder = badge_drive()
    assert flash.main(["--drive", str(folder)]) == 0
    assert game_on(folder) == CONTENTS.files
    assert to_title(folder) == "title"
    said = capsys.readouterr().out
    assert f"{folder}: pybadge, CircuitPython 10.1.1" in said
    assert "press the badge's reset button" in said


def test_an_older_version_becomes_this_one(badge_drive, capsys):
    folder = badge_drive(files=older())
    assert flash.main(["--drive", str(folder)]) == 0
    assert game_on(folder) == CONTENTS.files
    found = f"old -> {CONTENTS.version}: to copy 5, to remove 1,"
    assert found in capsys.readouterr().out


def test_a_second_time_there_is_nothing_to_do(badge_drive, capsys):
    folder = badge_drive()
    flash.main(["--drive", str(folder)])
    times = {path: path.stat().st_mtime_ns for path in folder.rglob("*")}
    assert flash.main(["--drive", str(folder)]) == 0
    assert {path: path.stat().st_mtime_ns for path in folder.rglob("*")} == times
    assert "there already: nothing to do" in capsys.readouterr().out


def test_a_dry_run_says_what_it_would_do_and_does_nothing(badge_drive, capsys):
    folder = badge_drive(files=older())
    before = files_on(folder)
    assert flash.main(["--drive", str(folder), "--dry-run"]) == 0
    assert files_on(folder) == before
    lines = capsys.readouterr().out.splitlines()
    assert "  copy engine/rng.py" in lines
    assert "  remove scenes/gone.py" in lines
    assert "  copy engine/codes.py" not in lines


def test_a_bundle_copied_by_hand_is_there_already(badge_drive, capsys):
    folder = badge_drive()
    for name, data in CONTENTS.files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(data)
    assert flash.main(["--drive", str(folder)]) == 0
    assert "nothing to do" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (boot_out(board="feather_m4_express"), "'feather_m4_express' is not supported"),
        (boot_out("10.0.3"), "CircuitPython 10.0.3 is not supported"),
        ("", "expected lines as 'Adafruit CircuitPython"),
    ],
    ids=["board", "firmware", "empty"],
)
def test_what_is_not_supported_is_refused_and_stays_as_it_is(
    badge_drive, capsys, text, words
):
    folder = badge_drive(text=text)
    assert flash.main(["--drive", str(folder)]) == 1
    assert words in capsys.readouterr().err
    assert game_on(folder) == {}


def test_a_folder_without_boot_out_is_refused(tmp_path, capsys):
    assert flash.main(["--drive", str(tmp_path)]) == 1
    assert "there is no boot_out.txt" in capsys.readouterr().err
    assert files_on(tmp_path) == {}


def flashed(drive):
    """Flash one pretended drive; return whether that was possible."""
    return flash.Flasher(CONTENTS, False, False, None).flash(drive)


def test_a_full_drive_is_told_with_numbers(badge_drive, capsys):
    folder = badge_drive(files=older())
    before = files_on(folder)
    assert not flashed(SmallDrive(folder, 500_000))
    said = capsys.readouterr().err
    assert "the drive is full: " in said
    assert " KB are free" in said
    assert files_on(folder) == before


def test_a_drive_that_is_full_after_all_is_told_and_starts_as_before(
    badge_drive, capsys
):
    folder = badge_drive(files=older())
    assert not flashed(SmallDrive(folder, 500_000, claimed=1 << 30))
    assert "the drive is full. Remove files of your own" in capsys.readouterr().err
    assert to_title(folder) == "title"
    assert game_on(folder)["engine/rng.py"] == older()["engine/rng.py"]


def test_a_read_only_drive_is_told(badge_drive, capsys):
    folder = badge_drive()
    assert not flashed(LockedDrive(folder))
    assert "the drive is read-only. Press the badge's reset" in capsys.readouterr().err
    assert game_on(folder) == {}


def test_a_drive_that_goes_away_is_told(badge_drive, capsys):
    class Gone(TestDrive):
        def before_step(self, name, data):
            shutil.rmtree(self.root)
            raise FileNotFoundError(errno.ENOENT, "gone", name)

    assert not flashed(Gone(badge_drive()))
    assert "the drive has gone. Plug it in again" in capsys.readouterr().err


def test_a_file_where_a_folder_must_be_is_told(badge_drive, capsys):
    folder = badge_drive()
    (folder / "engine").write_text("a file")
    assert flash.main(["--drive", str(folder)]) == 1
    said = capsys.readouterr().err
    assert f"{folder / 'engine'}. See what is in the way" in said


def test_a_code_txt_that_would_be_run_first_is_named(badge_drive, capsys):
    folder = badge_drive()
    (folder / "code.txt").write_text("")
    flash.main(["--drive", str(folder)])
    assert "runs code.txt, which is there, before code.py" in capsys.readouterr().out


def test_a_program_of_ones_own_is_named_and_kept(badge_drive, capsys):
    folder = badge_drive()
    (folder / "code.py").write_text("mine = 1\n")
    flash.main(["--drive", str(folder)])
    assert (folder / "code-old.py").read_text() == "mine = 1\n"
    assert "code.py is not of Speed: it is kept" in capsys.readouterr().out


def every_cut(folder, first, distance):
    """Return the scenes that the real game comes to after each cut of an update."""
    name, files = CONTENTS.version, CONTENTS.files
    return [to_title(folder) for _ in cuts(folder, name, files, first, distance)]


def test_the_real_game_starts_after_a_cut(badge_drive):
    folder = badge_drive(files=older())
    assert set(every_cut(folder, 3, 41)) == {"title"}
    assert game_on(folder) == CONTENTS.files


@pytest.mark.slow
@pytest.mark.parametrize("first", range(8))
def test_the_real_game_starts_after_every_cut(badge_drive, first):
    folder = badge_drive(files=older())
    assert set(every_cut(folder, first, 8)) == {"title"}


def test_no_badge_is_told_with_what_to_do(capsys):
    assert flash.main([], find=list) == 1
    assert "There is no badge" in capsys.readouterr().err


def test_the_only_badge_is_found(badge_drive):
    folder = badge_drive()
    assert flash.main([], find=lambda: [folder]) == 0
    assert game_on(folder) == CONTENTS.files


def test_of_several_badges_none_is_chosen(badge_drive, capsys):
    folders = [badge_drive("one"), badge_drive("two")]
    assert flash.main([], find=lambda: folders) == 1
    assert "several badges" in capsys.readouterr().err
    assert [game_on(folder) for folder in folders] == [{}, {}]


def test_a_class_of_badges_is_taken_one_after_another(badge_drive, capsys):
    """One, a second, another one in the place of the first, none, a bad one."""
    one, two = badge_drive("one"), badge_drive("two")
    bad = badge_drive("bad", boot_out("8.2.0"))
    moments = iter([[one], [one, two], [one, two], [], [bad], [bad]])

    def exchange(_):
        is_first = "pybadge" in (one / "boot_out.txt").read_text()
        if is_first and (two / "code.py").exists():
            shutil.rmtree(one)
            badge_drive("one", boot_out("9.2.1", "pygamer"))

    def find():
        for present in moments:
            return present
        raise KeyboardInterrupt

    assert flash.main(["--all"], find=find, wait=exchange) == 1
    said = capsys.readouterr()
    assert "Badges done: 3, refused: 1." in said.out
    assert said.err.count("8.2.0 is not supported") == 1
    assert [game_on(folder) == CONTENTS.files for folder in (one, two)] == [True, True]


def test_stopping_it_by_hand_is_no_fault(badge_drive, capsys, monkeypatch):
    def stop(self):
        raise KeyboardInterrupt

    monkeypatch.setattr(Update, "run", stop)
    assert flash.main(["--drive", str(badge_drive())]) == 130
    assert "Stopped. Run this again to finish" in capsys.readouterr().out


@needs_sh
@pytest.mark.parametrize(
    ("answer", "status", "called"),
    [("", 0, False), ("n", 0, False), ("y", 0, True), ("YES", 1, True)],
)
def test_circup_is_offered_for_an_empty_lib(
    badge_drive, tmp_path, monkeypatch, answer, status, called
):
    program = tmp_path / "circup"
    program.write_text(f"#!/bin/sh\necho > {tmp_path}/called\nexit {status}\n")
    program.chmod(0o755)
    monkeypatch.setattr("sim.ship.library.circup", lambda: str(program))
    folder = badge_drive()
    flasher = flash.Flasher(CONTENTS, False, None, lambda question: answer)
    assert flasher.flash(TestDrive(folder))
    assert (tmp_path / "called").exists() is called
    assert game_on(folder) == CONTENTS.files  # this circup brings nothing


def test_circup_is_not_offered_when_the_library_is_there(badge_drive, monkeypatch):
    monkeypatch.setattr("sim.ship.library.circup", lambda: "never called")
    flasher = flash.Flasher(CONTENTS, False, None, None)
    assert flasher.flash(TestDrive(badge_drive(files=older())))


def test_the_library_that_circup_put_there_is_left_alone(badge_drive):
    folder = badge_drive()
    layouts = folder / "lib/adafruit_displayio_layout/layouts"
    layouts.mkdir(parents=True)
    modules = [
        layouts.parent / "__init__",
        layouts / "__init__",
        layouts / "grid_layout",
    ]
    for module in modules:
        module.with_suffix(".mpy").write_bytes(b"C\x06")
    assert flash.main(["--drive", str(folder)]) == 0
    lib = [path.suffix for path in folder.glob("lib/**/*") if path.is_file()]
    assert lib == [".mpy"] * 3


def test_a_drive_that_is_no_folder_is_a_wrong_argument(tmp_path, capsys):
    with pytest.raises(SystemExit) as end:
        flash.main(["--drive", str(tmp_path / "none")])
    assert end.value.code == 2
    assert "there is no such folder" in capsys.readouterr().err


def test_a_compiler_that_is_not_there_flashes_nothing(badge_drive, capsys):
    folder = badge_drive()
    assert flash.main(["--drive", str(folder), "--mpy-cross", "no-compiler"]) == 1
    assert "nothing was flashed: no-compiler does not run" in capsys.readouterr().err
    assert game_on(folder) == {}


def test_a_real_drive_waits_for_its_steps(tmp_path):
    drive = Drive(tmp_path)
    drive.add_folder("a/b")
    drive.write("a/b/c", b"1")
    drive.move("a/b/c", "d")
    drive.settle()
    assert (drive.read("d"), drive.read("a/b/c"), drive.read("a")) == (b"1", None, None)
    assert drive.free_bytes() > 0
    drive.remove_folder("a")  # is not empty
    assert (tmp_path / "a/b").is_dir()
