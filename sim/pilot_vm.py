# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Steers the game in another process: sim/vm/run.py in some MicroPython."""

import json
import os
import subprocess
import tempfile
import threading
from pathlib import Path

from scenes.recovery import OUT_OF_HEAP
from sim.pilot import Crash, Pilot

PATIENCE_S = 120
"""A program that says nothing for so long hangs, as in a heap too small to start in."""

MEMORY = "nvm"
"""The file of the memory that stays, on the drive of links."""
NVM_BYTES = 8192
"""Of the memory that stays; what a machine was never told to keep reads 255."""

STAND_INS = Path(__file__).resolve().parent / "vm"
"""The folder of what runs on the other side."""


class VmPilot(Pilot):
    """A pilot of the program in a MicroPython, which it starts and ends."""

    def __init__(self, micropython: list, root: Path, libraries: Path):
        """Start the code.py of a root; read what its stand-ins took of the heap."""
        super().__init__()
        self._micropython = micropython
        self._drive = tempfile.TemporaryDirectory()
        self._fill_drive(root, libraries)
        (Path(self._drive.name) / MEMORY).write_bytes(b"\xff" * NVM_BYTES)
        self.most_names = 0
        self.report = {}
        """The last line of JSON that the self-test has printed."""
        self._start()
        self._watch_on()
        self._figures = []
        self._listen()
        empty, loaded = self._figures
        self.stand_in_bytes = loaded - empty
        self._figures = []

    def _fill_drive(self, root, libraries):
        """Lay out a drive of links: a file's path is a name in the heap, as long as
        on a badge.
        """
        drive = Path(self._drive.name)
        for path in root.iterdir():
            if path.name not in ("lib", "sim") and not path.name.startswith("."):
                (drive / path.name).symlink_to(path)
        (drive / "lib").symlink_to(libraries)
        (drive / "v").symlink_to(STAND_INS)
        (drive / "m").symlink_to(STAND_INS / "modules")

    def _start(self):
        """Start the interpreter, or start it anew."""
        arguments = [MEMORY, str(min(self.restarts, 1))]
        self._process = subprocess.Popen(
            [*self._micropython, "v/run.py", *arguments],
            cwd=self._drive.name,
            env={**os.environ, "MICROPYPATH": "m:v::lib"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def _watch_on(self):
        """Look again later whether the program has said anything since."""
        self._has_spoken = False
        self._watch = threading.Timer(PATIENCE_S, self._look)
        self._watch.daemon = True
        self._watch.start()

    def _look(self):
        """Kill a program that hangs; however long it runs, one that answers may."""
        if self._has_spoken:
            self._watch_on()
        else:
            self._kill()

    def _kill(self):
        self._process.kill()
        self._process.communicate()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._watch.cancel()
        self._kill()
        self._drive.cleanup()

    def order(self, orders: str) -> list:
        """Have orders carried out (sim/vm/virtual.py); return the figures printed."""
        try:
            self._process.stdin.write(orders + "\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            raise Crash("it ended without a word") from None
        self._listen()
        figures, self._figures = self._figures, []
        return figures

    def _listen(self):
        """Read lines up to the question for orders; start anew what asks for it."""
        self._said = []
        while self._reads_restart():
            self._kill()
            self.restarts += 1
            self._start()
        self._has_spoken = True

    def _reads_restart(self) -> bool:
        """Read lines up to the question (False) or to the wish to restart (True)."""
        last, place = "it ended without a word", ""
        for line in self._process.stdout:
            mark, *words = line.split() or [""]
            if mark == "?":
                if not words:
                    return False
                self._said.append(words)
            elif mark == "!":
                return True
            elif mark == "@":
                self._figures.append(int(words[0]))
            elif mark == "qstr":  # pool: n_pool=6, n_qstr=1238, ...
                self.most_names = max(self.most_names, int(words[2][7:-1]))
            elif mark.startswith("{"):
                self.report = json.loads(line)
            elif line.startswith(OUT_OF_HEAP):
                self.recoveries += 1
            elif mark == "File":  # the last one of a traceback
                place = " in " + line.split("/", 1)[-1].strip()
            elif mark:
                last = line.strip()
        raise Crash(last + place)
