# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Puts the game on a badge that is plugged in, or brings the one there up to date.

``python -m sim.flash`` finds the drive; ``--drive`` names it. Whatever stops it, the
badge starts the old version or the new one (sim.ship.update says why). Exit status 1
when a badge was refused or there is none, 2 for wrong arguments.
"""

import argparse
import errno
import sys
import time
from pathlib import Path

from sim.bundle import FAULTS, NOT_FOR_A_BADGE, add_compiler
from sim.ship import library, manifest, mounts
from sim.ship.boot_out import NAME, BoardError, board_of
from sim.ship.compiler import is_micropythons
from sim.ship.contents import Contents
from sim.ship.drive import Drive
from sim.ship.update import FullError, Update

LOOK_S = 1
"""How often is looked for the next badge."""

_FULL = "the drive is full", "Remove files of your own from it"
_LOCKED = (
    "the drive is read-only",
    "Press the badge's reset button (a boot.py of your own may have locked the drive)",
)
_GONE = "the drive has gone", "Plug it in again"
_REFUSALS = {
    errno.ENOSPC: _FULL,
    errno.EROFS: _LOCKED,
    errno.EACCES: _LOCKED,
    errno.EPERM: _LOCKED,
    errno.ENOENT: _GONE,
    errno.ENODEV: _GONE,
    errno.EIO: _GONE,
}
"""What an error of the system means here, and what to do."""


class Flasher:
    """Puts one version on badges; asks about circup once at most."""

    def __init__(self, contents: Contents, is_dry: bool, circup, ask):
        """``circup`` is True or False, None to ask; ``ask`` puts a question."""
        self._contents = contents
        self._is_dry = is_dry
        self._wants_circup = circup
        self._ask = ask

    def flash(self, drive: Drive) -> bool:
        """Put the version on a drive; return False when that was not possible."""
        try:
            print(f"{drive}: {board_of(drive)}", flush=True)
            if drive.is_read_only():
                raise OSError(errno.EROFS, "")
            self._offer_circup(drive)
            files = library.without_theirs(drive, self._contents.files)
            self._update(drive, Update(drive, self._contents.version, files))
        except (BoardError, FullError) as error:
            print(f"{drive}: {error}", file=sys.stderr)
        except OSError as error:
            print(f"{drive}: {why(error)}", file=sys.stderr)
        else:
            return True
        return False

    def _update(self, drive, update):
        old = manifest.version(update.plan.old_list) or "no version"
        if update.plan.is_done:
            print(f"Speed {old} is there already: nothing to do.")
            return
        for line in summary(update.plan, old, self._contents.version):
            print(line, flush=True)
        if self._is_dry:
            print("\n".join(details(update.plan)))
            return
        update.run()
        print("Done. Eject the drive, then press the badge's reset button.")
        if drive.read("code.txt") is not None:
            print("Mind: the firmware runs code.txt, which is there, before code.py.")

    def _offer_circup(self, drive):
        """Let circup fill an empty lib/, if it is here and that is wished."""
        program = library.circup()
        is_needed = library.lacks_libraries(drive, self._contents.files)
        if not program or not is_needed or self._is_dry:
            return
        if self._wants_circup is None:
            answer = self._ask(
                "circup is here: let it fill lib/? It goes online. [y/N] "
            )
            self._wants_circup = answer.strip().lower() in ("y", "yes")
        if self._wants_circup and not library.fill_by_circup(program, drive):
            print("circup did not manage; lib/ comes from the bundle.")


def summary(plan, old: str, new: str) -> list:
    """Return a line or two on what an update will do."""
    copied = len(plan.additions) + len(plan.changes)
    removed = len(plan.hiders) + len(plan.leftovers)
    stay = len(plan.files) - copied
    lines = [
        f"{old} -> {new}: to copy {copied}, to remove {removed}, there already {stay}"
    ]
    if plan.is_beside:
        lines.append("An update was cut short here; it is finished now.")
    for name in plan.kept:
        lines.append(f"{name} is not of Speed: it is kept under another name")
    for name in plan.theirs:
        lines.append(f"{name} was changed by someone: it stays")
    return lines


def details(plan) -> list:
    """Return a line for each file that an update would copy or remove."""
    copied = sorted(plan.additions + plan.changes)
    removed = sorted(plan.hiders + plan.leftovers)
    return [f"  copy {name}" for name in copied] + [f"  remove {n}" for n in removed]


def why(error: OSError) -> str:
    """Return what stopped an update and what to do, in plain words."""
    other = f"{error.strerror}: {error.filename}", "See what is in the way"
    reason, remedy = _REFUSALS.get(error.errno, other)
    return (
        f"{reason}. {remedy}, and run this again; until then the badge starts what it"
        " started before, or the new version."
    )


def main(words=None, find=mounts.drives, wait=time.sleep) -> int:
    """Flash the badges that the arguments ask for; return the exit status."""
    parser = _arguments()
    wish = parser.parse_args(words)
    if wish.drive and not wish.drive.is_dir():
        parser.error(f"--drive {wish.drive}: there is no such folder")
    try:
        contents = Contents(compiler=wish.mpy_cross)
    except FAULTS as error:
        print(f"nothing was flashed: {error}", file=sys.stderr)
        return 1
    if is_micropythons(contents.files):
        print(NOT_FOR_A_BADGE)
    circup = wish.circup if wish.circup or not sys.stdin.isatty() else None
    flasher = Flasher(contents, wish.dry_run, circup, input)
    try:
        if wish.all:
            return flash_all(flasher, find, wait)
        return flash_one(flasher, [wish.drive] if wish.drive else find())
    except KeyboardInterrupt:
        print("\nStopped. Run this again to finish; the badge starts either version.")
        return 130


def flash_one(flasher: Flasher, roots: list) -> int:
    """Flash the only drive; return the exit status."""
    if not roots:
        print(
            f"There is no badge: no drive called {mounts.LABEL} is mounted. Plug one"
            " in, or name its folder: make flash DRIVE=PATH",
            file=sys.stderr,
        )
        return 1
    if len(roots) > 1:
        names = ", ".join(map(str, roots))
        print(
            f"There are several badges ({names}): name one with DRIVE=PATH, or take"
            " them all with ALL=1",
            file=sys.stderr,
        )
        return 1
    return 0 if flasher.flash(Drive(roots[0])) else 1


def flash_all(flasher: Flasher, find, wait) -> int:
    """Flash one badge after another until stopped; return the exit status."""
    print("Plug in one badge after another; Ctrl-C ends this.")
    handled, counts = set(), {True: 0, False: 0}
    try:
        while True:
            present = {(root, Drive(root).read(NAME)) for root in find()}
            for badge in sorted(present - handled, key=str):
                counts[flasher.flash(Drive(badge[0]))] += 1
                print("The next one, please.")
            handled = present
            wait(LOOK_S)
    except KeyboardInterrupt:
        print(f"\nBadges done: {counts[True]}, refused: {counts[False]}.")
    return 1 if counts[False] else 0


def _arguments():
    parser = argparse.ArgumentParser(prog="python -m sim.flash", description=__doc__)
    parser.add_argument(
        "--drive", type=Path, metavar="PATH", help="the badge's drive, where mounted"
    )
    parser.add_argument(
        "--dry-run", action="store_true", help="say what would be done, do nothing"
    )
    parser.add_argument(
        "--all", action="store_true", help="one badge after another, until stopped"
    )
    parser.add_argument(
        "--circup", action="store_true", help="let circup fill lib/ without asking"
    )
    add_compiler(parser)
    return parser


if __name__ == "__main__":
    sys.exit(main())
