# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The house stands as drawn: arrows one way, every file short, signed and finished."""

import ast
import code
import os
import subprocess
import sys
from pathlib import Path

import pytest

from sim.budgets import MODULE_BYTES
from tests.checks import arrows, style
from tests.checks.tree import BADGE, PC, ROOT, module_name, python_files, source_of

EVERY_FILE = python_files(*BADGE, *PC)
SHIPPED = python_files(*BADGE)
DOCUMENTED = python_files(*BADGE, "sim")
WRITTEN = [
    *map(Path, ("Makefile", ".ci/run", ".gitignore", "pyproject.toml")),
    *map(Path, ("requirements.txt", "requirements-dev.txt", "requirements-lab.txt")),
    *map(Path, ("README.md", "README.es.md", "CHANGELOG.md")),
    *sorted(path.relative_to(ROOT) for path in ROOT.glob("docs/*.md")),
]


def each(paths):
    return pytest.mark.parametrize("path", paths, ids=Path.as_posix)


@each(SHIPPED)
def test_arrows_point_one_way(path):
    room = path.with_suffix("").parts[0]
    assert arrows.wrong_arrows(room, source_of(path)) == []


@pytest.mark.parametrize(
    ("room", "source"),
    [
        ("engine", "import random"),
        ("engine", "import micropython"),
        ("engine", "from scenes.font import tile_of"),
        ("scenes", "import board"),
        ("scenes", "def f():\n    from hardware import clock"),
        ("scenes", "CLOCK = ('hardware.clock',)"),
        ("hardware", "from engine.rng import Rng"),
        ("boards", "import time"),
        ("code", "import engine.race"),
        ("code", "import sim"),
    ],
)
def test_a_wrong_arrow_is_seen(room, source):
    assert arrows.wrong_arrows(room, source) != []


SECOND_REFEREE = tuple(
    f"tests.engine.race.{name}"
    for name in ("oracle", "second_reading", "drivers", "rings")
)


@pytest.mark.parametrize("module", SECOND_REFEREE)
def test_the_second_referee_shares_no_code_with_the_engine(module):
    source = source_of(Path(module.replace(".", "/") + ".py"))
    assert arrows.strangers(source, SECOND_REFEREE) == []


@pytest.mark.parametrize(
    "source",
    ["from engine.rng import Rng", "import sim.check", "import tests.engine.race"],
)
def test_a_second_referee_that_borrows_is_seen(source):
    assert arrows.strangers(source, SECOND_REFEREE) != []


def test_no_modules_import_each_other_in_a_circle():
    sources = {module_name(path): source_of(path) for path in EVERY_FILE}
    assert arrows.import_cycle(sources) == []


def test_a_circle_of_imports_is_seen():
    sources = {"a": "from b import x", "b": "import c", "c": "import a.y", "d": ""}
    assert arrows.import_cycle(sources) == ["a", "b", "c", "a"]


@each([*EVERY_FILE, *WRITTEN])
def test_a_file_is_signed_short_and_finished(path):
    most_lines = style.FILE_LINES if path.suffix == ".py" else style.PAGE_LINES
    assert style.text_faults(source_of(path), most_lines) == []


@pytest.mark.parametrize(
    "line",
    ["# TO" + "DO later", "PLACE = '/ho" + "me/me/speed'", "x = 1\n" * 401],
)
def test_an_unfinished_file_is_seen(line):
    signed = "# SPDX-License-Identifier: MIT\n"
    assert style.text_faults(signed + line) != []


def test_an_unsigned_file_is_seen():
    assert style.text_faults("x = 1\n") == ["no SPDX line at the top"]


@each(DOCUMENTED)
def test_what_is_public_says_what_it_does(path):
    assert style.missing_docstrings(ast.parse(source_of(path))) == []


def test_a_missing_docstring_is_seen():
    source = "'''m'''\nclass A:\n '''c'''\n def f(self): pass\n def _g(self): pass"
    assert style.missing_docstrings(ast.parse(source)) == ["line 4: f has no docstring"]


@each(EVERY_FILE)
def test_functions_are_short_and_flat(path):
    assert style.long_or_deep(ast.parse(source_of(path))) == []


def test_a_long_function_is_seen():
    source = "def f():\n    '''doc'''\n" + "    x = 1\n" * 40
    assert style.long_or_deep(ast.parse(source)) == ["line 1: f is too long"]


def test_a_deep_function_is_seen():
    blocks = ["for a in b:", "while a:", "with a:", "if a:", "try:"]
    lines = ["def f():"] + [" " * (i + 1) + line for i, line in enumerate(blocks)]
    source = "\n".join([*lines, "      pass", "     finally: pass"])
    assert style.long_or_deep(ast.parse(source)) == ["line 1: f is nested too deep"]


def test_an_elif_is_not_nested():
    source = "if a: pass\nelif b: pass\nelif c: pass"
    assert style.nesting(ast.parse(source)) == 1


@each(SHIPPED)
def test_a_module_is_small_enough_to_compile_on_the_badge(path):
    assert (ROOT / path).stat().st_size <= MODULE_BYTES


def test_code_py_does_not_hide_the_standard_librarys_code_here():
    assert hasattr(code, "InteractiveConsole")


@pytest.mark.parametrize(
    "program",
    [
        "import tests.conftest",
        "from sim.__main__ import put_root_last; put_root_last()",
    ],
    ids=["tests", "sim"],
)
def test_code_py_does_not_hide_it_in_a_process_started_from_the_root(program):
    """Python puts the folder it starts in first on sys.path; ours put it last."""
    done = subprocess.run(
        [sys.executable, "-c", program + "\nimport code; code.InteractiveConsole"],
        cwd=ROOT,
        env={**os.environ, "PYTHONSAFEPATH": "", "PYTHONPATH": ""},
        capture_output=True,
        text=True,
    )
    assert done.stderr == ""
