# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The lessons of Cards: their records, read with as little code as a badge can do with.

A lesson is a cards record (docs/notation.md) in a module of its own, lesson_1.py and so
on, as ``RECORD``. A comment ``; your turn`` behind a step means that the learner, at
the left, picks what to do there. Such records are known to be right: the tests play
them by the checker, so nothing is checked here.
"""

from engine.cards.card import GAP, RANKS, SUITS
from engine.cards.event import CALL, ENTRY, FLIP, LEFT, NOTHING, SIDES, play
from engine.cards.table import Table
from engine.cards.walk import Walk

LESSONS = 3
"""The lessons there are, numbered from 1."""
YOURS = "your turn"
"""The comment at a step that the learner picks."""


def lesson_walk(table: Table, record: str) -> Walk:
    """Return the walk through a lesson, on a table."""
    steps, marks = _read_steps(record)
    entries = bytearray()
    yours = bytearray()
    lay_out(table, record)
    _add_flips(table, entries)
    for index in range(0, len(steps), 2):
        if marks[index >> 1]:
            yours.append(len(entries) // ENTRY)
        events = steps[index : index + 2]
        entries.append(0)
        entries.extend(events)
        table.step(events)
        _add_flips(table, entries)
    lay_out(table, record)
    return Walk(table, bytes(entries), bytes(yours))


def lay_out(table: Table, record: str):
    """Lay out the cards of a lesson's start."""
    table.clear()
    table.is_automatic = False
    for line in record.split("\n--\n")[0].split("\n"):
        words = line.split(" ")
        place, _, side = words[0].partition(".")
        if side:
            _lay(table, place, SIDES.index(side), words[1:])
        elif place == "table":
            table.is_automatic = words[1] == "computer"
        elif place == "seed":
            table.seed = int(words[1])
        elif place == "stuck":
            table.stuck = int(words[1])
        elif place == "priority":
            table.priority = SIDES.index(words[1])


def _lay(table, place, side, words):
    cards = [_card(word) for word in words]
    if place == "hand":
        for slot in range(len(cards)):
            table.hands[side][slot] = cards[slot]
        return
    piles = {"draw": table.draws, "centre": table.centres, "spare": table.spares}
    piles[place][side].lay(cards)


def _card(word):
    if word == "--":
        return GAP
    return RANKS.index(word[0]) << 2 | SUITS.index(word[1])


def _read_steps(record):
    """Return (two bytes a step, one byte a step that says whether it is yours)."""
    steps = bytearray()
    marks = bytearray()
    last = ""
    for line in record.split("\n--\n")[1].split("\n"):
        words = line.split(";")[0].split()
        if words:
            at, side = words[0], SIDES.index(words[1])
            if at != last or steps[len(steps) - 2 + side] != NOTHING:
                steps.extend(bytes(2))
                marks.append(0)
            last = at
            steps[len(steps) - 2 + side] = _event(words[2:])
            marks[len(marks) - 1] |= YOURS in line
    return steps, marks


def _event(words):
    if words[0] == "call":
        return CALL
    return play(int(words[1]) - 1, SIDES.index(words[2]))


def _add_flips(table, entries):
    """Add and make the flips that are due."""
    while table.is_flip_due:
        entries.append(0)
        entries.append(FLIP)
        entries.append(LEFT)
        table.flip()
