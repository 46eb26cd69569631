# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Counts how many calls of the badge's Python stand inside each other.

The firmware gives up between 25 and 47 ("pystack exhausted"). Frames of our files and
of Adafruit's libraries count; what is native on a badge does not. Use it round a run of
sim.badge.Badge: the thread that runs code.py is started inside.
"""

import sys
import threading
from pathlib import Path

from sim.world import PROJECT

ROOMS = ("code.py", "engine", "scenes", "hardware", "boards")
LIBRARIES = ("adafruit_display_text", "adafruit_displayio_layout")


class DepthGauge:
    """A context manager; ``deepest`` is the largest depth, ``calls`` its frames."""

    def __init__(self):
        self.deepest = 0
        self.calls = []
        self._is_ours = {}

    def __enter__(self):
        threading.setprofile(self._on_call)
        return self

    def __exit__(self, *_):
        threading.setprofile(None)

    def _on_call(self, frame, event, _):
        if event != "call" or not self._counts(frame.f_code.co_filename):
            return
        calls = []
        while frame is not None:
            code = frame.f_code
            if self._counts(code.co_filename):
                calls.append(f"{Path(code.co_filename).name}:{code.co_name}")
            frame = frame.f_back
        if len(calls) > self.deepest:
            self.deepest = len(calls)
            self.calls = calls[::-1]

    def _counts(self, filename: str) -> bool:
        if filename not in self._is_ours:
            self._is_ours[filename] = _is_ours(Path(filename))
        return self._is_ours[filename]


def _is_ours(path: Path) -> bool:
    if PROJECT in path.parents:
        parts = path.relative_to(PROJECT).parts
        if parts[0] in ROOMS:
            return True
    return any(library in path.parts for library in LIBRARIES)
