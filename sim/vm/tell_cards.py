# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Says how the table stands, for sim/heap_cards.py; loaded while Cards is played."""


def tell(name, director):
    """Print slot, choice and keys of each seat, then each side's top card and hand."""
    if name == "cards":
        scene = director.top
        table = scene.table
        print("?", end="")
        for seat in scene.seats:
            print("", seat.slot, seat.is_choosing, int(seat.is_expert), end="")
        print()
        for side in (0, 1):
            print("?", table.centres[side].top, *table.hands[side])
