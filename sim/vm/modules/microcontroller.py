# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The memory that stays when the power goes: a file, so that it takes no heap."""


class Memory:
    """Some bytes of a file, by slices only."""

    def __init__(self, path, size):
        """Take the file, which is there."""
        self._path = path
        self._size = size

    def __len__(self):
        return self._size

    def __getitem__(self, part):
        with open(self._path, "rb") as file:
            file.seek(part.start)
            return file.read(part.stop - part.start)

    def __setitem__(self, part, record):
        with open(self._path, "r+b") as file:
            file.seek(part.start)
            file.write(record)


nvm = None
"""Set by sim/vm/run.py."""
