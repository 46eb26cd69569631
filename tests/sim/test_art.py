# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Art is edited as text; the bitmaps beside it must be what the text says."""

import pytest
from PIL import Image

from sim import art

SOURCES = sorted(art.ART.glob("*.txt"))

SMALL = """; two tiles
tile 2 2
across 2
colour . 000000
colour # ff8000
tiles left right
#. ##
.. #.
"""


def name_of(path):
    """Return a path's name, for the test's own."""
    return path.name


@pytest.mark.parametrize("source", SOURCES, ids=name_of)
def test_a_bitmap_is_what_its_source_says(source):
    wanted = art.bmp(art.parse(source.read_text(encoding="utf-8")))
    assert source.with_suffix(".bmp").read_bytes() == wanted, "run: make art"


@pytest.mark.parametrize("source", SOURCES, ids=name_of)
def test_another_reader_sees_the_same_picture(source):
    sheet = art.parse(source.read_text(encoding="utf-8"))
    colours = [value.to_bytes(3, "big") for value in sheet.colours.values()]
    pixels = b"".join(colours[value] for row in art.values(sheet) for value in row)
    with Image.open(source.with_suffix(".bmp")) as picture:
        assert picture.convert("RGB").tobytes() == pixels


def test_tiles_stand_side_by_side():
    assert art.values(art.parse(SMALL)) == [[1, 0, 1, 1], [0, 0, 1, 0]]


def test_a_row_of_another_width_is_refused():
    with pytest.raises(art.ArtError) as error:
        art.parse(SMALL.replace("#. ##", "#. ###"))
    assert str(error.value) == "line 7: expected 2 pixels, found 3: ###"


def test_an_unknown_colour_is_refused():
    with pytest.raises(art.ArtError) as error:
        art.parse(SMALL.replace("#. ##", "#x ##"))
    assert str(error.value) == "line 7: expected one of . #, found 'x'"


def test_a_missing_row_is_refused():
    with pytest.raises(art.ArtError) as error:
        art.parse(SMALL.replace(".. #.\n", ""))
    assert str(error.value) == "at the end: expected 2 rows of ['left', 'right']"


def test_an_unknown_word_is_refused():
    with pytest.raises(art.ArtError) as error:
        art.parse("tile 2 2\nsprite x\n")
    assert str(error.value).startswith("line 2: expected tile, across, colour or tiles")


def test_a_faulty_source_ends_with_status_2_and_the_others_are_made(tmp_path, capsys):
    bad, good = tmp_path / "bad.txt", tmp_path / "good.txt"
    bad.write_text("tile 2\n")
    good.write_text(SMALL)
    assert art.main([str(bad), str(good)]) == 2
    assert f"{bad}: line 1: 'tile 2': " in capsys.readouterr().err
    assert good.with_suffix(".bmp").exists()
