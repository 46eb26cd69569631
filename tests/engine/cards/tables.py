# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Tables for the tests of Cards, typed as a record, one pair of lines a side."""

from engine.cards.event import CALL, NOTHING, SIDES, play
from engine.cards.text import read_record


def table_of(lines):
    """The table that the lines before ``--`` of a record describe."""
    return read_record(f"speed cards 1\n{lines}\n--\n")[0]


def step(table, left=None, right=None):
    """Play one step, each side's event as words such as ``1 left`` or ``call``."""
    return list(table.step(bytearray((event(left), event(right)))))


def event(words):
    if words is None:
        return NOTHING
    if words == "call":
        return CALL
    slot, pile = words.split()
    return play(int(slot) - 1, SIDES.index(pile))
