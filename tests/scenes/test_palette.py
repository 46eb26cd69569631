# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Text is at least 4.5 times as bright as its ground, or the other way round."""

import pytest

from sim.blinka import displayio  # noqa: F401  (ours must be imported first)
from sim.world import stand_ins_first

with stand_ins_first():
    from scenes import palette

INKS = ("INK", "DIM", "BLUE", "GREEN", "ACCENT")


def luminance(colour: int) -> float:
    """Return the relative luminance of 0xRRGGBB (WCAG 2)."""
    parts = [(colour >> shift & 255) / 255 for shift in (16, 8, 0)]
    red, green, blue = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in parts
    ]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: int, other: int) -> float:
    """Return the contrast of two colours, 1 to 21 (WCAG 2)."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("ground", ["GROUND", "PANEL"])
@pytest.mark.parametrize("ink", INKS)
def test_text_stands_out_from_its_ground(ink, ground):
    assert contrast(getattr(palette, ink), getattr(palette, ground)) >= 4.5


def test_the_cursor_that_shows_a_letter_inverted_is_readable():
    assert contrast(palette.GROUND, palette.ACCENT) >= 4.5


@pytest.mark.parametrize("ground", ["BAR_BLUE", "BAR_GREEN", "BOX_LOST", "BOX_DRAW"])
def test_ink_stands_out_from_the_bars_and_boxes(ground):
    assert contrast(palette.INK, getattr(palette, ground)) >= 4.5
