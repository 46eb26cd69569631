# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""What the records of both games share: comments, first line, the halves round ``--``.

A record is text that people read and type; docs/notation.md defines it. Lines count
from 1, as editors count them. Blanks are spaces and tabs only, so that all interpreters
split a line into the same words.
"""

from engine.errors import NotationError, quoted


class RecordError(NotationError):
    """A record that cannot be read: ``line`` counts from 1, ``fault`` says why."""

    def __init__(self, line: int, fault: str):
        super().__init__(f"line {line}: {fault}")
        self.line = line
        self.fault = fault


def content_lines(text: str) -> list:
    """Return (line number, content) for each line that is more than a comment.

    The content has no comment and nothing behind its last word; blanks before its first
    word are kept, one space a blank.
    """
    lines = []
    for number, raw in enumerate(text.split("\n"), 1):
        content = raw.split(";")[0].replace("\t", " ").rstrip(" \r")
        if content:
            lines.append((number, content))
    return lines


def words(content: str) -> list:
    """Return the words of a line's content."""
    return [word for word in content.split(" ") if word]


def first_line(text: str) -> tuple:
    """Return (line number, the form and version it names); (1, "") without any."""
    for number, content in content_lines(text):
        return number, " ".join(words(content))
    return 1, ""


def halves(text: str, form: str) -> tuple:
    """Return (lines before ``--``, line number of ``--``, lines behind it).

    Lines are as ``content_lines`` returns them, without the first one; RecordError when
    that does not name ``form``. The number is 0 without ``--``: what stands there
    instead may be the better thing to complain of than ``missing_end``.
    """
    number, found = first_line(text)
    if found != form:
        raise RecordError(number, f"expected {form!r} first, found {quoted(found)}")
    lines = content_lines(text)
    for index, (number, content) in enumerate(lines):
        if content.strip(" ") == "--":
            return lines[1:index], number, lines[index + 1 :]
    return lines[1:], 0, []


def missing_end(text: str) -> RecordError:
    """Return the error for a record without ``--``, at its last line."""
    last = content_lines(text)[-1][0]
    return RecordError(last, "expected -- behind it, found the end of the record")


def read_number(text: str, low: int, high: int, name: str, line: int) -> int:
    """Return a whole number, ``low`` to ``high``; RecordError with ``name`` else."""
    digits = text[1:] if text[:1] == "-" else text
    if is_number(digits) and len(digits) <= 10:
        value = int(text)
        if low <= value <= high and str(value) == text:
            return value
    raise RecordError(line, f"expected {name}, {low} to {high}, found {quoted(text)}")


def is_number(text: str) -> bool:
    """Return whether a text is one or more of the digits 0 to 9 and nothing else."""
    # str.isdigit is no help: it also takes digits that int() refuses
    return bool(text) and all(digit in "0123456789" for digit in text)
