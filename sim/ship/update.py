# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Brings a drive from one version of the game to another; it may be cut at any step.

After a cut the drive starts either the old version or the new one:

1. When one step leads from one to the other, that step is done: a file is replaced by
   moving another over it. What is new comes before (the old version does not notice),
   what is left behind goes afterwards (the new one does not).
2. When it takes more steps, the new version is first laid down whole in a folder of its
   own. Then one step puts another code.py in place, which starts the version from
   there. Now nobody needs the files at their own places: they are brought up to date,
   and one step more puts the real code.py in place, last of all.

Each of these waits for the one before to be on the drive, and the next run goes on from
any cut. The list of the game's files has all old and new names before the first change.
"""

from sim.ship import manifest
from sim.ship.plan import BESIDE, STAGE, START, Plan, folders_of

PART = "speed-part"
"""A file on its way to its place."""

_LINE_BYTES = 100  # of the list, about


class FullError(Exception):
    """The drive has too little room; says how much is needed."""


class Update:
    """One update of one drive; ``plan`` tells what it will do."""

    def __init__(self, drive, version: str, files: dict):
        """Compare a version's files, bytes by name, with a drive."""
        self._drive = drive
        self._version = version
        self.plan = Plan(drive, version, files)

    def run(self):
        """Do what the plan tells; FullError, or OSError when the drive refuses."""
        plan = self.plan
        if not plan.is_beside:
            self._clear_stage()  # of a run that was cut before it was whole
        self._need_room()
        try:
            self._step(manifest.NAME, self._whole_list())
            self._keep_theirs()
            self._prepare()
        except OSError:
            self._undo()
            raise
        if plan.is_careful:
            self._step(START, BESIDE)
        if plan.is_careful or plan.is_beside:
            self._bring_up_to_date()
            self._step(START, plan.files[START])
        else:
            for name in plan.changes + [n for n in plan.additions if n == START]:
                self._step(name, plan.files[name])
            self._remove(plan.leftovers)
        self._clear_stage()
        self._step(manifest.NAME, plan.list)

    def room_bytes(self) -> int:
        """Return how much room the update takes while it runs."""
        plan = self.plan
        sizes = [len(plan.files[name]) for name in plan.additions]
        sizes += [len(self._drive.read(name)) for name in plan.kept]
        if plan.is_careful:
            sizes += [len(data) for data in plan.files.values()]
            sizes += [1 for _ in folders_of(plan.files)]
        sizes.append(_LINE_BYTES * (len(plan.files) + len(plan.listed)))
        sizes.append(max(map(len, plan.files.values())))
        cluster = self._drive.cluster_bytes()
        clusters = sum(-(-size // cluster) for size in sizes)
        return clusters * cluster + plan.growth_bytes

    def _need_room(self):
        need, free = self.room_bytes(), self._drive.free_bytes()
        if need > free:
            raise FullError(
                f"the drive is full: {need // 1024 + 1} KB are needed,"
                f" {free // 1024} KB are free"
            )

    def _whole_list(self):
        """Return the list of what is ours, in the old version or in the new one."""
        entries = {name: list(found) for name, found in self.plan.listed.items()}
        for name, found in manifest.entries_of(self.plan.files).items():
            known = entries.setdefault(name, [])
            known += [one for one in found if one not in known]
        return manifest.write(self._version, entries)

    def _keep_theirs(self):
        """Copy what is someone's own and in the way to a name beside it."""
        for name in self.plan.kept:
            data = self._drive.read(name)
            self._put(free_name(self._drive, name, data), data)

    def _prepare(self):
        """Write what the version on the drive does not notice."""
        plan = self.plan
        if plan.is_careful:
            for folder in ["", *folders_of(plan.files)]:
                self._drive.add_folder(f"{STAGE}/{folder}".rstrip("/"))
            for name in sorted(plan.files):
                self._drive.write(f"{STAGE}/{name}", plan.files[name])
        elif not plan.is_beside:
            for name in plan.additions:
                if name != START:
                    self._put(name, plan.files[name])

    def _bring_up_to_date(self):
        """Write and remove what nobody needs at the moment."""
        plan = self.plan
        for name in plan.additions + plan.changes:
            if name != START:
                self._put(name, plan.files[name])
        self._remove([n for n in plan.hiders if self._is_ours(n)] + plan.leftovers)
        for name in plan.hiders:
            data = self._drive.read(name)
            if data is not None:
                self._drive.move(name, free_name(self._drive, name, data))

    def _is_ours(self, name):
        return self.plan.is_ours(name, self._drive.read(name))

    def _undo(self):
        """Take back what was prepared, as far as the drive allows."""
        try:
            self._clear_stage()
            added = [] if self.plan.is_careful else self.plan.additions
            self._remove([n for n in added if self._drive.read(n) is not None])
        except OSError:
            return  # then the next run does it

    def _clear_stage(self):
        names = sorted({*self.plan.files, *self.plan.listed})
        staged = [PART, *(f"{STAGE}/{name}" for name in names)]
        self._remove([name for name in staged if self._drive.read(name) is not None])
        for folder in [*reversed(folders_of(names)), ""]:
            self._drive.remove_folder(f"{STAGE}/{folder}".rstrip("/"))

    def _step(self, name, data):
        """Write a file when all before is on the drive, and wait until it is, too."""
        self._drive.settle()
        self._put(name, data)
        self._drive.settle()

    def _put(self, name, data):
        """Write a file so that at each moment it is there whole or not at all."""
        folder = name.rpartition("/")[0]
        if folder:
            self._drive.add_folder(folder)
        self._drive.write(PART, data)
        self._drive.move(PART, name)

    def _remove(self, names):
        """Remove files, and the folders that are empty then: one may hide a module."""
        for name in names:
            self._drive.remove(name)
        for folder in reversed(folders_of(names)):
            self._drive.remove_folder(folder)


def free_name(drive, name: str, data: bytes) -> str:
    """Return a name such as code-old.py that is free, or has these bytes already."""
    stem, _, form = name.rpartition(".")
    number = 1
    while True:
        found = f"{stem}-old{number if number > 1 else ''}.{form}"
        if drive.read(found) in (None, data):
            return found
        number += 1
