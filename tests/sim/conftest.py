# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""A drive of its own for each test: a folder with a code.py of a few lines."""

import pytest

from tests.sim import programs


@pytest.fixture
def drive(tmp_path):
    """Return a function that writes a code.py (and more files) and gives its path."""

    def write(body=programs.LISTEN, **modules):
        folder = tmp_path / "drive"
        folder.mkdir(exist_ok=True)
        for name, text in {**modules, "code": body}.items():
            (folder / f"{name}.py").write_text(text, encoding="utf-8")
        return folder / "code.py"

    return write
