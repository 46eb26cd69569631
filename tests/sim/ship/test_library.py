# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""A library on the drive is ours from the bundle or circup's, and never both."""

import pytest

from sim.ship import library
from sim.ship.drive import Drive
from sim.ship.update import Update
from tests.sim.ship.drives import TestDrive, files_on, fill, needs_sh

OURS = {"lib/ada/__init__.py": b"", "lib/ada/grid.py": b"g = 1\n"}
GAME = {"code.py": b"run()\n", **OURS}
CIRCUPS = {"lib/ada/__init__.mpy": b"C\x06", "lib/ada/grid.mpy": b"C\x06g"}


def wanted(folder):
    """Return the names of the files that are to go on a drive."""
    return sorted(library.without_theirs(Drive(folder), GAME))


def test_an_empty_drive_gets_the_libraries_of_the_bundle(tmp_path):
    assert wanted(tmp_path) == sorted(GAME)
    assert library.lacks_libraries(Drive(tmp_path), GAME)


def test_a_library_that_circup_put_there_is_left_alone(tmp_path):
    fill(tmp_path, {**CIRCUPS, "lib/ada/more.mpy": b""})
    assert wanted(tmp_path) == ["code.py"]
    assert not library.lacks_libraries(Drive(tmp_path), GAME)


def test_a_half_library_is_made_whole_by_ours(tmp_path):
    fill(tmp_path, {"lib/ada/__init__.mpy": b"C\x06"})
    assert wanted(tmp_path) == sorted(GAME)


def test_our_own_library_stays_ours(tmp_path):
    Update(TestDrive(tmp_path), "1.0.0", GAME).run()
    assert wanted(tmp_path) == sorted(GAME)


def test_another_version_of_ours_by_hand_is_theirs(tmp_path):
    fill(tmp_path, {**OURS, "lib/ada/grid.py": b"g = 0\n"})
    assert wanted(tmp_path) == ["code.py"]


def test_when_circup_took_over_no_source_of_ours_stays_beside_its_files(tmp_path):
    Update(TestDrive(tmp_path), "1.0.0", GAME).run()
    fill(tmp_path, CIRCUPS)
    files = library.without_theirs(Drive(tmp_path), GAME)
    Update(TestDrive(tmp_path), "1.0.0", files).run()
    names = [name for name in files_on(tmp_path) if name.startswith("lib/")]
    assert names == sorted(CIRCUPS)


@needs_sh
@pytest.mark.parametrize(("status", "done"), [(0, True), (1, False)])
def test_circup_is_called_for_the_drive_with_the_requirements(tmp_path, status, done):
    program = tmp_path / "circup"
    program.write_text(f'#!/bin/sh\necho "$@" > {tmp_path}/said\nexit {status}\n')
    program.chmod(0o755)
    assert library.fill_by_circup(str(program), Drive(tmp_path / "drive")) is done
    said = (tmp_path / "said").read_text().split()
    assert said[:4] == ["--path", str(tmp_path / "drive"), "install", "-r"]
    assert said[4].endswith("requirements.txt")


def test_a_circup_that_does_not_start_did_nothing(tmp_path):
    assert not library.fill_by_circup(str(tmp_path / "none"), Drive(tmp_path))
