# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""What the stand-in compiler makes of a toy."""

import pytest

from sim.ship.compiler import compiled


@pytest.fixture(scope="session")
def as_mpy(compiler):
    """Return a function that compiles a toy's modules, each of them once."""
    known = {}

    def compile_all(files):
        done = {}
        for name, data in files.items():
            if (name, data) not in known:
                known[name, data] = compiled({name: data}, compiler)
            done.update(known[name, data])
        return done

    return compile_all
