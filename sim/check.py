# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The verb ``check``: plays records by the rules and prints what came of each ply.

It needs no package beyond Python. Each form of record has a module of its own to make
the reports; its first line says which (docs/notation.md, "What the checker prints").
"""

import json
import sys

from engine.errors import quoted
from engine.record import RecordError, first_line
from sim import check_cards, check_race

HELP = """\
usage: python -m sim check FILE...

Plays the records in the files through the rules and prints a line of JSON for each
start and each ply. A move that a rule refuses is a line with "ok": false.
A file that cannot be read: FILE:LINE: and what is wrong, on standard error; the status
is then 2 in the end, else 0.
"""

FORMS = {
    check_race.FORM: check_race.reports,
    check_cards.FORM: check_cards.reports,
}
"""The first line of a record: what makes the reports."""

LARGEST_BYTES = 1 << 20
"""A file beyond this size is no record of a game that people played."""


def main(argv: list) -> int:
    """Check the files named in ``argv``; return the exit status, 0 or 2."""
    if "--help" in argv or "-h" in argv:
        print(HELP, end="")
        return 0
    unknown = [word for word in argv if word.startswith("-")]
    if unknown:
        return _refuse(f"check: expected files, found the option {unknown[0]}")
    if not argv:
        return _refuse("check: expected at least one file, found none")
    unread = [name for name in argv if not _check(name)]
    return 2 if unread else 0


def _refuse(why):
    """Say what is wrong with the arguments; return the exit status."""
    print(f"{why}\n\n{HELP}", end="", file=sys.stderr)
    return 2


def _check(name):
    """Print the reports on a file, or why there are none; return whether there are."""
    try:
        found = reports(name, read_text(name))
    except RecordError as error:
        sys.stdout.flush()  # the two streams keep the order of the files
        print(f"{name}:{error.line}: {error.fault}", file=sys.stderr)
        return False
    for report in found:
        print(json.dumps(report))
    return True


def reports(name: str, text: str) -> list:
    """Return the reports on a record of any known form; RecordError when unreadable."""
    line, form = first_line(text)
    if form in FORMS:
        return FORMS[form](name, text)
    known = " or ".join([repr(known) for known in sorted(FORMS)])
    raise RecordError(line, f"expected {known} as first line, found {quoted(form)}")


def read_text(name: str) -> str:
    """Return the text of a file; RecordError when there is none to be had."""
    try:
        with open(name, "rb") as file:
            data = file.read(LARGEST_BYTES + 1)
    except OSError as error:
        raise RecordError(
            1, f"expected a record, found no file to read: {error.strerror}"
        )
    if len(data) > LARGEST_BYTES:
        raise RecordError(
            1, f"expected a record, found more than {LARGEST_BYTES} bytes"
        )
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise RecordError(line, "expected text in UTF-8, found other bytes")
    # some editors put a byte order mark before the text
    return text[1:] if text.startswith("\ufeff") else text
