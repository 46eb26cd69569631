# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Cards as text: steps and whole records, read and written (docs/notation.md).

The lines before ``--`` are read and written in engine/cards/start.py.
"""

from engine.cards.event import (
    CALL,
    NOTHING,
    PLAY,
    SIDES,
    SLOTS,
    Stamp,
    pile_of,
    play,
    slot_of,
)
from engine.cards.start import StartLines, start_lines
from engine.cards.table import Table
from engine.errors import quoted
from engine.record import RecordError, halves, missing_end, read_number, words

FORM = "speed cards 1"
"""The first line of a cards record: the form and its version."""
LAST_MS = (1 << 30) - 1
"""The latest time in a record: twelve days."""

PLAY_TEXT = "play"
"""The word for playing a card."""
CALL_TEXT = "call"
"""The word for "nothing to play"."""
TIME_SIGN = "@"
"""What stands before a time."""

WHY = ("", "", "over", "no-card", "no-fit", "beaten", "cleared", "automatic")
"""Why a verdict refuses an event, by the verdict's number; "" where it does not."""

_WANTED = "expected @MS, then left or right, then call or play SLOT PILE"


class Step:
    """The events of one step, and how the record wrote them.

    ``at_ms`` is None without a time. ``events`` is what ``Table.step`` takes. ``sides``
    and ``lines`` have the side and the line of each event, in the record's order.
    """

    def __init__(self, at_ms):
        self.at_ms = at_ms
        self.events = bytearray((NOTHING, NOTHING))
        self.sides = []
        self.lines = []


def read_record(text: str) -> tuple:
    """Return (table, steps): the table before its first step, and the steps.

    RecordError for the first fault.
    """
    head, end, body = halves(text, FORM)
    start = StartLines(head, end)
    if not end:
        raise missing_end(text)
    return start.table(), read_steps(body)


def record_lines(table: Table, steps: list) -> list:
    """Return the lines of a record: a table before its first step, and the steps."""
    lines = [FORM] + start_lines(table) + ["--"]
    for step in steps:
        for side in step.sides:
            lines.append(event_text(step.at_ms, side, step.events[side]))
    return lines


def event_text(at_ms, side: int, event: int) -> str:
    """Return the line for an event of a side; ``at_ms`` None leaves out the time."""
    found = [] if at_ms is None else [f"{TIME_SIGN}{at_ms}"]
    found.append(SIDES[side])
    if event >= PLAY:
        found += [PLAY_TEXT, str(slot_of(event) + 1), SIDES[pile_of(event)]]
    else:
        found.append(CALL_TEXT)
    return " ".join(found)


def read_steps(body: list) -> list:
    """Return the steps in the lines behind ``--``, as engine/record.py gives them."""
    steps = []  # type: list
    stamp = Stamp()
    first = 0  # the first step of the stamp
    last_ms = 0
    for line, content in body:
        at_ms, side, event = read_event(words(content), line)
        if at_ms is not None and at_ms < last_ms:
            wanted = f"expected a time of {last_ms} or later"
            raise RecordError(line, f"{wanted}, found {at_ms}")
        if at_ms is None or not steps or steps[-1].at_ms != at_ms:
            stamp.clear()
            first = len(steps)
        if at_ms is not None:
            last_ms = at_ms
        index = first + stamp.add(side, event)
        if index == len(steps):
            steps.append(Step(at_ms))
        steps[index].events[side] = event
        steps[index].sides.append(side)
        steps[index].lines.append(line)
    return steps


def read_event(found: list, line: int) -> tuple:
    """Return (time or None, side, event) of a line, given as its words."""
    at_ms = None
    rest = found
    if found[0][:1] == TIME_SIGN:
        at_ms = read_number(found[0][1:], 0, LAST_MS, "a time in ms behind @", line)
        rest = found[1:]
    if rest[:1] and rest[0] in SIDES:
        side = SIDES.index(rest[0])
        if rest[1:] == [CALL_TEXT]:
            return at_ms, side, CALL
        if rest[1:2] == [PLAY_TEXT] and len(rest) == 4 and rest[3] in SIDES:
            slot = read_number(rest[2], 1, SLOTS, "a slot", line)
            return at_ms, side, play(slot - 1, SIDES.index(rest[3]))
    raise RecordError(line, f"{_WANTED}, found {quoted(' '.join(found))}")
