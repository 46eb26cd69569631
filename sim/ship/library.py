# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The libraries on a drive: ours from the bundle, or circup's, but never both.

circup, Adafruit's tool, puts a library there as .mpy; a .py beside it would win. So a
library that is whole, and not from the bundle, is left alone.
"""

import shutil
import subprocess

from sim.ship import manifest
from sim.ship.contents import PROJECT, REQUIREMENTS


def without_theirs(drive, files: dict) -> dict:
    """Return files without the libraries that the drive has from elsewhere."""
    listed = manifest.read(drive.read(manifest.NAME))
    theirs = tuple(
        f"lib/{library}/"
        for library in libraries_of(files)
        if _is_theirs(drive, files, listed, library)
    )
    return {name: data for name, data in files.items() if not name.startswith(theirs)}


def lacks_libraries(drive, files: dict) -> bool:
    """Return whether the drive has no file of the libraries, from anywhere."""
    return not any(_forms_on(drive, name) for name in files if name[:4] == "lib/")


def libraries_of(files: dict) -> list:
    """Return the names of the libraries among files."""
    return sorted({name.split("/")[1] for name in files if name.startswith("lib/")})


def circup() -> str:
    """Return the path of circup, or "" when it is not installed."""
    return shutil.which("circup") or ""


def fill_by_circup(program: str, drive) -> bool:
    """Let circup fill the drive's lib/; return whether it says that it did."""
    wish = ["install", "-r", str(PROJECT / REQUIREMENTS)]
    try:
        done = subprocess.run([program, "--path", str(drive.root), *wish])
    except OSError:
        return False
    return done.returncode == 0


def _is_theirs(drive, files, listed, library):
    """Return whether a library is there, whole, and some file of it is not ours."""
    is_foreign = False
    for name in files:
        if name.startswith(f"lib/{library}/"):
            forms = _forms_on(drive, name)
            if not forms:
                return False
            for form in forms:
                found = drive.read(form)
                is_ours = manifest.digest(found) in listed.get(form, ())
                is_foreign = is_foreign or not (is_ours or found == files.get(form))
    return is_foreign


def _forms_on(drive, name):
    """Return the forms of a module, .py and .mpy, that a drive has."""
    stem = name.rpartition(".")[0]
    return [n for n in (stem + ".py", stem + ".mpy") if drive.read(n) is not None]
