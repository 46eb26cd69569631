# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Who may import whom: the arrows between the rooms of the house.

code.py -> scenes -> engine, code.py -> hardware -> boards. Only sim/ and tests/ know of
a PC. Modules named in strings count as imports: the director loads scenes by name.
"""

import ast
import re

ROOMS = ("engine", "scenes", "hardware", "boards", "sim", "tests", "code", "boot")

MAY_IMPORT = {
    "engine": ("engine",),
    "scenes": ("scenes", "engine"),
    "hardware": ("hardware", "boards"),
    "boards": ("boards",),
    "code": ("scenes", "hardware", "boards"),
    "boot": (),
}
"""The rooms that a room may import; one that is not listed may import all."""

FIRMWARE = {
    "engine": ("array",),
    "boards": ("sys",),
    "boot": ("supervisor",),
    "scenes": (
        *("displayio", "vectorio", "bitmaptools"),
        *("adafruit_displayio_layout", "gc", "json", "sys", "struct"),
    ),
}
"""What a room may import from outside the project; one that is not listed, anything."""

_DOTTED = re.compile(r"(%s)(\.\w+)+" % "|".join(ROOMS))


def imported_names(tree: ast.Module, named_in_strings: bool = True) -> list:
    """Return (name, line) of every module a source imports, lazily or not."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found += [(alias.name, node.lineno) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            found += [
                (f"{node.module}.{alias.name}", node.lineno) for alias in node.names
            ]
        elif named_in_strings and _names_a_module(node):
            found.append((node.value, node.lineno))
    return found


def _names_a_module(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and _DOTTED.fullmatch(node.value) is not None
    )


def wrong_arrows(room: str, source: str) -> list:
    """Return a sentence for each import that a room's source must not have."""
    faults = []
    for name, line in imported_names(ast.parse(source)):
        top = name.split(".")[0]
        allowed = MAY_IMPORT.get(room, ROOMS) if top in ROOMS else FIRMWARE.get(room)
        if allowed is not None and top not in allowed:
            faults.append(f"line {line}: {room} must not import {name}")
    return faults


def strangers(source: str, friends: tuple) -> list:
    """Return what a source imports from the project that is not in some modules."""
    names = [name for name, line in imported_names(ast.parse(source))]
    ours = [name for name in names if name.split(".")[0] in ROOMS]
    return [n for n in ours if n not in friends and n.rpartition(".")[0] not in friends]


def import_cycle(sources: dict) -> list:
    """Return the modules of one import cycle, or []; `sources` maps name to source."""
    edges = {
        name: _known(imported_names(ast.parse(source), False), sources)
        for name, source in sources.items()
    }
    done = set()
    for name in sorted(edges):
        cycle = _walk(name, edges, [], done)
        if cycle:
            return cycle
    return []


def _known(names: list, sources: dict) -> set:
    """Return the modules meant: `engine.rng.Rng` is engine.rng."""
    shorter = ((name, name.rpartition(".")[0]) for name, line in names)
    return {next((n for n in pair if n in sources), None) for pair in shorter} - {None}


def _walk(name: str, edges: dict, path: list, done: set) -> list:
    if name in path:
        return path[path.index(name) :] + [name]
    if name in done:
        return []
    for following in sorted(edges[name]):
        cycle = _walk(following, edges, path + [name], done)
        if cycle:
            return cycle
    done.add(name)
    return []
