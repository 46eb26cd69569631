# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The bundle holds what goes on the drive, and the game runs from it alone."""

import re
import zipfile
from importlib import import_module
from pathlib import Path

import pytest

from hardware import firmware
from scenes.session import LANGUAGES
from sim import bundle
from sim.badge import Badge
from sim.interpreter import Interpreter
from sim.pilot import A
from sim.pilot_vm import VmPilot
from sim.ship.contents import Contents
from tests.heap.vm import VM, needs_vm
from tests.scenes.test_needs import NEEDS
from tests.sim.ship import drives
from tests.sim.ship.mpy import MICROPYTHONS, imports_like_a_badge, needs_compiler

OURS = ("boards", "engine", "hardware", "scenes", "adafruit_displayio_layout")


def unpacked(folder, *words):
    """Make the bundle and unpack it into an empty folder, which is returned."""
    assert bundle.main(["--out", str(folder / "dist"), *words]) == 0
    (archive,) = (folder / "dist").iterdir()
    with zipfile.ZipFile(archive) as found:
        found.extractall(folder / "drive")
    return folder / "drive"


@pytest.fixture(scope="module")
def source_drive(tmp_path_factory):
    """The bundle with modules as source, unpacked."""
    return unpacked(tmp_path_factory.mktemp("source"))


@pytest.fixture(scope="module")
def mpy_drive(tmp_path_factory, compiler):
    """The bundle with compiled modules, unpacked."""
    return unpacked(tmp_path_factory.mktemp("mpy"), "--mpy-cross", compiler)


@pytest.fixture(params=["source", "mpy"])
def drive(request):
    """The bundle in each of its forms."""
    return request.getfixturevalue(f"{request.param}_drive")


WAYS = {
    "race": {"games": "a", "menu": "down a"},
    "cards": {"games": "right a", "deck": "down a", "ready": "right a"},
    "lesson_cards": {"games": "right a", "deck": "a", "how_cards": "select"},
}
"""The keys that lead from a scene towards another; A where none are named."""


def played(drive, goal):
    """Play from power-on to a scene; return where the modules lay, by name."""
    with imports_like_a_badge(), Badge(drive / "code.py") as badge:
        badge.advance(100)
        for _ in range(12):
            if badge.scene == goal:
                break
            for key in WAYS[goal].get(badge.scene, "a").split():
                badge.tap(key)
                badge.advance(2000)
        assert badge.scene == goal
        modules = badge._world._inside
    return {n: m.__file__ for n, m in modules.items() if n.split(".")[0] in OURS}


@pytest.mark.parametrize("goal", WAYS)
def test_the_game_is_played_from_the_drive_and_from_nowhere_else(drive, goal):
    modules = played(drive, goal)
    assert len(modules) > 20
    assert [n for n in modules if drive not in Path(modules[n]).parents] == []


def test_compiled_modules_are_what_is_run(mpy_drive):
    modules = played(mpy_drive, "race")
    assert {Path(file).suffix for file in modules.values()} == {".mpy"}


def test_every_module_that_a_scene_needs_is_on_the_drive(drive):
    needed = {name for names in NEEDS.values() for name in names}
    needed = sorted(name.replace("*", lang) for name in needed for lang in LANGUAGES)
    with imports_like_a_badge(), Badge(drive / "code.py") as badge:
        badge.advance(100)
        badge._world.enter()
        try:
            files = [import_module(name).__file__ for name in needed]
        finally:
            badge._world.leave()
    assert [file for file in files if drive not in Path(file).parents] == []


def test_the_names_are_what_a_drive_needs(source_drive):
    names = sorted(path.name for path in source_drive.iterdir())
    rooms = ["boards", "boot.py", "code.py", "engine", "hardware", "lib", "licences"]
    assert names == ["README.txt", *rooms, "scenes", "speed-files.txt"]
    kinds = {path.suffix for path in source_drive.rglob("*") if path.is_file()}
    assert kinds == {".py", ".bmp", ".txt"}


def test_no_module_is_there_in_both_forms(mpy_drive):
    sources = [p.relative_to(mpy_drive).as_posix() for p in mpy_drive.rglob("*.py")]
    assert sorted(sources) == ["boot.py", "code.py"]
    assert len(list(mpy_drive.rglob("*.mpy"))) > 100


def test_both_forms_have_the_same_modules(source_drive, mpy_drive):
    def modules(drive):
        found = [path for path in drive.rglob("*") if path.suffix in (".py", ".mpy")]
        return {path.relative_to(drive).with_suffix("") for path in found}

    assert modules(source_drive) == modules(mpy_drive)


def test_a_second_bundle_is_the_same_byte_for_byte(tmp_path, source_drive):
    bundle.main(["--out", str(tmp_path)])
    assert drives.files_on(tmp_path) == drives.files_on(source_drive.parent / "dist")


def test_so_is_one_of_compiled_modules(tmp_path, mpy_drive, compiler):
    bundle.main(["--out", str(tmp_path), "--mpy-cross", compiler])
    assert drives.files_on(tmp_path) == drives.files_on(mpy_drive.parent / "dist")


def test_the_licences_and_a_readme_in_two_languages_are_there(source_drive):
    licences = {path.name: path.read_text() for path in source_drive.glob("licences/*")}
    assert sorted(licences) == ["Speed.txt", "adafruit_displayio_layout.txt"]
    assert "The Speed authors" in licences["Speed.txt"]
    assert "Adafruit" in licences["adafruit_displayio_layout.txt"]
    readme = (source_drive / "README.txt").read_text("utf-8")
    assert "Plug the badge in" in readme
    assert "Conecta la placa" in readme
    assert len(readme.splitlines()) < 60


def test_the_readme_names_the_version_and_the_firmware(source_drive):
    readme = (source_drive / "README.txt").read_text("utf-8")
    version = re.match(r"Speed (\S+)\n", readme)[1]
    assert (source_drive.parent / "dist" / f"speed-{version}.zip").exists()
    supported = re.search(
        r"install (.*)\.$", firmware.complaint("circuitpython", (1, 0, 0))
    )
    assert supported[1] in readme


def test_the_readme_names_the_folders_that_another_version_left(source_drive):
    readme = (source_drive / "README.txt").read_text("utf-8")
    packages = [path.parent.name for path in source_drive.glob("*/__init__.py")]
    assert all(name in readme for name in packages)


def test_the_whole_fits_on_the_smallest_drive_twice():
    """An update lays the new version beside the old one; a PyBadge has 2 MB."""
    clusters = sum(len(data) // 512 + 1 for data in Contents().files.values())
    assert 2 * clusters * 512 < 1_500_000


def test_a_compiler_that_fails_leaves_no_bundle(tmp_path, capsys):
    assert bundle.main(["--out", str(tmp_path), "--mpy-cross", "no-such-compiler"]) == 1
    assert "no bundle: no-such-compiler does not run" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_cannot_be_made_is_told(tmp_path, capsys):
    (tmp_path / "dist").write_text("in the way")
    assert bundle.main(["--out", str(tmp_path / "dist")]) == 1
    assert "no bundle: " in capsys.readouterr().err


@needs_vm
@needs_compiler
def test_real_compiled_modules_run_in_a_real_micropython(tmp_path, capsys):
    drive = unpacked(tmp_path, "--mpy-cross", str(MICROPYTHONS))
    assert bundle.NOT_FOR_A_BADGE in capsys.readouterr().out
    heap = f"heapsize={224 * Interpreter(VM.command).bits // 64}k"
    with VmPilot([*VM.command, "-X", heap], drive, drive / "lib") as pilot:
        pilot.reach("menu", A)
