# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""A drive with toy scenes beside the real program, and badges that run it."""

import gc
import shutil
import sys
from pathlib import Path

import pytest

from sim.badge import Badge
from sim.kept import memory
from tests.scenes.cardplay import Cards

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
TOYS = {name: (f"toy_{name}",) for name in ("counter", "panel", "broken")}
SHIPPED = ("boards", "engine", "hardware", "scenes")


@pytest.fixture(autouse=True)
def fresh_libraries():
    """Let Adafruit's libraries be imported anew, as after power-on."""
    for name in [name for name in sys.modules if name.startswith("adafruit_display")]:
        del sys.modules[name]


@pytest.fixture(scope="session")
def drive(tmp_path_factory):
    """Return a copy of the drive with the toys at its root."""
    folder = tmp_path_factory.mktemp("drive")
    for name in SHIPPED:
        shutil.copytree(ROOT / name, folder / name)
    for path in [ROOT / "code.py", *HERE.glob("toys/*.py")]:
        shutil.copy(path, folder)
    return folder


@pytest.fixture
def badge():
    """A badge that shows the title."""
    with Badge(nvm=memory()) as badge:
        badge.advance(20)
        yield badge


@pytest.fixture
def stage(drive):
    """A badge that shows the toy scene."""
    with Badge(code=drive / "code.py", nvm=memory()) as badge:
        badge.advance(20)
        director = badge.namespace["director"]
        listed = director.needs

        def needs(name, *wishes):
            return ("toys", TOYS[name]) if name in TOYS else listed(name, *wishes)

        director.needs = needs
        director.go("counter")
        badge.advance(20)
        badge.director = director
        badge.scenes = director.modules["scenes"]
        yield badge


@pytest.fixture(scope="module")
def cards():
    """A badge on which the tests of a module lay one table after the other."""
    with Badge(nvm=memory()) as badge:
        badge.advance(20)
        yield Cards(badge)


@pytest.fixture
def small_heap(monkeypatch):
    """Let the interpreter tell of a heap as small as a badge's."""
    monkeypatch.setattr(gc, "mem_free", lambda: 100_000, raising=False)
    monkeypatch.setattr(gc, "mem_alloc", lambda: 12_000, raising=False)


@pytest.fixture
def small(small_heap):
    """A badge with a small heap that shows the title."""
    with Badge(nvm=memory()) as badge:
        badge.advance(100)
        yield badge
