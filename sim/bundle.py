# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Writes dist/speed-VERSION.zip: exactly what goes on a badge's drive.

``python -m sim.bundle``; with ``--mpy-cross PATH`` modules are compiled by that
compiler. The same sources give the same bytes. Exit status 1 when the bundle cannot be
made, and then none is written.
"""

import argparse
import os
import sys
from pathlib import Path

from sim.ship.archive import zip_of
from sim.ship.compiler import CompileError, is_micropythons
from sim.ship.contents import PROJECT, Contents, NoLibraryError
from sim.ship.version import VersionError

FAULTS = (CompileError, NoLibraryError, VersionError, SyntaxError, OSError)
"""What gathering the files may end with; each says what is wrong."""

NOT_FOR_A_BADGE = (
    "Mind: this compiler writes MicroPython's .mpy. No badge reads that;"
    " CircuitPython's own mpy-cross is needed."
)


def main(words=None) -> int:
    """Write the bundle; return the exit status."""
    wish = _arguments().parse_args(words)
    try:
        contents = Contents(compiler=wish.mpy_cross)
        path = write(contents, wish.out)
    except FAULTS as error:
        print(f"no bundle: {error}", file=sys.stderr)
        return 1
    size = sum(len(data) for data in contents.files.values())
    print(f"{path}: {len(contents.files)} files, {size:,} bytes")
    if is_micropythons(contents.files):
        print(NOT_FOR_A_BADGE)
    return 0


def write(contents: Contents, folder: Path) -> Path:
    """Write a version's zip into a folder, all or nothing, and return its path."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"speed-{contents.version}.zip"
    unfinished = path.with_suffix(".part")
    unfinished.write_bytes(zip_of(contents.files))
    os.replace(unfinished, path)
    return path


def add_compiler(parser):
    """Add --mpy-cross to a parser."""
    parser.add_argument(
        "--mpy-cross",
        default="",
        metavar="PATH",
        help="compile the modules with this compiler, CircuitPython's mpy-cross",
    )


def _arguments():
    parser = argparse.ArgumentParser(prog="python -m sim.bundle", description=__doc__)
    parser.add_argument(
        "--out", type=Path, default=PROJECT / "dist", help="folder of the zip"
    )
    add_compiler(parser)
    return parser


if __name__ == "__main__":
    sys.exit(main())
