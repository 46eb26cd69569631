# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Records that say what they expect: ``1E ; expect blue.lap 0, result none``.

docs/notation.md defines the grammar, "Expectations in records". An expectation is a
comment, so that a record with expectations is a record like any other.
"""

import re
from pathlib import Path
from typing import NamedTuple

RECORDS = Path(__file__).resolve().parent / "records"
WORD = "expect "


class Expectation(NamedTuple):
    """What a line of a record says about the report on it."""

    line: int
    field: str
    value: str


def record_files(folder):
    """The record files in a folder below tests/records, in the order of their names."""
    return sorted((RECORDS / folder).glob("*.txt"))


def expectations(line, raw):
    """The expectations in the comment of one line, which has the given number."""
    found = []
    for comment in raw.split(";")[1:]:
        if comment.strip().startswith(WORD):
            wish = comment.strip()[len(WORD) :]
            # the words of an error may have commas, and stand alone
            parts = [wish] if wish.startswith("error ") else wish.split(", ")
            for part in parts:
                field, _, value = part.strip().partition(" ")
                found.append(Expectation(line, field, value.strip()))
    return found


def plies(text):
    """For the start and each ply of a record: its line number and expectations."""
    found = []
    for line, raw in enumerate(text.split("\n"), 1):
        content = raw.split(";")[0].strip()
        if found and content or content == "--":
            found.append((line, expectations(line, raw)))
    return found


def expected_error(text):
    """The one Expectation of an unreadable record: ``expect error`` and some words."""
    lines = enumerate(text.split("\n"), 1)
    (found,) = [wish for line, raw in lines for wish in expectations(line, raw)]
    assert found.field == "error", found
    return found


def mismatches(wishes, report):
    """The wishes, as sentences, that a report of the checker does not fulfil."""
    if not any(wish.field == "ok" for wish in wishes):
        wishes = [*wishes, Expectation(0, "ok", "yes")]
    return [
        f"expected {wish.field} {wish.value}, found {found}"
        for wish in wishes
        for found in [value_of(wish.field, report)]
        if not is_met(wish, found)
    ]


def is_met(wish, found):
    """Whether a value of a report is as wished; of ``why`` a part is enough."""
    return wish.value in found if wish.field == "why" else wish.value == found


def value_of(field, report):
    """The value of a field in a report, as an expectation writes it."""
    name, _, part = field.partition(".")
    value = report[name]
    if part == "at":
        return f"{value['x']} {value['y']}"
    if part:
        value = value[part]
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        value = " ".join(value)
    return "none" if value in (None, "") else str(value)


def picture(text, report):
    """The rows of a record with the cars, ``b`` and ``g``, where a report has them."""
    contents = [raw.split(";")[0].strip() for raw in text.split("\n")]
    rows = [list(row) for row in contents if row and set(row) <= set("#.=BG")]
    for name in ("blue", "green"):
        x, y = report[name]["x"], report[name]["y"]
        if y < len(rows) and x < len(rows[y]):
            rows[y][x] = name[0]
    return "\n".join("".join(row) for row in rows)


def records_in_docs(*headings) -> set:
    """The records that the docs name as proof in the parts under some top headings."""
    named = set()
    for page in ("rules.md", "notation.md"):
        text = (RECORDS.parent.parent / "docs" / page).read_text(encoding="utf-8")
        for part in re.split(r"^# ", text, flags=re.MULTILINE):
            if part.partition("\n")[0] in headings:
                for proof in re.findall(r"^Proof:.*?(?:\n\n|\Z)", part, re.M | re.S):
                    named.update(re.findall(r"`([a-z0-9/]+-[a-z0-9-]+)`", proof))
    return named
