# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""On the golden pictures, all that is drawn in thin strokes stands out from around it.

Seen in grey and with the eyes of a deuteranope: 4.5 to 1 at least.
"""

from collections import Counter
from pathlib import Path

import pytest
from PIL import Image

from tests.scenes.sight import EYES, contrast

GOLDEN = Path(__file__).parent / "golden"

PAGES = [
    *("menu", "menu-size", "menu-continue", "menu-number"),
    *("number", "number-any", "code", "code-half", "code-wrong", "how"),
]

FEW = 12
"""A colour of fewer pixels is no text."""

THIN = 0.5
"""Of the pixels of a stroke's colour, at least this share touches another colour."""


def strokes(path):
    """Return (ink, what most surrounds it) for each colour drawn in thin strokes."""
    with Image.open(path) as picture:
        width, height = picture.size
        pixels = picture.convert("RGB").load()
    count, around = Counter(), {}
    for y in range(1, height - 1):
        for x in range(1, width - 1):
            ink = pixels[x, y]
            count[ink] += 1
            beside = {pixels[x - 1, y], pixels[x + 1, y]}
            beside |= {pixels[x, y - 1], pixels[x, y + 1]}
            around.setdefault(ink, Counter()).update(beside - {ink})
    return [
        (ink, others.most_common(1)[0][0])
        for ink, others in around.items()
        if count[ink] >= FEW and sum(others.values()) >= THIN * count[ink]
    ]


@pytest.mark.parametrize("name", PAGES)
def test_strokes_stand_out(name):
    found = strokes(GOLDEN / f"{name}.png")
    weak = [
        (ink, ground, eye)
        for ink, ground in found
        for eye in EYES
        if contrast(ink, ground, EYES[eye]) < 4.5
    ]
    assert len(found) >= 2
    assert weak == []
