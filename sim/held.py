# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""How much a program on the virtual badge holds, in bytes of this Python.

Counted is what can be reached from the names of its modules, displayio's objects too.
Code is not, nor what belongs to the simulator.
"""

import gc
import sys
from types import (
    BuiltinFunctionType,
    CodeType,
    FrameType,
    FunctionType,
    MethodWrapperType,
    ModuleType,
)

OURS = ("boards", "engine", "hardware", "scenes")
"""The packages whose modules are begun from, beside code.py."""

_CODE = (
    BuiltinFunctionType,
    CodeType,
    FrameType,
    FunctionType,
    MethodWrapperType,
    ModuleType,
    type,
)


def held_bytes(badge) -> int:
    """Return the bytes that the program of a badge holds."""
    left = list(badge.namespace.values())
    for name, module in badge.modules.items():
        if name.partition(".")[0] in OURS:
            left += vars(module).values()
    seen, total = {}, 0
    while left:
        thing = left.pop()
        if id(thing) not in seen and not _is_foreign(thing):
            seen[id(thing)] = thing  # kept, so that no other takes its number
            total += sys.getsizeof(thing)
            left += gc.get_referents(thing)
    return total


def _is_foreign(thing):
    """Return whether something is code, or the simulator's."""
    owner = type(thing).__module__
    return isinstance(thing, _CODE) or owner.partition(".")[0] == "sim"
