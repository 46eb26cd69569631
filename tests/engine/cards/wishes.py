# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""What a cards record expects, line by line, held against the checker's reports.

docs/notation.md defines the fields, "Expectations in records".
"""

from engine.cards.text import read_record
from tests.expectations import Expectation, expectations

OF_THE_EVENT = ("ok", "why")


def wishes(text):
    """For each line that expects: (number of the report, event in it, expectations).

    The start's event is None. An event's line that does not say so expects it to be
    ``ok``.
    """
    raw_lines = text.split("\n")
    _, steps = read_record(text)
    dashes = [raw.split(";")[0].strip() for raw in raw_lines].index("--") + 1
    found = [(0, None, expectations(dashes, raw_lines[dashes - 1]))]
    for number, step in enumerate(steps, 1):
        for event, line in enumerate(step.lines):
            said = expectations(line, raw_lines[line - 1])
            if not any(wish.field == "ok" for wish in said):
                said = [Expectation(line, "ok", "yes"), *said]
            found.append((number, event, said))
    return found


def mismatches(text, reports):
    """A sentence for each expectation of a record that its reports do not fulfil."""
    return [
        f"line {wish.line}: expected {wish.field} {wish.value}, found {value}"
        for number, event, said in wishes(text)
        for wish in said
        for value in [value_of(wish.field, reports[number], event)]
        if value != wish.value
    ]


def value_of(field, report, event):
    """The value of a field, as an expectation writes it."""
    name, _, side = field.partition(".")
    if name in OF_THE_EVENT:
        value = report["events"][event][name]
    elif name in SPECIAL:
        value = SPECIAL[name](report, side)
    else:
        value = report[name]
        if side and value is not None:
            value = value[side]
    return written(value)


def written(value):
    """A value of a report as one text."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        value = " ".join(value)
    return "none" if value in (None, "") else str(value)


def flips(report, _):
    """The cards that turned, left and right, ``-`` for none, flips parted by ``|``."""
    pairs = [(flip["left"] or "-", flip["right"] or "-") for flip in report["flips"]]
    return " | ".join(" ".join(pair) for pair in pairs)


def reshuffles(report, _):
    """How many of the flips shuffled first."""
    return sum(flip["reshuffle"] is not None for flip in report["flips"]) or None


def reshuffle(report, side):
    """The new spare pile of the last flip that shuffled, before it turned."""
    return [flip["reshuffle"] for flip in report["flips"] if flip["reshuffle"]][-1][
        side
    ]


def size(report, side):
    """How many spare cards a side has left."""
    return str(len(report["spare"][side]))


def under(report, side):
    """The card under the top card of a centre pile."""
    return report["centre"][side][1]


SPECIAL = {
    "flips": flips,
    "reshuffles": reshuffles,
    "reshuffle": reshuffle,
    "size": size,
    "under": under,
}
"""The fields that are no keys of a report as they stand."""
