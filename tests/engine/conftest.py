# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""A MicroPython for the tests of the engine: what it prints must equal CPython's.

The interpreter lies beside Python in the virtual environment, where the wheel of the
development requirements puts it. There is no such wheel for every PC.
"""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.fixture(scope="session")
def micropython():
    """Return a function that runs a script on MicroPython, returning what it prints."""
    beside = Path(sys.executable).parent / "micropython"
    found = str(beside) if beside.exists() else shutil.which("micropython")
    if not found:
        pytest.skip("no micropython beside Python or on the path")

    def run(script):
        done = subprocess.run(
            [found, "-c", script], cwd=ROOT, capture_output=True, text=True, timeout=300
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    return run
