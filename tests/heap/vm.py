# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""This PC's MicroPython, or the reason to skip what needs one."""

import pytest

from sim.interpreter import NoInterpreter, find


def _micropython():
    try:
        return find()
    except NoInterpreter:
        return None


VM = _micropython()

needs_vm = pytest.mark.skipif(VM is None, reason="there is no MicroPython for this PC")
