# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""How much heap the interpreter has, where it tells."""

import gc

SMALL_BYTES = 256 * 1024
"""A SAMD51's heap is smaller; a PC's Python does not even say."""


def is_small() -> bool:
    """Return whether the heap is so small that not all of the game fits into it."""
    if not hasattr(gc, "mem_free"):
        return False
    return gc.mem_free() + gc.mem_alloc() < SMALL_BYTES  # type: ignore[attr-defined]
