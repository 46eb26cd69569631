# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""An update may be cut anywhere: what is on the drive then starts, as old or as new."""

import itertools
import random
from functools import partial

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from sim.ship import manifest
from sim.ship.compiler import compiled
from sim.ship.plan import BESIDE, STAGE, START
from sim.ship.update import FullError, Update
from tests.checks import dialect
from tests.heap.vm import needs_vm
from tests.sim.ship.drives import (
    CutDrive,
    LazyDrive,
    LockedDrive,
    SmallDrive,
    TestDrive,
    Unplugged,
    empty,
    files_on,
    fill,
)
from tests.sim.ship.mpy import MICROPYTHONS, needs_compiler
from tests.sim.ship.toy import PICTURE, started, started_in_micropython, toy

OLD = toy("old", engine__rules="1", engine__gone="1", scenes__title="1")
NEW = toy("new", engine__rules="2", scenes__title="2", scenes__fresh="2", picture="red")


def put(folder, name, files):
    """Bring a folder to a version without any accident."""
    Update(TestDrive(folder), name, files).run()


def whole(name, files):
    """Return all that a version leaves on an empty drive."""
    return {**files, manifest.NAME: manifest.write(name, manifest.entries_of(files))}


def cuts(folder, name, files, first=0, distance=1, make=CutDrive):
    """Run an update again and again, cut at its first step, its second, and so on.

    Yields after each cut; the drive is then put back as it was before. The last run
    comes to its end.
    """
    before = files_on(folder)
    for steps in itertools.count(first, distance):
        try:
            Update(make(folder, steps), name, files).run()
            return
        except Unplugged:
            yield steps
        empty(folder)
        fill(folder, before)


def test_an_empty_drive_gets_the_version_and_nothing_else(tmp_path):
    put(tmp_path, "new", NEW)
    assert files_on(tmp_path) == whole("new", NEW)
    assert started(tmp_path) == "new"


def test_an_older_version_becomes_the_new_one_and_leaves_nothing_behind(tmp_path):
    put(tmp_path, "old", OLD)
    put(tmp_path, "new", NEW)
    assert files_on(tmp_path) == whole("new", NEW)
    assert not (tmp_path / STAGE).exists()


def test_only_what_changed_is_written(tmp_path):
    put(tmp_path, "old", OLD)
    before = {n: (tmp_path / n).stat().st_mtime_ns for n in files_on(tmp_path)}
    put(tmp_path, "new", {**OLD, PICTURE: b"blue"})
    names = [n for n in before if (tmp_path / n).stat().st_mtime_ns != before[n]]
    assert sorted(names) == sorted([PICTURE, manifest.NAME])


def test_a_drive_that_has_the_version_is_not_touched(tmp_path):
    put(tmp_path, "new", NEW)
    assert Update(LockedDrive(tmp_path), "new", NEW).plan.is_done


def test_code_py_goes_last(tmp_path):
    put(tmp_path, "old", OLD)
    for _ in cuts(tmp_path, "new", NEW):
        found = files_on(tmp_path)
        if found.get(START) == NEW[START]:
            assert NEW.items() <= found.items()


def test_a_cut_on_an_older_version_starts_the_old_or_the_new_one(tmp_path):
    put(tmp_path, "old", OLD)
    names = [started(tmp_path) for _ in cuts(tmp_path, "new", NEW)]
    assert [name for name, _ in itertools.groupby(names)] == ["old", "new"]
    assert started(tmp_path) == "new"


def test_a_cut_on_an_empty_drive_leaves_no_code_py_or_the_new_version(tmp_path):
    names = [started(tmp_path) for _ in cuts(tmp_path, "new", NEW)]
    assert [name for name, _ in itertools.groupby(names)] == ["nothing", "new"]


def test_a_cut_while_one_file_changes_starts_either_version_without_a_detour(tmp_path):
    old = {**OLD, START: OLD[START].replace(b"found == wanted", b"found")}
    put(tmp_path, "old", old)
    for _ in cuts(tmp_path, "new", {**old, PICTURE: b"blue"}):
        assert started(tmp_path) == "old"
        assert not (tmp_path / STAGE).exists()
    assert (tmp_path / PICTURE).read_bytes() == b"blue"


PARTS = ("engine__a", "engine__b", "engine__b__c", "scenes__d", "picture")
GAMES = st.dictionaries(st.sampled_from(PARTS), st.sampled_from("12"), max_size=4)


@given(old=GAMES, new=GAMES, forms=st.tuples(st.booleans(), st.booleans()))
@example(old={"engine__b": "1"}, new={"engine__b__c": "1"}, forms=(False, False))
@settings(max_examples=12, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_a_cut_between_any_two_games_starts_one_of_them(
    tmp_path_factory, as_mpy, old, new, forms
):
    folder = tmp_path_factory.mktemp("drive")
    games = [toy("old", **old), toy("new", **new)]
    games = [as_mpy(g) if is_mpy else g for g, is_mpy in zip(games, forms)]
    put(folder, "old", games[0])
    for _ in cuts(folder, "new", games[1]):
        assert started(folder) in ("old", "new")
    assert files_on(folder) == whole("new", games[1])


@pytest.mark.parametrize("seed", range(4))
def test_so_does_a_cut_on_a_pc_that_writes_names_late_and_out_of_order(tmp_path, seed):
    chance = random.Random(seed)
    put(tmp_path, "old", OLD)
    names = set()
    for _ in cuts(tmp_path, "new", NEW, make=partial(LazyDrive, chance=chance)):
        names.add(started(tmp_path))
        put(tmp_path, "new", NEW)
        assert files_on(tmp_path) == whole("new", NEW)
    assert names == {"old", "new"}


TAKING_OVER = {
    "a module becomes a package": ({"engine__b": "1"}, {"engine__b__c": "1"}, ""),
    "a package becomes a module": ({"engine__b__c": "1"}, {"engine__b": "2"}, ""),
    "compiled": ({"engine__b": "1", "engine__a": "1"}, {"engine__b": "2"}, "new"),
    "source again": ({"engine__b": "1", "engine__a": "1"}, {"engine__b": "2"}, "old"),
}


@needs_vm
@needs_compiler
@pytest.mark.parametrize("case", TAKING_OVER)
def test_a_cut_starts_either_version_in_micropython_too(tmp_path, case):
    """There a folder hides a .py, also an empty one, and a .py hides a .mpy."""
    old, new, is_compiled = TAKING_OVER[case]
    old, new = toy("old", **old), toy("new", **new)
    if is_compiled:
        compiler = str(MICROPYTHONS)
        old = compiled(old, compiler) if is_compiled == "old" else old
        new = compiled(new, compiler) if is_compiled == "new" else new
    put(tmp_path, "old", old)
    names = [started_in_micropython(tmp_path) for _ in cuts(tmp_path, "new", new)]
    assert [name for name, _ in itertools.groupby(names)] == ["old", "new"]
    assert started_in_micropython(tmp_path) == "new"


RESTART = b"""\
import supervisor
if supervisor.runtime.run_reason == supervisor.RunReason.STARTUP:
    supervisor.reload()
"""


def test_a_game_that_restarts_itself_does_so_after_a_cut_too(tmp_path):
    put(tmp_path, "old", OLD)
    new = {**NEW, START: RESTART + NEW[START]}
    names = [started(tmp_path) for _ in cuts(tmp_path, "new", new)]
    assert [name for name, _ in itertools.groupby(names)] == ["old", "new"]


def test_after_any_cut_the_next_run_finishes_it(tmp_path):
    put(tmp_path, "old", OLD)
    for _ in cuts(tmp_path, "new", NEW):
        put(tmp_path, "new", NEW)
        assert files_on(tmp_path) == whole("new", NEW)
        assert not (tmp_path / STAGE).exists()


def test_after_any_cut_a_third_version_can_follow_and_be_cut(tmp_path):
    third = toy("third", engine__rules="3", engine__gone="3", picture="red")
    put(tmp_path, "old", OLD)
    for step in cuts(tmp_path, "new", NEW, distance=3):
        for _ in cuts(tmp_path, "third", third, first=step % 8, distance=8):
            assert started(tmp_path) in ("old", "new", "third")
        assert files_on(tmp_path) == whole("third", third)


THEIRS = {
    "code-old.py": b"their own",
    "engine/notes.txt": b"n",
    "engine/own.py": b"own = 1\n",
    "lib/other/__init__.py": b"",
    "settings.toml": b'SPEED_LANG = "es"\n',
    f"{STAGE}/diary.txt": b"d",
}


def test_files_of_someone_else_are_never_touched(tmp_path):
    fill(tmp_path, THEIRS)
    put(tmp_path, "old", OLD)
    put(tmp_path, "new", NEW)
    assert files_on(tmp_path) == {**whole("new", NEW), **THEIRS}


def test_a_file_at_the_top_that_is_in_the_way_is_kept_under_another_name(tmp_path):
    fill(tmp_path, {START: b"mine = 1\n", "code-old.py": b"older"})
    put(tmp_path, "new", NEW)
    kept = {"code-old2.py": b"mine = 1\n", "code-old.py": b"older"}
    assert files_on(tmp_path) == {**whole("new", NEW), **kept}


def test_the_program_of_a_new_board_is_not_kept(tmp_path):
    fill(tmp_path, {START: b'print("Hello World!")\n'})
    put(tmp_path, "new", NEW)
    assert files_on(tmp_path) == whole("new", NEW)


def test_a_left_file_that_someone_changed_is_theirs(tmp_path):
    put(tmp_path, "old", OLD)
    fill(tmp_path, {"engine/gone.py": b"MADE = 'my own'\n"})
    update = Update(TestDrive(tmp_path), "new", NEW)
    update.run()
    assert update.plan.theirs == ["engine/gone.py"]
    assert files_on(tmp_path)["engine/gone.py"] == b"MADE = 'my own'\n"


def test_a_hiding_module_that_is_not_in_the_list_gets_another_name(tmp_path, as_mpy):
    fill(tmp_path, {"engine/rules.py": b"MADE = 'by hand'\n"})
    put(tmp_path, "new", as_mpy(NEW))
    assert started(tmp_path) == "new"
    kept = files_on(tmp_path)["engine/rules-old.py"]
    assert kept == b"MADE = 'by hand'\n"


def test_half_a_version_is_made_whole(tmp_path):
    half = {name: data[: len(data) // 2] for name, data in NEW.items()}
    fill(tmp_path, {**half, START: NEW[START]})
    put(tmp_path, "new", NEW)
    assert files_on(tmp_path) == whole("new", NEW)


@pytest.mark.parametrize(
    "damage",
    [b"", b"\xff\x00\n", b"a" * 64 + b"  ../outside.txt\n" + b"b" * 64 + b"  own.txt"],
    ids=["empty", "noise", "other files"],
)
def test_a_damaged_list_removes_nothing_of_anyone(tmp_path, damage):
    outside, drive = tmp_path / "outside.txt", tmp_path / "drive"
    outside.write_bytes(b"")
    fill(drive, {**OLD, "own.txt": b"", manifest.NAME: damage})
    put(drive, "new", NEW)
    assert outside.exists()
    left = {"own.txt": b"", "engine/gone.py": OLD["engine/gone.py"]}
    kept = {"code-old.py": OLD[START]}
    assert files_on(drive) == {**whole("new", NEW), **left, **kept}


def test_a_list_never_reaches_outside_the_drive(tmp_path):
    outside, drive = tmp_path / "outside.txt", tmp_path / "drive"
    outside.write_bytes(b"mine")
    line = f"{manifest.digest(b'mine')}  ../outside.txt\n".encode()
    fill(drive, {manifest.NAME: line})
    put(drive, "new", NEW)
    assert outside.read_bytes() == b"mine"


def test_a_full_drive_is_refused_with_numbers_before_anything_changes(tmp_path):
    put(tmp_path, "old", OLD)
    used = sum(len(data) for data in files_on(tmp_path).values())
    before = files_on(tmp_path)
    with pytest.raises(FullError, match=r"full: \d+ KB are needed, 0 KB are free"):
        Update(SmallDrive(tmp_path, used + 100), "new", NEW).run()
    assert files_on(tmp_path) == before


def test_a_drive_with_just_the_room_it_asks_for_is_enough(tmp_path):
    put(tmp_path, "old", OLD)
    used = sum(len(data) for data in files_on(tmp_path).values())
    need = Update(SmallDrive(tmp_path, 0), "new", NEW).room_bytes()
    Update(SmallDrive(tmp_path, used + need), "new", NEW).run()
    assert files_on(tmp_path) == whole("new", NEW)


def test_what_a_cut_left_behind_makes_room(tmp_path):
    put(tmp_path, "old", OLD)
    for _ in itertools.islice(cuts(tmp_path, "new", NEW), 14):
        pass
    sizes = {name: len(data) for name, data in files_on(tmp_path).items()}
    staged = [name for name in sizes if name.startswith(STAGE)]
    assert len(staged) > 3
    used = sum(sizes[name] for name in sizes if name not in staged)
    need = Update(SmallDrive(tmp_path, 0), "new", NEW).room_bytes()
    Update(SmallDrive(tmp_path, used + need), "new", NEW).run()
    assert started(tmp_path) == "new"


@pytest.mark.parametrize("old", [OLD, {**NEW, PICTURE: b"pink"}, {}])
def test_a_drive_that_fills_up_on_the_way_starts_as_before_or_as_new(tmp_path, old):
    before = tmp_path / "before"
    before.mkdir()
    if old:
        put(before, "old", old)
    first = started(before)
    used = sum(len(data) for data in files_on(before).values())
    for room in range(used, used + 4000, 97):
        folder = tmp_path / f"room{room}"
        fill(folder, files_on(before))
        folder.mkdir(exist_ok=True)
        try:
            Update(SmallDrive(folder, room, claimed=1 << 20), "new", NEW).run()
            assert started(folder) == "new"
        except OSError:
            assert started(folder) == first or not old


def test_what_was_prepared_is_taken_back_when_the_drive_fills_up(tmp_path):
    put(tmp_path, "old", OLD)
    before = files_on(tmp_path)
    room = sum(len(data) for data in before.values()) + 900
    with pytest.raises(OSError):
        Update(SmallDrive(tmp_path, room, claimed=1 << 20), "new", NEW).run()
    after = files_on(tmp_path)
    assert {**after, manifest.NAME: b""} == {**before, manifest.NAME: b""}


def test_a_drive_that_can_only_be_read_stays_as_it_is(tmp_path):
    put(tmp_path, "old", OLD)
    before = files_on(tmp_path)
    with pytest.raises(OSError, match="Read-only"):
        Update(LockedDrive(tmp_path), "new", NEW).run()
    assert files_on(tmp_path) == before


def test_the_program_that_starts_from_beside_is_one_for_the_badge():
    assert dialect.faults(BESIDE.decode()) == []
