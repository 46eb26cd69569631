# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""On the drive goes what code.py reaches: by imports, and by names in strings."""

import ast

import pytest

import boards
from sim.ship.contents import library_root
from sim.ship.reach import LIBRARY, Reach
from tests.checks.arrows import imported_names
from tests.checks.tree import BADGE, ROOT, python_files, source_of
from tests.sim.ship.drives import fill

REAL = Reach(ROOT, library_root())

ONLY_ON_A_PC = {
    "engine/cards/text.py",
    "engine/cards/start.py",
    "engine/race/text.py",
    "engine/race/rows.py",
    "engine/race/validity.py",
    "engine/record.py",
}
"""The text forms: no scene reads them."""

NATIVE_ELSEWHERE = {"gc", "micropython", "typing"}
"""What the firmware has beside its list, or what is asked for in a ``try``."""


def reached(folder, code, **files):
    """Return what is reached in a small program; a__b stands for a/b.py."""
    sources = {name.replace("__", "/") + ".py": text for name, text in files.items()}
    for package in {name.split("/")[0] for name in sources if "/" in name}:
        sources.setdefault(f"{package}/__init__.py", "")
    sources.update({"code.py": code, "boot.py": "", "art/sky.bmp": ""})
    sources["list/needs.txt"] = "; not a.c_2\ntitle a.b\n  a.*_1 ; a.c_2\n"
    fill(folder, {name: text.encode() for name, text in sources.items()})
    found = Reach(folder, folder / "none")
    ours = [n for n in found.ours if n[-11:] != "__init__.py"]
    return sorted(set(ours) - {"code.py", "boot.py"})


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("import a.b", ["a/b.py"]),
        ("from a.b import thing", ["a/b.py"]),
        ("from a import b", ["a/b.py"]),
        ("def later():\n    from a import b", ["a/b.py"]),
        ("NEEDS = ('a.b',)", ["a/b.py"]),
        ("load('a.%s' % name)", ["a/b.py", "a/c_1.py", "a/c_2.py"]),
        ("load('a.c_%d' % number)", ["a/c_1.py", "a/c_2.py"]),
        ("load('a.' + name)", ["a/b.py", "a/c_1.py", "a/c_2.py"]),
        ("open('art/sky.bmp')", ["art/sky.bmp"]),
        ("open('art/sea.bmp')", []),
        ("open('list/needs.txt')", ["a/b.py", "a/c_1.py", "list/needs.txt"]),
        ("'''About a.b and\nart/sky.bmp'''", []),
        ("x = 'b', 'z.b', '/', '.', '%s.%s', 'a.b c', 'a.b.d'", []),
        ("import board, time", []),
        ("import sim_like", []),
    ],
)
def test_imports_and_names_in_strings_are_followed(tmp_path, code, expected):
    found = reached(tmp_path, code, a__b="", a__c_1="", a__c_2="")
    assert found == expected


def test_what_is_reached_is_followed_in_turn(tmp_path):
    found = reached(tmp_path, "import a.b", a__b="from . import c", a__c="import a.b")
    assert found == ["a/b.py", "a/c.py"]


def test_packages_come_with_their_modules(tmp_path):
    fill(tmp_path, {"code.py": b"import a.b.c", "boot.py": b"", "a/b/c.py": b""})
    fill(tmp_path, {"a/__init__.py": b"import d", "a/b/__init__.py": b"", "d.py": b""})
    found = Reach(tmp_path, tmp_path / "none").ours
    names = ["a/__init__.py", "a/b/__init__.py", "a/b/c.py", "boot.py", "code.py"]
    assert found == [*names, "d.py"]


def test_a_new_module_that_a_reached_one_names_goes_along(tmp_path):
    found = reached(tmp_path, "import a.b", a__b="import a.store", a__store="")
    assert "a/store.py" in found


def test_the_libraries_are_found_with_what_they_import():
    layout = "adafruit_displayio_layout"
    assert REAL.libraries == [
        f"{layout}/__init__.py",
        f"{layout}/layouts/__init__.py",
        f"{layout}/layouts/grid_layout.py",
    ]


def test_of_the_game_only_what_a_pc_alone_uses_stays_behind():
    here = {path.as_posix() for path in python_files(*BADGE)}
    assert set(REAL.ours) >= {n for n in here if n.split("/")[0] != "engine"}
    assert here - set(REAL.ours) >= ONLY_ON_A_PC


def test_every_picture_goes_along_and_no_source_of_one():
    art = {path.name for path in (ROOT / "scenes/art").glob("*.bmp")}
    there = {name.split("/")[-1] for name in REAL.ours if name.startswith("scenes/art")}
    assert there == art


def test_nothing_of_the_pc_goes_along():
    rooms = {name.split("/")[0] for name in REAL.ours}
    assert rooms <= set(BADGE)


@pytest.mark.parametrize("board", boards.KNOWN)
def test_all_else_that_is_imported_is_in_the_boards_firmware(board):
    stub = library_root() / "board_definitions" / board / "__init__.pyi"
    line = stub.read_text().split("Included modules:")[1].split("\n")[0]
    native = {name.strip() for name in line.split(",")} | NATIVE_ELSEWHERE
    sources = [source_of(name) for name in REAL.ours if name.endswith(".py")]
    sources += [(library_root() / name).read_text() for name in REAL.libraries]
    imported = set()
    for source in sources:
        names = imported_names(ast.parse(source), named_in_strings=False)
        imported |= {name.split(".")[0] for name, line in names}
    ours = {name.split("/")[0] for name in REAL.ours}
    foreign = {name for name in imported - ours if not name.startswith(LIBRARY)}
    assert foreign <= native
