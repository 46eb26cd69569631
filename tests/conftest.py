# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""What every test starts from: no screen, no sound, and a root that hides nothing.

The root is appended to sys.path, never put first: our code.py would hide the standard
library's `code` (which pdb needs). `PYTHONSAFEPATH=1` does the same for Python 3.11
and newer, but Python 3.10 does not know it.
"""

import gc
import os
import sys
from pathlib import Path

import hypothesis
import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["BLINKA_OS_AGNOSTIC"] = "1"

ROOT = Path(__file__).resolve().parent.parent

sys.path[:] = [entry for entry in sys.path if entry not in ("", str(ROOT))]
sys.path.append(str(ROOT))

# One run is like the other, so that a red test stays red; `make check-slow` looks
# further with fresh inputs.
hypothesis.settings.register_profile("steady", deadline=None, derandomize=True)
hypothesis.settings.register_profile("wide", deadline=None, max_examples=1000)
hypothesis.settings.load_profile("steady")


def pytest_configure(config):
    """Refuse a board that there is not before any test runs."""
    from sim.chosen_board import chosen_board

    try:
        chosen_board()
    except ValueError as error:
        raise pytest.UsageError(str(error))


def pytest_report_header(config):
    """Say on which board the tests run that name none."""
    from sim.chosen_board import chosen_board

    return f"board: {chosen_board()}"


@pytest.fixture(scope="module", autouse=True)
def set_aside():
    """Set aside what earlier files have left: no collection looks through it.

    The game collects garbage at each change of scene, which takes a PC the longer the
    more tests have run before.
    """
    gc.collect()
    gc.freeze()
