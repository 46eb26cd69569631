# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""A frame's PNG is what any reader of pictures takes it for."""

import io

from PIL import Image

from sim.frame import HEIGHT, WIDTH, Frame


def test_a_png_reads_back_pixel_for_pixel():
    values = [
        (7 * x + 5 * y * 64) & 0xFFFF for y in range(HEIGHT) for x in range(WIDTH)
    ]
    frame = Frame(b"".join(value.to_bytes(2, "big") for value in values))
    picture = Image.open(io.BytesIO(frame.png()))
    assert (picture.size, picture.mode) == ((160, 128), "RGB")
    assert picture.tobytes() == frame.rgb


def test_white_is_white_and_grey_steps_are_spread_evenly():
    frame = Frame(b"\xff\xff\x84\x10" + bytes(WIDTH * HEIGHT * 2 - 4))
    assert frame.pixel(0, 0) == (255, 255, 255)
    assert frame.pixel(1, 0) == (132, 130, 132)


def test_frames_are_equal_when_their_pixels_are():
    black, other = bytes(WIDTH * HEIGHT * 2), b"\1" + bytes(WIDTH * HEIGHT * 2 - 1)
    assert Frame(black) == Frame(black)
    assert Frame(black) != Frame(other)
