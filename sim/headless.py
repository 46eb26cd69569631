# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Runs code.py by a script, without a window, on a virtual clock.

How to use it in a test::

    from sim.headless import run_script

    result = run_script("500 tap a\\n700 shot menu\\n")
    result.frames["menu"].pixel(0, 0)   # sim.frame.Frame
    result.stats["refreshes"]           # the dictionary that stats.json holds

An exception in code.py comes out of ``run_script``. The lines of a script are done in
order, each at its time: a key that changes is seen by the keypad's look of that time,
if there is one, and a picture shows what code.py drew at that time.
"""

from pathlib import Path

from sim.badge import Badge
from sim.script import parse_script
from sim.stats import Stats


class Result:
    """What a run left: pictures by name, and its record."""

    def __init__(self):
        """Start with nothing."""
        self.frames = {}
        self.record = Stats()
        self.namespace = {}
        """The global names of code.py, as its end left them."""

    @property
    def stats(self) -> dict:
        """The record as a dictionary, as ``stats.json`` holds it."""
        return self.record.as_dict()

    def save(self, folder):
        """Write NAME.png for each picture, and stats.json, making the folder."""
        folder = Path(folder)
        folder.mkdir(parents=True, exist_ok=True)
        for name, frame in self.frames.items():
            frame.save(folder / f"{name}.png")
        (folder / "stats.json").write_text(self.record.as_text(), encoding="utf-8")


def run_script(script, result=None, **options) -> Result:
    """Return the result of running code.py by a script's text or its parsed lines.

    The options are those of Badge. A ``result`` handed in keeps what there was when an
    exception of code.py ends the run.
    """
    lines = parse_script(script) if isinstance(script, str) else script
    result = result or Result()
    with Badge(**options) as badge:
        result.record, result.namespace = badge.stats, badge.namespace
        hand = _Hand(badge, result.frames)
        for line in lines:
            hand.do(line)
        hand.finish()
    return result


class _Hand:
    """Does the lines of a script on a badge; taps let go when they were seen."""

    def __init__(self, badge, frames):
        self._badge = badge
        self._frames = frames
        self._tapped = []
        self._is_ended = False

    def do(self, line):
        """Do one line at its time."""
        self._let_go(line.at_ms - 1)
        is_after_all = line.verb in ("shot", "end")
        self._badge.advance_to(line.at_ms, is_included=is_after_all)
        if line.verb == "shot":
            self._frames[line.word] = self._badge.frame()
        elif line.verb == "up":
            self._badge.release(line.word)
        elif line.verb == "end":
            self._is_ended = True
        else:
            self._badge.press(line.word)
        if line.verb == "tap":
            self._tapped.append((self._badge.next_look_ms, line.word))

    def finish(self):
        """Run until the last change of a key is seen, unless the script said end."""
        if not self._is_ended:
            self._let_go(self._badge.next_look_ms)
            self._badge.advance_to(self._badge.next_look_ms)

    def _let_go(self, time_ms):
        """Let go the tapped keys that were seen by a time."""
        while self._tapped and self._tapped[0][0] <= time_ms:
            seen_ms, key = self._tapped.pop(0)
            self._badge.advance_to(seen_ms)
            self._badge.release(key)
