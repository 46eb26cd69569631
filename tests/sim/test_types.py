# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The types of the badge's code are checked against what each board really has."""

import ast
import importlib.util

import pytest

from sim import types, wiring
from tests.sim.ship.drives import files_on, fill

needs_mypy = pytest.mark.skipif(
    not importlib.util.find_spec("mypy"), reason="mypy is not installed"
)


def names_in_board(folder):
    """Return the names that the laid-out ``board`` has."""
    tree = ast.parse((folder / "board" / "__init__.pyi").read_text("utf-8"))
    assigned = (node.target.id for node in tree.body if isinstance(node, ast.AnnAssign))
    return {*assigned, *(n.name for n in tree.body if isinstance(n, ast.FunctionDef))}


@pytest.mark.parametrize("board", wiring.BOARDS)
def test_a_board_has_the_pins_that_the_simulator_gives_it(tmp_path, board):
    names = names_in_board(types.lay_out(board, tmp_path / board))
    assert {*wiring.PINS[board], *wiring.SAME_PIN, "DISPLAY"} <= names


def test_only_the_pygamer_has_a_stick(tmp_path):
    boards = [types.lay_out(board, tmp_path / board) for board in wiring.BOARDS]
    assert ["JOYSTICK_X" in names_in_board(board) for board in boards] == [False, True]


def test_modules_that_the_firmware_lacks_are_not_laid_out(tmp_path):
    there = {path.name for path in types.lay_out("pybadge", tmp_path / "b").iterdir()}
    assert {"displayio", "keypad", "supervisor", "micropython"} <= there
    assert not there & {"gifio", "jpegio", "wifi", "framebufferio"}


def test_nothing_that_is_installed_is_changed(tmp_path):
    site = types.need("board_definitions")
    before = files_on(site / "board-stubs")
    types.lay_out("pygamer", tmp_path / "b")
    assert files_on(site / "board-stubs") == before


def test_a_package_that_is_missing_is_named():
    with pytest.raises(types.NoStubsError, match="'no_such_package' is missing"):
        types.need("no_such_package")


def test_arguments_are_refused(capsys):
    assert types.main(["pybadge"]) == 2
    assert "usage" in capsys.readouterr().err


@needs_mypy
@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("import board\nboard.JOYSTICK_X", 'no attribute "JOYSTICK_X"'),
        ("import gifio", 'module named "gifio"'),
        ("import displayio\ndisplayio.Group(scales=2)", 'keyword argument "scales"'),
        ("import board\nboard.DISPLAY.show(None)", 'no attribute "show"'),
        ("def f():\n    return 1 + 'one'", "Unsupported operand types"),
    ],
)
def test_what_a_pybadge_would_refuse_is_found(tmp_path, capfd, code, words):
    fill(tmp_path, {"code.py": code.encode() + b"\n"})
    assert types.check("pybadge", tmp_path, tmp_path / "build") == 1
    assert words in capfd.readouterr().out


@needs_mypy
def test_what_a_pygamer_has_is_let_through(tmp_path, capfd):
    fill(tmp_path, {"code.py": b"import board\nboard.JOYSTICK_X\n"})
    assert types.check("pygamer", tmp_path, tmp_path / "build") == 0
    assert "pygamer: Success" in capfd.readouterr().out
