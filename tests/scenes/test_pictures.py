# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Each screen looks as it did when someone last looked at it."""

from pathlib import Path

import pytest
from PIL import Image

from tests.scenes.shots import SHOTS, draw

GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.parametrize("name", SHOTS)
def test_a_screen_looks_as_it_did(name, tmp_path):
    frame = draw(SHOTS[name])
    with Image.open(GOLDEN / f"{name}.png") as picture:
        is_same = picture.convert("RGB").tobytes() == frame.rgb
    if not is_same:
        frame.save(tmp_path / f"{name}.png")
    assert is_same, f"look at {tmp_path}; python -m tests.shots {name} accepts it"


def test_there_is_no_picture_without_a_shot():
    assert {path.stem for path in GOLDEN.glob("*.png")} == set(SHOTS)
