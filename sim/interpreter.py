# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""A MicroPython on this PC: finds it, asks how wide its words are, runs a program.

The package index has one for some PCs (requirements-dev.txt); any other, say a 32-bit
one, is given as a command. Heap figures of a 64-bit one are about twice a badge's.
"""

import shlex
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PROGRAMS = Path(__file__).resolve().parent / "vm"
"""The folder of programs and stand-ins for MicroPython."""

PATIENCE_S = 600

_ASK = "import sys; print(sys.maxsize > 2**31, *sys.implementation.version[:3])"


class NoInterpreter(Exception):
    """There is no MicroPython to run; the message says what to do."""


class Interpreter:
    """One MicroPython, known by the command that starts it."""

    def __init__(self, command: list):
        """Start it once; raises NoInterpreter when it does not answer."""
        self.command = command
        try:
            answer = self.run(["-c", _ASK])
        except OSError as error:
            raise NoInterpreter(f"{command[0]} does not start: {error}") from error
        wide, *version = answer.stdout.split() or [""]
        if answer.returncode or wide not in ("True", "False"):
            raise NoInterpreter(f"{' '.join(command)} is no MicroPython")
        self.bits = 64 if wide == "True" else 32
        self.version = ".".join(version)

    def __str__(self):
        return f"MicroPython {self.version}, {self.bits}-bit"

    def run(self, arguments: list, heap: int = 0) -> subprocess.CompletedProcess:
        """Run it to its end, with a heap of so many bytes (0: its own)."""
        options = ["-X", f"heapsize={heap}"] if heap else []
        return subprocess.run(
            [*self.command, *options, *arguments],
            capture_output=True,
            text=True,
            timeout=PATIENCE_S,
        )


def find(command: str = "") -> Interpreter:
    """Return the MicroPython of a command, or the one installed beside this Python.

    Raises NoInterpreter when there is none.
    """
    if command:
        return Interpreter(shlex.split(command))
    beside = Path(sys.executable).parent / "micropython"
    if not beside.exists():
        raise NoInterpreter("this PC has no MicroPython; name one with --vm COMMAND")
    return Interpreter([str(beside)])


def libraries() -> Path:
    """Return the folder of Adafruit's libraries; NoInterpreter when there is none."""
    import importlib.util

    found = importlib.util.find_spec("adafruit_displayio_layout")
    if found is None:
        raise NoInterpreter("Adafruit's libraries are not installed")
    return Path(found.origin).parent.parent


def size(text: str) -> int:
    """Return the bytes that 112k or 1M or 4096 means; ValueError otherwise."""
    factor = {"k": 1024, "m": 1024 * 1024}.get(text[-1:].lower(), 1)
    digits = text[:-1] if factor > 1 else text
    if not digits.isdecimal() or int(digits) == 0:
        raise ValueError(f"expected a size such as 112k, found {text!r}")
    return int(digits) * factor
