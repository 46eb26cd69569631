# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The heap check finds what it is there to find: in a small program, made faulty."""

from pathlib import Path

import pytest

from scenes.recovery import OUT_OF_HEAP
from sim import heap
from sim.interpreter import Interpreter, NoInterpreter, size
from sim.pilot import A
from sim.sitting import Sitting
from tests.heap.vm import VM, needs_vm

PROGRAM = Path(__file__).parent / "program" / "code.py"


class SmallGame:
    """The small program's only game."""

    name = "small"

    def enter(self, pilot):
        """Come to the menu."""
        pilot.reach("menu", A)

    def play(self, pilot, number):
        """Play a round."""
        pilot.reach("result", A)
        pilot.reach("menu", A)


def check_of(folder, old="", new=""):
    """Return a heap check of the small program with one piece of it replaced."""
    source = PROGRAM.read_text()
    assert old in source
    (folder / "code.py").write_text(source.replace(old, new))
    return heap.HeapCheck(VM, 0, folder, SmallGame())


@needs_vm
def test_a_program_that_keeps_nothing_passes(tmp_path):
    check = check_of(tmp_path)
    assert len(check.rounds(4)) == 5
    assert check.faults == []


@needs_vm
def test_a_program_that_keeps_a_picture_a_round_is_found(tmp_path):
    keeps = "KEPT.append(bytearray(1000))"
    check = check_of(tmp_path, "self.picture = bytearray(1000)", keeps)
    check.rounds(4)
    assert len(check.faults) == 1
    assert "moved by" in check.faults[0]


@needs_vm
def test_a_program_too_large_for_the_heap_is_found(tmp_path):
    check = check_of(tmp_path, "bytearray(1000)", "bytearray(300000)")
    check.rounds(2)
    assert "MemoryError" in check.faults[0]


@needs_vm
def test_a_program_that_hangs_in_a_scene_is_found(tmp_path):
    check = check_of(tmp_path, '"race": "result"', '"race": "race"')
    check.rounds(2)
    assert "no way from race to result" in check.faults[0]


@needs_vm
def test_the_smallest_heap_is_one_that_it_gets_through(tmp_path):
    check = check_of(tmp_path, "bytearray(1000)", "bytearray(40000)")
    least = check.smallest()
    assert 40000 < least < check.heap
    check.heap = least
    check.rounds(2)
    assert check.faults == []


@needs_vm
def test_the_smallest_heap_to_start_in_is_less_than_a_scene_takes(tmp_path):
    check = check_of(tmp_path, "bytearray(1000)", "bytearray(40000)")
    assert 0 < check.smallest_start() < 40000


@needs_vm
def test_the_command_ends_with_1_when_a_budget_is_broken(tmp_path, capsys):
    check_of(tmp_path, "bytearray(1000)", "bytearray(300000)")
    words = ["--program", str(tmp_path), "--rounds", "2", "--game", "race"]
    assert heap.main(words) == 1
    assert "BROKEN: it did not get through: MemoryError" in capsys.readouterr().out


def test_a_heap_that_is_no_size_is_refused(capsys):
    with pytest.raises(SystemExit) as caught:
        heap.main(["--heap", "lots"])
    assert caught.value.code == 2
    assert "expected a size such as 112k, found 'lots'" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("text", "count"), [("112k", 114688), ("1M", 1048576), ("900", 900)]
)
def test_a_size_may_be_in_bytes_kib_or_mib(text, count):
    assert size(text) == count


def test_a_command_that_is_no_micropython_is_refused(capsys):
    assert heap.main(["--vm", "echo"]) == 2
    assert "echo is no MicroPython" in capsys.readouterr().out


def test_a_command_that_does_not_start_is_refused():
    with pytest.raises(NoInterpreter):
        Interpreter(["no-such-program-here"])


class Mashed:
    """A game of random presses, for the arithmetic alone."""

    is_mashed = True


@pytest.mark.parametrize(
    ("later", "drift"), [([0], 0), ([0, 0, 7000], 0), ([40], 40), ([-30], 0)]
)
def test_of_a_mashed_game_the_median_tells_of_a_leak_not_a_single_menu(later, drift):
    before = [60_000, 60_000] + [55_000, 55_010, 54_990] * 20
    after = [55_000 + more for more in (later * 60)[:60]]
    assert Sitting(Mashed()).drift(before + after) == drift


@needs_vm
def test_a_program_that_begins_anew_since_the_heap_ran_out_is_found(tmp_path):
    told = f'print("{OUT_OF_HEAP}race: no heap"); self.picture = bytearray(1000)'
    check = check_of(tmp_path, "self.picture = bytearray(1000)", told)
    check.rounds(2)
    assert len(check.faults) == 1
    assert check.faults[0].startswith("the heap ran out, times: ")
