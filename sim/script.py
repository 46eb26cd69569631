# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""A script for the headless runner: what is pressed when, and when to take a picture.

One line each: ``MS down KEY``, ``MS up KEY``, ``MS tap KEY``, ``MS shot NAME``,
``MS end``. MS is a whole number of milliseconds since power-on and never falls; keys
go by their names on the badge, in any case; ``;`` starts a comment.
"""

import re
from collections import namedtuple

from sim.wiring import KEYS

Line = namedtuple("Line", "at_ms verb word")
"""One line: its time, its verb, and the key or name after it (None for ``end``)."""

_FORMS = "MS down KEY, MS up KEY, MS tap KEY, MS shot NAME or MS end"
_KEY_VERBS = ("down", "up", "tap")
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*")


class ScriptError(ValueError):
    """A script that can't be read; says where, what is wrong, what was expected."""


def read_script(path) -> list:
    """Return the lines of a script file; ScriptError or OSError when it can't."""
    with open(path, "rb") as file:
        try:
            text = file.read().decode("utf-8-sig")
        except UnicodeDecodeError:
            raise ScriptError(f"{path}:1: not a text file; expected UTF-8") from None
    return parse_script(text, str(path))


def parse_script(text: str, name: str = "script") -> list:
    """Return the lines of a script; ScriptError begins with ``NAME:LINE:``."""
    lines, shots = [], {}
    for number, raw in enumerate(text.splitlines(), 1):
        words = raw.partition(";")[0].split()
        if not words:
            continue
        try:
            line = _line(words)
            _check_order(line, lines)
            _check_shot(line, number, shots)
        except ScriptError as error:
            raise ScriptError(f"{name}:{number}: {error}") from None
        lines.append(line)
    return lines


def _line(words) -> Line:
    """Return the line that some words make."""
    if not re.fullmatch("[0-9]{1,10}", words[0]):
        raise ScriptError(
            f"{words[0]!r} is no time; expected a whole number of milliseconds first"
        )
    verb = words[1].lower() if len(words) > 1 else ""
    if verb not in (*_KEY_VERBS, "shot", "end"):
        found = repr(words[1]) if verb else "nothing"
        raise ScriptError(f"{found} after the time; expected {_FORMS}")
    count = 2 if verb == "end" else 3
    if len(words) != count:
        raise ScriptError(
            f"{len(words)} words for {verb!r}; expected {count}: {_FORMS}"
        )
    word = words[2] if count == 3 else None
    if verb in _KEY_VERBS:
        word = _key(word)
    elif verb == "shot" and not _NAME.fullmatch(word):
        raise ScriptError(
            f"{word!r} is no name for a picture; expected letters, digits, . _ -"
        )
    return Line(int(words[0]), verb, word)


def _key(word: str) -> str:
    """Return the key of that name."""
    if word.lower() not in KEYS:
        raise ScriptError(f"unknown key {word!r}; expected one of {', '.join(KEYS)}")
    return word.lower()


def _check_order(line, lines):
    """Refuse a time that falls, and anything after the end."""
    if not lines:
        return
    if lines[-1].verb == "end":
        raise ScriptError("a line after 'end'; expected none")
    if line.at_ms < lines[-1].at_ms:
        raise ScriptError(
            f"time {line.at_ms} after {lines[-1].at_ms}; expected times that don't fall"
        )


def _check_shot(line, number, shots):
    """Refuse a second picture of the same name, also in another case."""
    if line.verb != "shot":
        return
    first = shots.setdefault(line.word.lower(), number)
    if first != number:
        raise ScriptError(
            f"a second picture {line.word!r} (the first is in line {first});"
            " expected another name"
        )
