# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""What code.py finds around it: its modules, its folder, its clock, its chance.

While code.py has the processor, the stand-ins come first on sys.path, then the drive's
lib/, and the drive's root last (first, its code.py would hide the standard library's
``code``); the drive's own modules are a set apart, so that two runs in one process
never touch. When the processor goes back, everything is as it was; code.py finds its
folder and its sys.path again as it left them.
"""

import os
import sys
import threading
import time
from contextlib import contextmanager
from pathlib import Path

from sim import machine as machines
from sim import toml

STAND_INS = Path(__file__).parent / "modules"
"""The folder of modules that only a board has."""

PROJECT = Path(__file__).parent.parent
"""The project's root, where the real code.py lies."""

_NOT_THE_DRIVES = {"sim", "tests", "code", "boot"}
"""Names at a drive's root that no module of the game is imported by."""

_IN_ITS_LIB = {"adafruit_displayio_layout"}
"""What the badge keeps in lib/: loaded anew in each run, as at each power-on."""

_names_of_stand_ins = {path.stem for path in STAND_INS.glob("*.py")}


def _names_on_drive(root: Path) -> set:
    """Return the names of the modules and packages on a drive."""
    names = {path.stem for path in root.glob("*.py")}
    names |= {path.parent.name for path in root.glob("*/__init__.*py")}  # and .mpy
    return (names | _IN_ITS_LIB) - _NOT_THE_DRIVES


def _take_modules(names: set) -> dict:
    """Remove the modules with these top names from sys.modules, and return them."""
    found = {}
    for name in list(sys.modules):
        if name.partition(".")[0] in names:
            found[name] = sys.modules.pop(name)
    return found


def _path_with(roots: list, libraries: Path = None) -> list:
    """Return sys.path with the stand-ins first and these roots last.

    A drive's own libraries come before those that are installed here.
    """
    last = [str(root) for root in roots]
    middle = [entry for entry in sys.path if os.path.abspath(entry or ".") not in last]
    first = [str(libraries)] if libraries and libraries.is_dir() else []
    return [str(STAND_INS), *first, *middle, *last]


@contextmanager
def stand_ins_first():
    """Let an import inside find the stand-ins, and leave no trace of them."""
    outside, path = _take_modules(_names_of_stand_ins), sys.path
    sys.path = _path_with([])
    try:
        yield
    finally:
        sys.path = path
        _take_modules(_names_of_stand_ins)
        sys.modules.update(outside)


class World:
    """The surroundings of one run, put up and taken away with the processor."""

    def __init__(self, root: Path, machine):
        """Take the drive's root and the machine that the stand-ins shall see."""
        self._root = root
        self._machine = machine
        self._names = _names_of_stand_ins | _names_on_drive(root)
        self._names |= _names_on_drive(PROJECT)  # never those that a test has loaded
        self._inside = {}
        self._outside = {}
        self._first_path = _path_with([root, PROJECT], root / "lib")
        self._inner_path = [*self._first_path]
        self._inner_folder = root
        self.thread = None
        """The thread that runs code.py; others keep the real clock."""

    def enter(self):
        """Put the surroundings up."""
        self._outside = _take_modules(self._names)
        sys.modules.update(self._inside)
        self._path, self._folder = sys.path, os.getcwd()
        sys.path = self._inner_path
        os.chdir(self._inner_folder)
        machines.make_current(self._machine)
        self._originals = [
            (owner, name, getattr(owner, name))
            for owner, name in (
                (time, "sleep"),
                (time, "monotonic"),
                (time, "monotonic_ns"),
                (os, "urandom"),
                (os, "getenv"),
            )
        ]
        for owner, name, original in self._originals:
            setattr(owner, name, self._here(original, getattr(self, "_" + name)))

    def leave(self):
        """Take the surroundings away again."""
        for owner, name, original in self._originals:
            setattr(owner, name, original)
        machines.make_current(None)
        self._inner_path, self._inner_folder = sys.path, os.getcwd()
        os.chdir(self._folder)
        sys.path = self._path
        self._inside = _take_modules(self._names)
        sys.modules.update(self._outside)

    @property
    def modules(self) -> dict:
        """The drive's modules and the stand-ins, by name, while nothing runs."""
        return dict(self._inside)

    def forget_modules(self):
        """Take the drive's modules away, so that they are loaded anew.

        Folder and path are again those of power-on, as with the firmware since 9.1.
        """
        _take_modules(self._names)
        sys.path = [*self._first_path]
        os.chdir(self._root)

    def _here(self, original, replacement):
        """Return a function that is the replacement in code.py's thread only."""

        def choose(*args, **named):
            is_here = threading.current_thread() is self.thread
            return (replacement if is_here else original)(*args, **named)

        return choose

    def _sleep(self, seconds):
        if seconds < 0:
            raise ValueError("sleep length must be non-negative")
        self._machine.sleep_us(round(seconds * 1_000_000))

    def _monotonic(self):
        return self._machine.now_us / 1_000_000

    def _monotonic_ns(self):
        return self._machine.now_us * 1000

    def _getenv(self, name, default=None):
        return toml.read(self._root / "settings.toml").get(name, default)

    def _urandom(self, count):
        return self._machine.random_bytes(count)
