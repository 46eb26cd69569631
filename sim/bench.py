# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Prints one table: each budget of this project beside what was measured now.

``python -m sim.bench`` takes about a minute. Figures for speed are also given for each
million turns of an empty loop, timed in the same run, so that they can be compared
between PCs. What cannot be measured on this PC says why. Exit status 1 when a budget
is broken.
"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

from sim.__main__ import put_root_last
from sim.budgets import (
    CALLS,
    MODULE_BYTES,
    PAR_BYTES,
    PLIES,
    RATIO,
    REFRESH_BYTES,
    STATES,
    TRACK_BYTES,
)
from sim.heap import DRIFT_BYTES, MOVE_BYTES, ROUNDS, HeapCheck
from sim.interpreter import PROGRAMS, ROOT, NoInterpreter, find

REPEATS = 25

BADGE_FILES = ("code.py", "boot.py", "engine", "scenes", "hardware", "boards")


class Table:
    """Rows of what, measured and budget; remembers whether one was broken."""

    def __init__(self):
        self.rows = []
        self.is_broken = False

    def at_most(self, what: str, measured, budget, unit: str):
        """Add a figure that must not be larger than its budget."""
        self._add(what, measured, f"<= {budget:,}", unit, measured <= budget)

    def at_least(self, what: str, measured, budget, unit: str):
        """Add a figure that must not be smaller than its budget."""
        self._add(what, measured, f">= {budget:,}", unit, measured >= budget)

    def note(self, what: str, measured, unit: str):
        """Add a figure without a budget."""
        self.rows.append((what, f"{measured:,}", unit, "", ""))

    def fail(self, what: str, why: str):
        """Add a budget that was broken, in words."""
        self.is_broken = True
        self.rows.append((what, why, "", "", "BROKEN"))

    def skip(self, what: str, why: str):
        """Add what could not be measured, and why."""
        self.rows.append((what, f"not measured: {why}", "", "", ""))

    def _add(self, what, measured, budget, unit, is_kept):
        self.is_broken = self.is_broken or not is_kept
        verdict = "ok" if is_kept else "BROKEN"
        self.rows.append((what, f"{measured:,}", unit, budget, verdict))

    def lines(self) -> list:
        """Return the table as lines of text."""
        return [
            f"{what:45} {measured:>11} {unit:7} {budget:>9} {verdict}".rstrip()
            for what, measured, unit, budget, verdict in self.rows
        ]


def rules(table: Table):
    """Time the rules and the search for pars on both interpreters."""
    _speed(table, "CPython", [sys.executable])
    try:
        _speed(table, "MicroPython", find().command)
    except NoInterpreter as reason:
        table.skip("rules on MicroPython", str(reason))


def _speed(table, name, command):
    program = [*command, str(PROGRAMS / "speed.py"), str(ROOT), str(REPEATS)]
    done = subprocess.run(program, capture_output=True, text=True)
    if done.returncode:
        table.fail(f"rules on {name}", (done.stderr + done.stdout).split("\n")[-2])
        return
    got = {k: int(v) for k, v in (line.split() for line in done.stdout.splitlines())}
    table.note(f"{name}: race plies", got["plies_per_second"], "a s")
    plies = got["plies_per_million_turns"]
    table.at_least(f"{name}: race plies", plies, PLIES[name], "a Mturn")
    table.note(f"{name}: par searches", got["searches_per_second_x10"] / 10, "a s")
    states = got["states_per_million_turns"]
    table.at_least(f"{name}: par states", states, STATES, "a Mturn")
    if name == "CPython":
        table.at_most("tables of a track", got["track_bytes"], TRACK_BYTES, "bytes")
        table.at_most("table of turns left", got["par_bytes"], PAR_BYTES, "bytes")


def heap(table: Table):
    """Play rounds in the small heap and count the garbage."""
    try:
        check = HeapCheck(find(), 0)
        live = check.rounds(ROUNDS)[2:]
        idle, moves = check.garbage()
    except NoInterpreter as reason:
        table.skip("heap", str(reason))
        return
    for fault in check.faults:
        table.fail("heap", fault)
    heap_kib = check.heap // 1024
    table.note(f"heap, {check.interpreter.bits}-bit: given", heap_kib, "KiB")
    if not check.faults:
        table.at_most("  needed", check.smallest() // 1024, heap_kib, "KiB")
        table.note("  live in the menu", live[-1], "bytes")
        drift, limit = max(live) - min(live), DRIFT_BYTES * check.scale
        table.at_most(f"  moved in {ROUNDS} rounds by", drift, limit, "bytes")
    for scene, left in idle.items():
        table.at_most(f"garbage of 1,000 idle passes: {scene}", left, 0, "bytes")
    if moves:
        limit = MOVE_BYTES * check.scale
        table.at_most("garbage of a race move", max(moves), limit, "bytes")


def screen(table: Table):
    """Play the demo and add up what it sent to the screen."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "sim", "demo", "--out", folder]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
        stats = sorted(Path(folder).glob("*/stats.json"))
        if done.returncode or not stats:
            why = (done.stderr.strip().splitlines() or ["no stats.json"])[-1]
            table.fail("demo", why)
        for path in stats:
            add_refreshes(table, path.parent.name, json.loads(path.read_text()))


def depth(table: Table):
    """Play the demo again and count how deep its calls go."""
    from sim.demo_race import show_race
    from sim.depth import DepthGauge

    with tempfile.TemporaryDirectory() as folder, DepthGauge() as gauge:
        show_race(folder)
    table.at_most(f"calls in calls, at {gauge.calls[-1]}", gauge.deepest, CALLS, "")


def add_refreshes(table: Table, game: str, stats: dict):
    """Add what a game's stats.json says of the refreshes within a scene."""
    within = [row for row in stats["refreshes"] if not row["whole"]]
    if not within:
        table.fail(f"{game}: refreshes", "there were none within a scene")
        return
    sent = sum(row["bytes"] for row in within)
    changed = sum(row["changed"] for row in within)
    vain = sum(1 for row in within if not row["changed"])
    table.note(f"{game}: bytes sent in a whole game", sent, "bytes")
    table.note(f"{game}: bytes of pixels that changed", changed, "bytes")
    ratio = round(sent / max(changed, 1), 2)
    table.at_most(f"{game}: sent for each changed", ratio, RATIO, "times")
    largest = max(row["bytes"] for row in within)
    table.at_most(f"{game}: largest refresh", largest, REFRESH_BYTES, "bytes")
    table.at_most(f"{game}: refreshes that change no pixel", vain, 0, "")


def modules(table: Table):
    """Weigh the source files of the badge."""
    files = []
    for name in BADGE_FILES:
        path = ROOT / name
        files += [path] if path.is_file() else path.rglob("*.py")
    largest = max(files, key=lambda path: path.stat().st_size)
    name = largest.relative_to(ROOT).as_posix()
    size = largest.stat().st_size
    table.at_most(f"largest module: {name}", size, MODULE_BYTES, "bytes")
    total = sum(path.stat().st_size for path in files)
    table.note(f"all {len(files)} modules of the badge", total, "bytes")


def main() -> int:
    """Measure all and print the table; return the exit status."""
    put_root_last()
    table = Table()
    for part in (rules, screen, depth, heap, modules):
        part(table)
    print("\n".join(table.lines()))
    return 1 if table.is_broken else 0


if __name__ == "__main__":
    sys.exit(main())
