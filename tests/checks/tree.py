# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Where the project's Python files are, and which of them go on the badge."""

import ast
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent

BADGE = ("engine", "scenes", "hardware", "boards", "code.py", "boot.py")
"""What a badge carries beside lib/."""

PC = ("sim", "tests")


def python_files(*tops: str) -> list:
    """Return the paths (from the root) of all Python files below some tops, sorted."""
    found = []
    for top in tops:
        path = ROOT / top
        found += [path] if path.is_file() else path.rglob("*.py")
    return sorted(path.relative_to(ROOT) for path in found)


def module_name(path: Path) -> str:
    """Return the dotted name a path is imported by: engine/race/__init__.py too."""
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def source_of(path: Path) -> str:
    """Return the text of one of the project's files."""
    return (ROOT / path).read_text(encoding="utf-8")


def parents_known(source: str) -> ast.Module:
    """Parse a source; every node gets `parent`, so that a rule can look around."""
    module = ast.parse(source)
    module.parent = None
    for node in ast.walk(module):
        for child in ast.iter_child_nodes(node):
            child.parent = node
    return module
