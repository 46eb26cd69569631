# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Says how either game stands, for sim/heap_both.py.

Each game's own module is loaded when that game is on: it bears its own names only.
"""


def tell(name, director):
    """Print what the game's own module prints; in Ring's menu, the race in progress."""
    if name == "menu":
        print("?", director.session.race_code)
    elif name in ("cards", "race"):
        __import__("tell_" + name).tell(name, director)
