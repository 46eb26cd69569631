# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Says how the table stands, for sim/heap_cards.py.

It asks for attributes by texts cut from long ones, which are no names until then: Ring
has no use for them, and where both games are played this is loaded with either.
"""


def tell(name, director):
    """Print slot, choice and keys of each seat, then each side's top card and hand."""
    if name == "cards":
        scene = director.top
        print("?", end="")
        for seat in scene.seats:
            for word in "slot is_choosing is_expert".split():
                print("", int(getattr(seat, word)), end="")
        print()
        for side in (0, 1):
            parts = [
                getattr(scene.table, word)[side] for word in "centres hands".split()
            ]
            print("?", parts[0].top, *parts[1])
