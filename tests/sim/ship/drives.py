# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Folders that pass for a badge's drive, and drives that fail when a test wants it."""

import errno
import os

import pytest

from sim.ship.drive import Drive

needs_sh = pytest.mark.skipif(os.name == "nt", reason="programs here are shell scripts")

BOOT_OUT = (
    "Adafruit CircuitPython {} on 2026-01-20; Adafruit Pybadge with samd51j19\n"
    "Board ID:{}\nUID:0123456789ABCDEF\n"
)


def boot_out(version="10.1.1", board="pybadge"):
    """Return what a board's firmware writes at its start."""
    return BOOT_OUT.format(version, board)


def files_on(folder):
    """Return the bytes of all files below a folder, by name."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def fill(folder, files):
    """Write files, bytes by name, into a folder."""
    for name, data in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)


def empty(folder):
    """Remove all that is in a folder."""
    for path in sorted(folder.rglob("*"), reverse=True):
        path.rmdir() if path.is_dir() else path.unlink()


class Unplugged(Exception):
    """The cable is out: nothing more happens on the drive."""


class TestDrive(Drive):
    """A drive that counts its steps and does not wait for any hardware."""

    __test__ = False
    steps = 0

    def settle(self):
        """Take the steps so far as done: here they are."""

    def add_folder(self, name):
        """Make a folder, unless that fails."""
        if not (self.root / name).is_dir():
            self.before_step(name, b"")
        super().add_folder(name)

    def write(self, name, data):
        """Write a file, unless that fails."""
        self.before_step(name, data)
        self.write_plainly(name, data)

    def write_plainly(self, name, data):
        """Write a file without waiting for the disk, which takes most of the time."""
        (self.root / name).unlink(missing_ok=True)
        (self.root / name).write_bytes(data)

    def move(self, old, new):
        """Rename a file, unless that fails."""
        self.before_step(new, b"")
        (self.root / new).unlink(missing_ok=True)  # some disks wait when it is there
        super().move(old, new)

    def remove(self, name):
        """Remove a file, unless that fails."""
        self.before_step(name, b"")
        super().remove(name)

    def remove_folder(self, name):
        """Remove a folder, unless that fails."""
        if (self.root / name).is_dir():
            self.before_step(name, b"")
        super().remove_folder(name)

    def before_step(self, name, data):
        """Count a step."""
        self.steps += 1


class CutDrive(TestDrive):
    """A drive that is unplugged in the middle of a step; half a file may be there."""

    def __init__(self, root, steps_left):
        """Allow some whole steps."""
        super().__init__(root)
        self._steps_left = steps_left

    def before_step(self, name, data):
        """Count a step down, or come to the cut."""
        if self._steps_left == 0:
            if data:
                self.write_plainly(name, data[: len(data) // 2])
            raise Unplugged
        self._steps_left -= 1


class LazyDrive(CutDrive):
    """A drive on which a cut also undoes some of what was not settled yet.

    A PC keeps renamed and removed names back and writes them in an order of its own;
    files that were written are on the drive once ``write`` has returned.
    """

    def __init__(self, root, steps_left, chance):
        """Take a random.Random that says what was done already."""
        super().__init__(root, steps_left)
        self._chance = chance
        self.settle()

    def settle(self):
        """Be sure of all that was done so far."""
        self._sure = files_on(self.root)
        self._kept_back = []

    def write(self, name, data):
        """Write a file at once."""
        super().write(name, data)
        self._sure[name] = data

    def move(self, old, new):
        """Rename a file, some time."""
        self._kept_back.append({new: self.read(old), old: None})
        super().move(old, new)

    def remove(self, name):
        """Remove a file, some time."""
        self._kept_back.append({name: None})
        super().remove(name)

    def before_step(self, name, data):
        """Count a step down, or come to the cut."""
        try:
            super().before_step(name, data)
        except Unplugged:
            for change in self._kept_back:
                if self._chance.random() < 0.5:
                    self._sure.update(change)
            empty(self.root)
            there = {n: found for n, found in self._sure.items() if found is not None}
            fill(self.root, there)
            raise


class SmallDrive(TestDrive):
    """A drive with room for so many bytes; ``claimed`` is what it says of itself."""

    def __init__(self, root, room, claimed=None):
        """Count the files that are there already."""
        super().__init__(root)
        self._room = room
        self._claimed = claimed

    def free_bytes(self):
        """Return what is left, or what it claims."""
        used = sum(len(data) for data in files_on(self.root).values())
        return self._room - used if self._claimed is None else self._claimed

    def cluster_bytes(self):
        """Return 1: here a file takes what it holds."""
        return 1

    def before_step(self, name, data):
        """Refuse what does not fit, half of it written, as a file system does."""
        used = sum(len(found) for n, found in files_on(self.root).items() if n != name)
        if data and used + len(data) > self._room:
            self.write_plainly(name, data[: self._room - used])
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), name)


class LockedDrive(TestDrive):
    """A drive that can only be read."""

    def before_step(self, name, data):
        """Refuse."""
        raise OSError(errno.EROFS, os.strerror(errno.EROFS), name)
