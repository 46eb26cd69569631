# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Compiles modules to .mpy with a compiler that is there: CircuitPython's mpy-cross.

What the firmware itself runs, code.py and boot.py, it wants as source.
"""

import subprocess
import tempfile
from pathlib import Path

from sim.ship.reach import STARTS

MICROPYTHON = b"M"
"""First byte of MicroPython's format; CircuitPython's begins with C."""

PATIENCE_S = 60


class CompileError(Exception):
    """The compiler does not do its work; says which file, and what it said."""


def compiled(files: dict, compiler: str) -> dict:
    """Return files with each module in its .mpy form instead of its .py."""
    found = {}
    with tempfile.TemporaryDirectory() as folder:
        for name, data in files.items():
            if name.endswith(".py") and name not in STARTS:
                mpy = _compile(name, data, compiler, Path(folder))
                found[name[: -len("py")] + "mpy"] = mpy
            else:
                found[name] = data
    return found


def is_micropythons(files: dict) -> bool:
    """Return whether some module is in the format that no badge reads."""
    return any(
        name.endswith(".mpy") and data.startswith(MICROPYTHON)
        for name, data in files.items()
    )


def _compile(name, data, compiler, folder):
    source, target = folder / "module.py", folder / "module.mpy"
    source.write_bytes(data)
    target.unlink(missing_ok=True)
    command = [compiler, "-o", str(target), "-s", name, str(source)]
    try:
        done = subprocess.run(
            command, capture_output=True, text=True, timeout=PATIENCE_S
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise CompileError(f"{compiler} does not run: {error}") from error
    if done.returncode:
        raise CompileError(f"{name}: {compiler} says: {done.stderr.strip()}")
    if not target.is_file():
        raise CompileError(f"{name}: {compiler} wrote nothing")
    return target.read_bytes()
