# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""All that goes on a badge's drive, as bytes by name.

The program and its libraries as code.py reaches them, the licences of both, a
README.txt and the list that the next version tidies up by. The libraries are those
installed here, in the versions that requirements-dev.txt pins.
"""

from importlib import metadata, util
from pathlib import Path

from sim.ship import manifest
from sim.ship.compiler import compiled
from sim.ship.reach import Reach
from sim.ship.version import version_of

PROJECT = Path(__file__).resolve().parent.parent.parent
"""The project's root."""

README = Path(__file__).parent / "README.txt"

REQUIREMENTS = "requirements.txt"
"""The libraries that the program itself asks for, a name a line, for circup."""


class NoLibraryError(Exception):
    """A library of the badge is not installed on this PC; says which and what to do."""


class Contents:
    """A version of the game: its ``version`` and its ``files``, bytes by name."""

    def __init__(self, root: Path = PROJECT, compiler: str = ""):
        """Gather the files; with a compiler, modules are compiled by it.

        Raises CompileError, NoLibraryError, VersionError.
        """
        files = _sources(root)
        self.version = version_of((root / "CHANGELOG.md").read_text("utf-8"), files)
        if compiler:
            files = compiled(files, compiler)
            self.version += "-mpy"
        readme = README.read_text("utf-8").replace("{version}", self.version)
        files["README.txt"] = readme.encode()
        files[manifest.NAME] = manifest.write(self.version, manifest.entries_of(files))
        self.files = files


def library_root() -> Path:
    """Return the folder in which this Python keeps the badge's libraries."""
    name = libraries()[0]
    found = util.find_spec(name)
    if found is None:
        raise NoLibraryError(
            f"the library {name!r} is missing; install requirements-dev.txt"
            " (`make` does)"
        )
    return Path(found.origin).parent.parent


def libraries() -> list:
    """Return the libraries that requirements.txt names."""
    lines = (PROJECT / REQUIREMENTS).read_text("utf-8").splitlines()
    return [line.strip() for line in lines if line.strip() and line[0] != "#"]


def _sources(root):
    """Return the program, its libraries and the licences."""
    reach = Reach(root, library_root())
    files = {name: _plain(root / name) for name in reach.ours}
    for name in reach.libraries:
        files[f"lib/{name}"] = _plain(library_root() / name)
    files["licences/Speed.txt"] = _plain(root / "LICENSE")
    for library in sorted({name.split("/")[0] for name in reach.libraries}):
        files[f"licences/{library}.txt"] = _licence(library)
    return files


def _plain(path):
    """Return a file's bytes; a text's lines end as they do in the repository."""
    data = path.read_bytes()
    return data if path.suffix == ".bmp" else data.replace(b"\r\n", b"\n")


def _licence(library):
    """Return the licence text that an installed library brings along."""
    package = metadata.packages_distributions()[library.removesuffix(".py")][0]
    for file in metadata.distribution(package).files:
        if file.name.upper().startswith("LICEN"):
            return _plain(Path(file.locate()))
    raise NoLibraryError(f"the library {library!r} comes without its licence")
