# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Small games for a drive that know whether all they are made of belongs together."""

import importlib
import io
import subprocess
from contextlib import redirect_stdout

from sim.badge import Badge
from sim.ship.plan import folders_of
from tests.heap.vm import VM
from tests.sim.ship.mpy import imports_like_a_badge

PICTURE = "scenes/art/toy.bmp"

_CODE = """\
name, wanted = {name!r}, {wanted!r}
found = {{}}
for part in wanted:
    if part != "picture":
        found[part] = __import__(part, None, None, ["MADE"]).MADE
with open({picture!r}) as file:
    found["picture"] = file.read()
print(name if found == wanted else "a mix: %r" % found)
"""


def toy(name, **parts):
    """Return the files of a toy; ``parts`` are modules, a__b for a.b, and what is in.

    Its code.py imports them all, reads a picture, and prints its name if each is as
    this version wants it.
    """
    wanted = {"picture": "plain"}
    wanted.update({part.replace("__", "."): text for part, text in parts.items()})
    files = {PICTURE: wanted["picture"].encode()}
    for module in sorted(set(wanted) - {"picture"}):
        path = module.replace(".", "/")
        is_package = any(other.startswith(module + ".") for other in wanted)
        end = "/__init__.py" if is_package else ".py"
        files[path + end] = f"MADE = {wanted[module]!r}\n".encode()
        for folder in folders_of([path]):
            files.setdefault(folder + "/__init__.py", b"MADE = ''\n")
    code = _CODE.format(name=name, wanted=wanted, picture=PICTURE)
    return {**files, "code.py": code.encode()}


def started(folder):
    """Start what is on a drive; return the toy's name, or else what is wrong.

    "nothing" when there is no code.py.
    """
    if not (folder / "code.py").exists():
        return "nothing"
    importlib.invalidate_caches()
    said = io.StringIO()
    badge = Badge(folder / "code.py")
    with imports_like_a_badge(), redirect_stdout(said), badge:
        badge.advance(10)
    return said.getvalue().strip()


def started_in_micropython(folder):
    """Start what is on a drive in MicroPython; it looks for modules as a badge does."""
    if not (folder / "code.py").exists():
        return "nothing"
    command = [*VM.command, "code.py"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    return done.stdout.strip() + done.stderr.strip()
