# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The lab stands alone: only its folder imports what `make lab` installs."""

import ast
from pathlib import Path

import pytest

from tests.checks.arrows import imported_names
from tests.checks.tree import BADGE, ROOT, python_files, source_of

LAB = {"numpy", "numba", "joblib", "dask", "distributed", "tqdm", "matplotlib"}
"""The packages of requirements-lab.txt that our code imports by name."""

VERBS = [Path("sim/solve.py"), Path("sim/survey.py")]
"""They show a bar, and import what draws it when their arguments are read."""

OTHERS = [
    path
    for path in python_files(*BADGE, "sim", "tests")
    if "lab" not in path.parts and path not in VERBS
]


def packages(source, lazily):
    """The packages that a source imports, also or not inside functions."""
    tree = ast.parse(source)
    if not lazily:
        tree.body = [
            n for n in tree.body if isinstance(n, (ast.Import, ast.ImportFrom))
        ]
    return {name.split(".")[0] for name, _ in imported_names(tree, False)}


def test_nothing_else_imports_the_labs_packages():
    found = {path: packages(source_of(path), lazily=True) & LAB for path in OTHERS}
    assert [path for path in OTHERS if found[path]] == []
    assert len(found) > 300


@pytest.mark.parametrize("path", VERBS, ids=Path.as_posix)
def test_a_verb_of_the_lab_imports_them_late(path):
    assert packages(source_of(path), lazily=False) & LAB == set()
    assert packages(source_of(path), lazily=True) & LAB == {"tqdm"}


def test_each_package_has_one_version_and_a_reason():
    lines = (ROOT / "requirements-lab.txt").read_text().splitlines()
    for package in LAB:
        at = [n for n, line in enumerate(lines) if line.startswith(package + "==")]
        assert len(at) == 1
        assert lines[at[0] - 1].startswith("# ")
