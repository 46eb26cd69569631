# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""How colours look in grey and to a deuteranope, and how far two stand apart.

Contrast is WCAG 2's, 1 to 21. The matrix for deuteranopia is that of Machado, Oliveira
and Fernandes (2009), full severity, on linear light.
"""

DEUTERANOPE = (
    (0.367322, 0.860646, -0.227968),
    (0.280085, 0.672501, 0.047413),
    (-0.011820, 0.042940, 0.968881),
)

EVERYONE = ((1, 0, 0), (0, 1, 0), (0, 0, 1))

EYES = {"grey": EVERYONE, "deuteranope": DEUTERANOPE}


def linear(part: int) -> float:
    """Return the light of a colour part of 0 to 255, 0 to 1."""
    part /= 255
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def luminance(colour, eye=EVERYONE) -> float:
    """Return how bright (red, green, blue) looks to an eye, 0 to 1."""
    light = [linear(part) for part in colour]
    seen = [sum(a * b for a, b in zip(row, light)) for row in eye]
    red, green, blue = [min(max(part, 0), 1) for part in seen]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one, other, eye=EVERYONE) -> float:
    """Return how far two colours stand apart in brightness, 1 to 21."""
    low, high = sorted((luminance(one, eye), luminance(other, eye)))
    return (high + 0.05) / (low + 0.05)


def shown(value: int) -> tuple:
    """Return 0xRRGGBB as the screen shows it: (red, green, blue) of 5, 6 and 5 bits.

    The firmware drops the bits below; a picture repeats the top ones in their place.
    """
    red, green, blue = value >> 19, value >> 10 & 63, value >> 3 & 31
    return red << 3 | red >> 2, green << 2 | green >> 4, blue << 3 | blue >> 2
