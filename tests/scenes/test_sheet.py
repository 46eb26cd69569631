# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""A sheet is loaded as the source has it; another kind of file is refused."""

import pytest

from sim import art
from sim.blinka import displayio  # noqa: F401  (ours must be imported first)
from sim.world import stand_ins_first

with stand_ins_first():
    from scenes.sheet import load_sheet

SOURCES = sorted(art.ART.glob("*.txt"))


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.name)
def test_the_badge_loads_the_values_of_the_source(source):
    bitmap, palette = load_sheet(str(source.with_suffix(".bmp")))
    sheet = art.parse(source.read_text(encoding="utf-8"))
    rows = range(bitmap.height)
    columns = range(bitmap.width)
    assert [[bitmap[x, y] for x in columns] for y in rows] == art.values(sheet)
    colours = list(sheet.colours.values())
    assert [palette[index] for index in range(len(colours))] == colours


def test_a_picture_of_another_kind_is_refused(tmp_path):
    path = tmp_path / "deep.bmp"
    body = bytearray(art.bmp(art.parse((art.ART / "font.txt").read_text("utf-8"))))
    body[28] = 24
    path.write_bytes(body)
    with pytest.raises(ValueError, match="not a 1- or 4-bit BMP"):
        load_sheet(str(path))
