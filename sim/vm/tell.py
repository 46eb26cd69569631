# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Tells the pilot how the game stands: what sim/vm/said.txt names, by scene.

The names are read each time and let go of, since in the heap they would count as the
game's. They are attributes of the director and places in tuples, one after the other.
"""


def tell(name, director, path="v/said.txt"):
    """Print a line for each value of a scene that there is: its names, then it."""
    with open(path) as file:
        for line in file:
            words = line.split()
            if words and words[0] == name:
                for names in words[1:]:
                    _tell_one(director, names)


def _tell_one(value, names):
    """Print a value, bytes in hexadecimal; None for a name that is not there.

    Of a place that is not there nothing is printed.
    """
    for name in names.split("."):
        if not name.isdigit():
            value = getattr(value, name, None)
        elif int(name) < len(value):
            value = value[int(name)]
        else:
            return
    print("?", names, end=" ")
    if not isinstance(value, bytearray):
        print(value)
        return
    for at in range(0, len(value), 16):  # no long text: the heap may be nearly full
        print(value[at : at + 16].hex(), end="")
    print()
