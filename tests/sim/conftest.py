# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""A drive of its own for each test, and a compiler that stands in for the badge's."""

import os

import pytest

from tests.sim import programs
from tests.sim.ship.mpy import stand_in_compiler


@pytest.fixture
def drive(tmp_path):
    """Return a function that writes a code.py of a few lines, and gives its path."""

    def write(body=programs.LISTEN, **modules):
        folder = tmp_path / "drive"
        folder.mkdir(exist_ok=True)
        for name, text in {**modules, "code": body}.items():
            (folder / f"{name}.py").write_text(text, encoding="utf-8")
        return folder / "code.py"

    return write


@pytest.fixture(scope="session")
def compiler(tmp_path_factory):
    """Return the path of the stand-in compiler."""
    if os.name == "nt":
        pytest.skip("the stand-in compiler is a script that Windows does not start")
    return stand_in_compiler(tmp_path_factory.mktemp("compiler"))
