# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Checks the types of the badge's code, once for each board.

``python -m sim.types`` lays out what a board's firmware has, from circuitpython-stubs,
in a folder of its own under build/ (circuitpython_setboard would edit the installed
package), and runs mypy on the code against it. So a module or a pin that a board lacks
is found, too. Exit status 1 when something is wrong, 2 when a package is missing.
"""

import os
import re
import shutil
import subprocess
import sys
from importlib import util
from pathlib import Path

from boards import KNOWN

ROOT = Path(__file__).resolve().parent.parent

CODE = ("code.py", "boot.py", "boards", "engine", "hardware", "scenes")
"""What is checked."""

HELPERS = ("circuitpython_typing", "adafruit_displayio_layout")
"""Packages that the stubs and the code import, and that bring types along."""

ALWAYS = ("micropython",)
"""What each firmware has without saying so."""

_QUIET = "# mypy: ignore-errors\n"  # stubs name modules that other boards have


class NoStubsError(Exception):
    """A package that the check needs is not installed; says which."""


def main(words=None) -> int:
    """Check the code for each board; return the exit status."""
    if words:
        print("usage: python -m sim.types", file=sys.stderr)
        return 2
    try:
        need("mypy")
        return max(check(board) for board in KNOWN)
    except NoStubsError as error:
        print(f"python -m sim.types: {error}", file=sys.stderr)
        return 2


def check(board: str, root: Path = ROOT, build: Path = ROOT / "build/types") -> int:
    """Check the code in a root for a board; print mypy's words, return its status."""
    stubs = lay_out(board, build / board)
    command = [sys.executable, "-m", "mypy", "--config-file", ROOT / "pyproject.toml"]
    command += ["--cache-dir", build / f"{board}-cache"]
    command += [name for name in CODE if (root / name).exists()]
    print(f"{board}: ", end="", flush=True)
    environment = {**os.environ, "MYPYPATH": str(stubs), "PYTHONSAFEPATH": "1"}
    return subprocess.run(command, cwd=root, env=environment).returncode


def lay_out(board: str, folder: Path) -> Path:
    """Put the stubs of what a board's firmware has into an empty folder; return it."""
    site = need("board_definitions")
    shutil.rmtree(folder, ignore_errors=True)
    definition = (site / "board_definitions" / board / "__init__.pyi").read_text(
        "utf-8"
    )
    for name in firmware_modules(definition):
        stub = site / f"{name}-stubs"
        if stub.is_dir() and name not in sys.stdlib_module_names:
            _copy(stub, folder / name)
    for name in HELPERS:
        _copy(need(name) / name, folder / name)
    text = with_display(definition)
    (folder / "board" / "__init__.pyi").write_text(_QUIET + text, "utf-8")
    return folder


def _copy(source, target):
    """Copy a package's sources and stubs, so marked that only our own are judged."""
    for path in source.rglob("*.py*"):
        if path.suffix in (".py", ".pyi"):
            copy = target / path.relative_to(source)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(_QUIET + path.read_text("utf-8"), "utf-8")


def firmware_modules(definition: str) -> list:
    """Return the modules that a board's definition says are included."""
    line = re.search(r"Included modules: (.*)", definition)[1]
    names = {name.split(".")[0].strip() for name in line.split(",")}
    return sorted({*names, *ALWAYS})


def with_display(definition: str) -> str:
    """Return a definition that tells the display's type; its own has gone since 9."""
    text = definition.replace("displayio.Display", "busdisplay.BusDisplay")
    return text.replace("\nimport busio\n", "\nimport busdisplay\nimport busio\n")


def need(package: str) -> Path:
    """Return the folder that a package is installed in; NoStubsError when it is not."""
    found = util.find_spec(package)
    if found is None:
        raise NoStubsError(
            f"the package {package!r} is missing; install requirements-dev.txt"
            " (`make` does)"
        )
    return Path(list(found.submodule_search_locations)[0]).parent


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
