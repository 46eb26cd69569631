# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""settings.toml is read as the firmware reads it, and nothing else of it counts."""

import os

import pytest

from sim import toml
from sim.badge import Badge

TEXT = """
# a comment
LANG = "es"
VOLUME = 2
BELOW=-1      # a comment behind
EMPTY = ""
[table]
broken = 'single quotes'
list = [1, 2]
"""


def test_texts_and_whole_numbers_are_read(tmp_path):
    path = tmp_path / "settings.toml"
    path.write_text(TEXT, encoding="utf-8")
    assert toml.read(path) == {"LANG": "es", "VOLUME": 2, "BELOW": -1, "EMPTY": ""}


def test_a_file_that_is_not_there_has_nothing(tmp_path):
    assert toml.read(tmp_path / "settings.toml") == {}


@pytest.mark.parametrize(
    ("ask", "found"),
    [("'LANG'", "es"), ("'VOLUME'", 2), ("'NONE'", None), ("'NONE', 7", 7)],
)
def test_code_py_gets_its_drives_values_by_getenv(drive, ask, found):
    code = drive(f"import os\nfound = os.getenv({ask})\n")
    (code.parent / "settings.toml").write_text(TEXT, encoding="utf-8")
    with Badge(code) as badge:
        badge.advance(0)
        assert badge.namespace["found"] == found


def test_the_pcs_own_environment_is_not_the_badges(drive, monkeypatch):
    monkeypatch.setenv("SPEED_LANG", "es")
    with Badge(drive("import os\nfound = os.getenv('SPEED_LANG')\n")) as badge:
        badge.advance(0)
        assert badge.namespace["found"] is None
    assert os.getenv("SPEED_LANG") == "es"
