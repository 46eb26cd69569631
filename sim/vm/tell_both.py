# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Says how either game stands, for sim/heap_both.py."""

import tell_cards
import tell_race


def tell(name, director):
    """Print what the game's own module prints; in Ring's menu, the race in progress."""
    if name == "menu":
        print("?", director.session.race_code)
    tell_cards.tell(name, director)
    tell_race.tell(name, director)
