# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Counts how many calls of the badge's Python stand inside each other.

The firmware gives up between 25 and 47 ("pystack exhausted"). Frames of our files and
of Adafruit's libraries count; what is native on a badge does not. Use it round a run of
sim.badge.Badge: the thread that runs code.py is started inside.
"""

import threading
from pathlib import Path

from sim.world import PROJECT

ROOMS = ("code.py", "engine", "scenes", "hardware", "boards")
LIBRARIES = ("adafruit_displayio_layout",)


class DepthGauge:
    """A context manager; ``deepest`` is the largest depth, ``calls`` its frames."""

    def __init__(self, root: Path = PROJECT):
        """Count the files of a drive's root."""
        self._root = root
        self.deepest = 0
        self._depth = 0
        self.calls = []
        self._is_ours = {}

    def __enter__(self):
        threading.setprofile(self._on_call)
        return self

    def __exit__(self, *_):
        threading.setprofile(None)

    def _on_call(self, frame, event, _):
        if event not in ("call", "return"):
            return
        if not self._counts(frame.f_code.co_filename):
            return
        self._depth += 1 if event == "call" else -1
        if self._depth > self.deepest:
            self.deepest = self._depth
            self.calls = self._stack(frame)

    def _stack(self, frame) -> list:
        calls = []
        while frame is not None:
            code = frame.f_code
            if self._counts(code.co_filename):
                calls.append(f"{Path(code.co_filename).name}:{code.co_name}")
            frame = frame.f_back
        return calls[::-1]

    def _counts(self, filename: str) -> bool:
        if filename not in self._is_ours:
            path = Path(filename)
            on_drive = any(self._root / room in (path, *path.parents) for room in ROOMS)
            in_library = any(library in path.parts for library in LIBRARIES)
            self._is_ours[filename] = on_drive or in_library
        return self._is_ours[filename]
