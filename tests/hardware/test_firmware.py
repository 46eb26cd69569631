# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The firmware is judged once, by name and version."""

import pytest

from hardware.firmware import complaint

GOOD = [(9, 2, 0), (9, 2, 8), (10, 1, 1), (10, 1, 4), (10, 2, 0), (11, 0, 0)]
BAD = [(8, 2, 10), (9, 0, 5), (9, 1, 0), (10, 0, 0), (10, 0, 3), (10, 1, 0)]


@pytest.mark.parametrize("version", GOOD)
def test_a_supported_firmware_passes(version):
    assert complaint("circuitpython", version) is None


@pytest.mark.parametrize("version", BAD)
def test_an_unsupported_firmware_is_named_with_its_version(version):
    assert "CircuitPython %d.%d.%d is not supported" % version in complaint(
        "circuitpython", version
    )


def test_a_longer_version_tuple_is_understood():
    assert complaint("circuitpython", (10, 1, 1, "")) is None


def test_another_interpreter_is_not_judged():
    assert complaint("cpython", (3, 9, 0)) is None
