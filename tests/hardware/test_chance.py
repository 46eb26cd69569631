# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Chance is 24 bits of the hardware's noise."""

import os

from hardware.chance import draw


def test_the_number_is_the_noise_highest_byte_first(monkeypatch):
    monkeypatch.setattr(os, "urandom", lambda count: bytes(range(1, count + 1)))
    assert draw() == 0x010203
