# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""How wide a road is: the generator's promise, looked at apart from the generator."""


def is_two_wide(width, kinds):
    """Return whether each road cell is part of a 2x2 square of road (Ring 1)."""
    for cell in range(len(kinds)):
        if kinds[cell] and not is_in_square(kinds, width + 1, cell):
            return False
    return True


def is_in_square(kinds, stride, cell):
    """Return whether a cell and three neighbours are a 2x2 square of road."""
    for down in (-stride, stride):
        if not 0 <= cell + down < len(kinds) or not kinds[cell + down]:
            continue
        # the padding column is off-road, also where an index of -1 finds it
        for across in (-1, 1):
            near = cell + down + across
            if near < len(kinds) and kinds[cell + across] and kinds[near]:
                return True
    return False
