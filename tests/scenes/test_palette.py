# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Text is at least 4.5 times as bright as its ground, or the other way round.

Colours are taken as the screen's 16 bits show them.
"""

import pytest

from sim.blinka import displayio  # noqa: F401  (ours must be imported first)
from sim.world import stand_ins_first
from tests.scenes.sight import EYES, contrast, shown

with stand_ins_first():
    from scenes import palette

INKS = ("INK", "DIM", "BLUE", "GREEN", "ACCENT", "WARN")


def between(one, other, eye):
    """Return the contrast of two colours of the palette, by their names."""
    colours = [shown(getattr(palette, name)) for name in (one, other)]
    return contrast(*colours, EYES[eye])


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("ground", ["GROUND", "PANEL"])
@pytest.mark.parametrize("ink", INKS)
def test_text_stands_out_from_its_ground(ink, ground, eye):
    assert between(ink, ground, eye) >= 4.5


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("ground", ["BAR_BLUE", "BAR_GREEN", "BOX_LOST", "BOX_DRAW"])
def test_ink_stands_out_from_the_bars_and_boxes(ground, eye):
    assert between("INK", ground, eye) >= 4.5
