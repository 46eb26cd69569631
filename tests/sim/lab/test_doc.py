# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""docs/fairness.md: what it shows for programs runs as it stands there."""

import re

import pytest

from tests.checks.tree import ROOT

WITHOUT = "the lab's packages are not installed here: make lab-check"
pytest.importorskip("sim.lab.solver", reason=WITHOUT)

TEXT = (ROOT / "docs" / "fairness.md").read_text(encoding="utf-8")


def test_the_example_runs():
    (example,) = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
    exec(example, {})
