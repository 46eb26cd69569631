# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""A badge's drive: every way in which flashing reads it and changes it.

Each method that changes something is one step, and a cut falls between two of them or
in the middle of ``write``. ``settle`` waits until all steps so far are on the drive: a
PC keeps them back and does them in an order of its own.
"""

import os
from contextlib import suppress
from pathlib import Path


class Drive:
    """A folder that is the root of a drive; names are relative, with slashes."""

    def __init__(self, root: Path):
        """Take a mounted drive, or a folder that passes for one."""
        self.root = Path(root)

    def __str__(self):
        return str(self.root)

    def read(self, name: str):
        """Return a file's bytes, or None when there is none of this name."""
        path = self.root / name
        return path.read_bytes() if path.is_file() else None

    def is_read_only(self) -> bool:
        """Return whether the system has mounted it so that nothing can be changed."""
        return hasattr(os, "statvfs") and bool(
            os.statvfs(self.root).f_flag & os.ST_RDONLY
        )

    def free_bytes(self) -> int:
        """Return how much more fits on the drive."""
        return _space(self.root)[0]

    def cluster_bytes(self) -> int:
        """Return what a file of one byte takes."""
        return _space(self.root)[1]

    def add_folder(self, name: str):
        """Make a folder and those above it; one that is there may stay."""
        (self.root / name).mkdir(parents=True, exist_ok=True)

    def write(self, name: str, data: bytes):
        """Write a file in an existing folder; half of it may be there after a cut."""
        with open(self.root / name, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())

    def move(self, old: str, new: str):
        """Give a file a new name in one step; a file of that name is replaced."""
        os.replace(self.root / old, self.root / new)

    def remove(self, name: str):
        """Remove a file."""
        (self.root / name).unlink()

    def remove_folder(self, name: str):
        """Remove a folder if it is empty."""
        with suppress(OSError):
            (self.root / name).rmdir()

    def settle(self):
        """Wait until all that was changed is on the drive."""
        if hasattr(os, "sync"):  # Windows writes to such drives at once
            os.sync()


def _space(root):
    """Return the free bytes and the bytes of a cluster."""
    if hasattr(os, "statvfs"):
        found = os.statvfs(root)
        return found.f_bavail * found.f_frsize, min(found.f_frsize, 4096)
    import shutil

    return shutil.disk_usage(root).free, 4096
