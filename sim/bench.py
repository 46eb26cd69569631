# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Prints one table: each budget of this project beside what was measured now.

``python -m sim.bench`` takes some twenty minutes, most of them for the two runs of 200
rounds over both games. The heap is that of the MicroPython given with ``--vm``; without
one that of requirements-dev.txt, whose 64 bits take twice the room. Figures for speed
are also given for each million turns of an empty loop, timed in the same run, so that
they can be compared between PCs. What cannot be measured on this PC says why. Exit
status 1 when a budget is broken.
"""

import argparse
import contextlib
import functools
import io
import json
import subprocess
import sys
import tempfile
from pathlib import Path

from sim.__main__ import put_root_last
from sim.badge import Badge
from sim.budgets import (
    CALLS,
    CARDS_RATIO,
    MODULE_BYTES,
    NAMES,
    PAR_BYTES,
    PLIES,
    RATIO,
    REFRESH_BYTES,
    RIVAL_LOOKUPS,
    STATES,
    TRACK_BYTES,
)
from sim.heap import GAMES, MOVE_BYTES, ROUNDS, HeapCheck
from sim.interpreter import PROGRAMS, ROOT, NoInterpreter, find, libraries
from sim.sitting import DRIFT_BYTES, Sitting

REPEATS = 25
RATIOS = {"race": RATIO, "cards-friend": CARDS_RATIO, "cards-computer": CARDS_RATIO}
"""Bytes sent over a whole game for each byte of a pixel that changed, at most."""

ENDURANCE = 200
"""Rounds over both games in one sitting."""

PRESSES = 20_000
"""At 200 a second; the tests of Cards press 100,000 keys."""

LEVEL_ROUNDS = 1000
RIVAL_MATCHES = 60
EVEN = (40, 60)
"""The share of rounds, in percent, that a person may win against the shadow."""


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

    def below(self, what: str, measured, limit, unit: str):
        """Add a figure that must be smaller than another."""
        self._add(what, measured, f"< {limit:,}", unit, measured < limit)

    def between(self, what: str, measured, least, most, unit: str):
        """Add a figure that must lie between two budgets."""
        self._add(what, measured, f"{least}..{most}", unit, least <= measured <= most)

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
            f"{what:51} {measured:>11} {unit:7} {budget:>9} {verdict}".rstrip()
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


def heap(table: Table, vm: str = ""):
    """Play in a heap as small as the badge's, each game from power-on."""
    try:
        interpreter = find(vm)
        libraries()
    except NoInterpreter as reason:
        table.skip("heap", str(reason))
        return
    check = HeapCheck(interpreter, 0)
    least_kib = check.smallest_start() // 1024
    table.at_most("title: heap needed", least_kib, check.heap // 1024, "KiB")
    for game in GAMES:
        check = HeapCheck(interpreter, 0, game=game)
        if game.name == "both":
            _endurance(table, check, f"{check.heap // 1024} KiB")
        else:
            _heap_of(table, check)


def _endurance(table, sitting: Sitting, where: str):
    """Add what many rounds over both games in one sitting leave behind."""
    live = sitting.rounds(ENDURANCE)
    for fault in sitting.faults:
        table.fail(f"both games, {where}", fault)
    played = len(live) - 1
    table.at_least(f"both games, {where}: rounds", played, ENDURANCE, "")
    if not sitting.faults:
        drift, limit = sitting.drift(live), DRIFT_BYTES * sitting.scale
        table.at_most(f"both games, {where}: moved by", drift, limit, "bytes")
    if sitting.most_names:
        names = sitting.most_names
        table.at_most(f"both games, {where}: names", names, NAMES, "")


def endurance(table: Table):
    """Play both games on the virtual badge for long."""
    from sim.endurance import Endurance

    _endurance(table, Endurance(), "virtual badge")


def _heap_of(table, check):
    """Add what one game's check finds."""
    name = check.game.name
    live = check.rounds(ROUNDS)
    idle, moves = check.garbage()
    for fault in check.faults:
        table.fail(f"{name}: heap", fault)
    heap_kib = check.heap // 1024
    table.note(f"{name}: {check.interpreter.bits}-bit heap given", heap_kib, "KiB")
    if not check.faults:
        least_kib = check.smallest() // 1024
        table.at_most(f"{name}: heap needed", least_kib, heap_kib, "KiB")
        table.note(f"{name}: live in the menu", live[-1], "bytes")
        drift, limit = check.drift(live), DRIFT_BYTES * check.scale
        table.at_most(f"{name}: moved in {ROUNDS} rounds by", drift, limit, "bytes")
    for scene, left in idle.items():
        what = f"{name}: garbage of 1,000 passes, {scene}"
        table.at_most(what, left, 0, "bytes")
    if moves:
        limit = MOVE_BYTES * check.scale
        table.at_most(f"{name}: garbage of a move", max(moves), limit, "bytes")


def presses(table: Table):
    """Press random keys wherever they lead, and see that each is judged once."""
    from sim.kept import memory
    from sim.presses import Presses

    out = contextlib.redirect_stdout(io.StringIO())  # the self-test may be met
    with out, Badge(nvm=memory()) as badge:
        badge.advance(100)
        keys = Presses(badge)
        keys.press(PRESSES, 1)
    table.note("random presses: changes of keys", keys.delivered, "")
    table.at_least("random presses: judged", keys.judged, keys.delivered, "")
    table.at_most("random presses: judged wrongly", keys.wrong, 0, "")


def levels(table: Table):
    """Let a simulated person play each of the computer's levels at Cards."""
    from sim.levels import rows

    add_levels(table, rows(LEVEL_ROUNDS))


def add_levels(table: Table, shares: list):
    """Add the person's shares: less at each level, and even against the last."""
    before = 100.0
    for name, share in shares[:-1]:
        what = f"person of 0.9 s a card wins against {name}"
        table.below(what, round(share, 2), round(before, 2), "%")
        before = share
    name, share = shares[-1]
    what = f"person of 0.9 s a card wins against {name}"
    table.between(what, round(share, 2), *EVEN, "%")


def rivals(table: Table):
    """Let each of the computer's levels at Ring race the one below it."""
    from sim.rivals import Course, most_lookups, rows

    add_rivals(table, rows(RIVAL_MATCHES))
    most = max([most_lookups(Course(number)) for number in range(6)])
    table.at_most("look-ups of the champ's answer", most, RIVAL_LOOKUPS, "")


def add_rivals(table: Table, found):
    """Add the share of matches that each level wins against the one below it."""
    from engine.race.rival import LEVELS
    from sim.rivals import ENOUGH

    for level, *counts in found:
        what = f"matches that the {LEVELS[level]} wins against the {LEVELS[level - 1]}"
        share = round(100 * counts[0] / sum(counts), 1)
        table.at_least(what, share, ENOUGH, "%")


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
    from sim.demo_cards import show_computer, show_friends
    from sim.demo_race import show_race
    from sim.depth import DepthGauge

    for show in (show_race, show_friends, show_computer):
        with tempfile.TemporaryDirectory() as folder, DepthGauge() as gauge:
            show(folder)
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
    table.at_most(f"{game}: sent for each changed", ratio, RATIOS[game], "times")
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


def main(words: list) -> int:
    """Measure all and print the table; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m sim.bench")
    parser.add_argument("--vm", default="", help="the MicroPython with the small heap")
    in_heap = functools.partial(heap, vm=parser.parse_args(words).vm)
    put_root_last()
    table = Table()
    parts = (rules, screen, presses, depth, in_heap, endurance, levels, rivals, modules)
    for part in parts:
        part(table)
    print("\n".join(table.lines()))
    return 1 if table.is_broken else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
