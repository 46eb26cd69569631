# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Finds the files that the badge's program reaches: these go on the drive, no others.

A file is reached from code.py or boot.py when a reached module

- imports it, at the top or later, or imports a module of its package;
- names it as a module in a string. What is filled in later stands for any word:
  ``"scenes.texts.%s.%s"`` reaches every text, and ``"boards."`` every board;
- names it as a file in a string, as ``"scenes/art/font.bmp"``;

or when a reached text file has it as a word, as scenes/needs.txt, with ``*`` for any.
So a new module or picture goes along by itself, and what only a PC uses stays behind.
"""

import ast
import re
from pathlib import Path

STARTS = ("code.py", "boot.py")
"""The files that the firmware itself runs."""

LIBRARY = "adafruit_"
"""How the names of libraries begin; all else that is not ours is in the firmware."""

_HOLE = re.compile(r"%[sd]|\*|\.$")
_MODULE = re.compile(r"[a-z_]\w*(\.(\w|%[sd]|\*)+)*\.?")


class Reach:
    """The files reached: ``ours`` and ``libraries``, sorted names below their roots."""

    def __init__(self, root: Path, library_root: Path):
        """Follow a program from its start files; both roots are folders."""
        self._root = root
        self._library_root = library_root
        self._modules = _module_names(root)
        self._found = set()
        self._waiting = [(root, name) for name in STARTS]
        while self._waiting:
            self._take(*self._waiting.pop())
        self.ours = self._below(root)
        self.libraries = self._below(library_root)

    def _below(self, root):
        return sorted(name for place, name in self._found if place == root)

    def _take(self, root, name):
        """Note a file and what it reaches in turn."""
        if (root, name) in self._found:
            return
        self._found.add((root, name))
        if name.endswith(".py"):
            tree = ast.parse((root / name).read_bytes(), filename=name)
            for node in ast.walk(tree):
                self._follow(node, name)
        elif name.endswith(".txt"):
            for line in (root / name).read_text("utf-8").splitlines():
                for word in line.partition(";")[0].split():
                    self._reach_text(word)

    def _follow(self, node, name):
        if isinstance(node, ast.Import):
            for alias in node.names:
                self._reach_module(alias.name)
        elif isinstance(node, ast.ImportFrom):
            above = name.split("/")[: -node.level] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            for alias in node.names:
                self._reach_module(f"{base}.{alias.name}")
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            self._reach_text(node.value)

    def _reach_text(self, text):
        """Reach the file or the modules that a string names, if it names any."""
        if not text.isprintable():
            return
        if "/" in text and (self._root / text).is_file():
            self._waiting.append((self._root, text))
        elif "." in text and _MODULE.fullmatch(text):
            pattern = re.compile(_with_holes(text))
            for name in self._modules:
                if pattern.fullmatch(name):
                    self._reach_module(name)

    def _reach_module(self, name):
        """Reach the module of a dotted name, or of its beginning, and its packages."""
        is_library = name.startswith(LIBRARY)
        root = self._library_root if is_library else self._root
        parts = name.split(".")
        for count in range(1, len(parts) + 1):
            path = "/".join(parts[:count])
            for file in (f"{path}/__init__.py", f"{path}.py"):
                if file not in STARTS and (root / file).is_file():
                    self._waiting.append((root, file))


def _module_names(root):
    """Return the dotted names of all modules in the packages of a folder."""
    names = []
    for package in sorted(root.glob("*/__init__.py")):
        for path in sorted(package.parent.rglob("*.py")):
            parts = path.relative_to(root).with_suffix("").parts
            names.append(".".join(parts))
    return names


def _with_holes(text):
    """Return a pattern in which ``%s``, ``%d`` and an open end stand for any word."""
    literal, holes = _HOLE.split(text), _HOLE.findall(text)
    pattern = re.escape(literal[0])
    for hole, following in zip(holes, literal[1:]):
        pattern += (r"\." if hole == "." else "") + r"\w+" + re.escape(following)
    return pattern
