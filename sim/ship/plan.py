# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Compares a version of the game with what is on a drive: what an update has to do.

Only names of the game's own are looked at, now and in the last version's list. What
someone else put there, or has changed since, is not removed.

The interpreter looks for a module as a folder, then as .py, then as .mpy. So a file may
hide another one, and a new file may take over from an old one of another name.
"""

from pathlib import Path

from sim.ship import manifest

START = "code.py"
"""What the firmware runs: it goes last."""

STAGE = "speed-new"
"""The folder in which a new version lies whole until the drive is up to date."""

BESIDE = (Path(__file__).parent / "beside.py").read_bytes()
"""The code.py that starts what lies there."""

_WORTHLESS = (b'print("Hello World!")\n', b'print("Hello World!")')
"""The code.py of a new board."""


class Plan:
    """What is to be done with each name, in sorted lists.

    ``additions``  not on the drive, and nothing there notices when they come.
    ``changes``    on the drive with other bytes, or the same module in another form.
    ``hiders``     such other forms that would be imported in their place.
    ``leftovers``  of the last version only.
    ``theirs``     the same, but changed by someone since: they stay.
    ``kept``       someone's own, in the way of ours: they get another name.
    """

    def __init__(self, drive, version: str, files: dict):
        """Compare a version's files, bytes by name, with a drive."""
        self._drive = drive
        self.files = {n: data for n, data in files.items() if n != manifest.NAME}
        self.list = manifest.write(version, manifest.entries_of(self.files))
        self.old_list = drive.read(manifest.NAME)
        self.listed = manifest.read(self.old_list)
        self.is_beside = STAGE.encode() in (drive.read(START) or b"")
        self.growth_bytes = 0
        self.additions, self.changes, self.hiders, self.kept = [], [], [], []
        for name in sorted(self.files):
            self._compare(name)
        self.leftovers, self.theirs = self._left_behind()

    @property
    def is_done(self) -> bool:
        """Whether the drive has this version already, and nothing else of the game."""
        to_do = self.additions or self.changes or self.hiders or self.leftovers
        return not to_do and self.old_list == self.list

    @property
    def is_careful(self) -> bool:
        """Whether one step is not enough to get from the game there to this one."""
        return not self.is_beside and (len(self.changes) > 1 or bool(self.hiders))

    def is_ours(self, name: str, found: bytes) -> bool:
        """Return whether the last version put these bytes there."""
        return manifest.digest(found) in self.listed.get(name, ())

    def _compare(self, name):
        found, data = self._drive.read(name), self.files[name]
        hiders = self._present(_hiding(name))
        self.hiders += hiders
        if found == data:
            return
        if found is None and not hiders and not self._present(_hidden_by(name)):
            self.additions.append(name)
            return
        self.changes.append(name)
        self.growth_bytes += max(0, len(data) - len(found or b""))
        if found and "/" not in name and not self.is_beside:
            self._keep(name, found)

    def _keep(self, name, found):
        """Keep a file at the top that is in the way, unless it is known and ours."""
        if found not in _WORTHLESS and not self.is_ours(name, found):
            self.kept.append(name)

    def _present(self, names):
        return [name for name in names if self._drive.read(name) is not None]

    def _left_behind(self):
        """Return the last version's files that this one lacks: ours, and theirs."""
        ours, theirs = [], []
        for name in sorted(set(self.listed) - set(self.files) - set(self.hiders)):
            found = self._drive.read(name)
            if found is not None:
                (ours if self.is_ours(name, found) else theirs).append(name)
        return ours, theirs


def folders_of(names) -> list:
    """Return the folders that names lie in, and those above them, upper ones first."""
    found = set()
    for name in names:
        parts = name.split("/")[:-1]
        found |= {"/".join(parts[: count + 1]) for count in range(len(parts))}
    return sorted(found)


def _hiding(name):
    """Return the files that would be imported in the place of a module's file."""
    stem, _, form = name.rpartition(".")
    if form not in ("py", "mpy") or stem in ("code", "boot"):
        return []
    packages = [stem + "/__init__.py", stem + "/__init__.mpy"]
    return packages + ([stem + ".py"] if form == "mpy" else [])


def _hidden_by(name):
    """Return the files that would not be imported any more once a file is there."""
    stem, _, form = name.rpartition(".")
    hidden = [stem + ".mpy"] if form == "py" else []
    for folder in folders_of([name]):
        hidden += [folder + ".py", folder + ".mpy"]
    return hidden
