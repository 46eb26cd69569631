# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The READMEs' pictures are what the demo draws now, pixel by pixel."""

import pytest
from PIL import Image

from sim import album


@pytest.fixture(scope="module")
def drawn():
    """The pictures as the demo draws them."""
    return album.pictures()


@pytest.mark.parametrize("name", album.NAMES)
def test_a_picture_of_a_readme_is_what_the_demo_draws(drawn, name):
    with Image.open(album.FOLDER / f"{name}.png") as kept:
        is_same = kept.size == drawn[name].size
        is_same &= kept.convert("RGB").tobytes() == drawn[name].convert("RGB").tobytes()
    assert is_same, "look at docs/pictures after `make shots`, which draws it anew"


def test_there_is_no_other_picture():
    kept = {path.stem for path in album.FOLDER.glob("*.png")}
    assert kept == {*album.NAMES, "fairness"}
