# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Drives are found by their label, where Linux and macOS mount them."""

import pytest

from sim.ship.mounts import drives


@pytest.mark.parametrize(
    "place",
    [
        "media/me/CIRCUITPY",
        "media/CIRCUITPY",
        "run/media/me/CIRCUITPY",
        "Volumes/CIRCUITPY",
        "Volumes/CIRCUITPY 1",
        "media/me/CIRCUITPY1",
    ],
)
def test_a_drive_is_found_where_systems_mount_it(tmp_path, place):
    (tmp_path / place).mkdir(parents=True)
    assert drives(tmp_path) == [tmp_path / place]


def test_other_drives_and_files_are_not_taken(tmp_path):
    for place in ("media/me/PYBADGEBOOT", "media/me/MY_CIRCUITPY", "home/CIRCUITPY"):
        (tmp_path / place).mkdir(parents=True)
    (tmp_path / "media/me/CIRCUITPY").write_text("a file")
    assert drives(tmp_path) == []


def test_several_drives_come_in_order(tmp_path):
    names = ["media/me/CIRCUITPY", "media/me/CIRCUITPY1", "media/you/CIRCUITPY"]
    for name in reversed(names):
        (tmp_path / name).mkdir(parents=True)
    assert drives(tmp_path) == [tmp_path / name for name in names]
