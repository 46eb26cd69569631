# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Modules are compiled by a compiler that is there; what it has to say is passed on."""

import pytest

from sim.ship.compiler import CompileError, compiled, is_micropythons
from tests.sim.ship.drives import needs_sh
from tests.sim.ship.mpy import MICROPYTHONS, needs_compiler

FILES = {
    "code.py": b"import a",
    "boot.py": b"",
    "a/__init__.py": b"",
    "a/b.py": b"x = 1\n",
    "art/c.bmp": b"c",
    "licences/d.txt": b"d",
}


def test_each_module_is_there_in_one_form_and_the_start_files_as_source(compiler):
    found = compiled(FILES, compiler)
    names = ["code.py", "boot.py", "a/__init__.mpy", "a/b.mpy", "art/c.bmp"]
    assert list(found) == [*names, "licences/d.txt"]
    assert found["code.py"] == b"import a"


def test_the_same_sources_give_the_same_bytes(compiler):
    assert compiled(FILES, compiler) == compiled(FILES, compiler)


def test_a_fault_in_a_module_is_told_with_its_name(compiler):
    with pytest.raises(CompileError, match=r"a/bad.py: .* says: (?s:.*)SyntaxError"):
        compiled({"a/bad.py": b"if True\n"}, compiler)


@needs_sh
@pytest.mark.parametrize(
    ("script", "words"),
    [("exit 0", "wrote nothing"), ("echo no licence >&2; exit 3", "says: no licence")],
)
def test_a_compiler_that_does_nothing_is_told(tmp_path, script, words):
    path = tmp_path / "mpy-cross"
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(0o755)
    with pytest.raises(CompileError, match=f"a/__init__.py: .*{words}"):
        compiled(FILES, str(path))


def test_a_compiler_that_is_not_there_is_told(tmp_path):
    with pytest.raises(CompileError, match="mpy-cross does not run"):
        compiled(FILES, str(tmp_path / "mpy-cross"))


@needs_compiler
def test_micropythons_own_format_is_recognised(compiler):
    found = compiled({"a/b.py": b"x = 1\n"}, str(MICROPYTHONS))
    assert is_micropythons(found)
    assert not is_micropythons(compiled(FILES, compiler))
