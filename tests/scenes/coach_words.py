# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The coach's lines and everything that can be filled into them."""

import importlib
import re
from itertools import product

LANGUAGES = ("en", "es")
GAMES = ("race", "cards")
COLUMNS = 26

FIELD = re.compile(r"\{(\w)(\d)\}")
LIMITS = {"c": 2, "w": 2, "d": 8, "r": 52, "T": 100, "k": 10, "n": 100, "m": 1000}
"""Each kind of filling is a number below this."""
WIDTHS = (0, 1, 2, 9, 10, 99, 100, 999)
"""Numbers that stand for all of as many figures: they take the same room."""
NOT_LINES = ("NAMES", "TURNS", "SIDES")
ON_TOP = {"UP": (1, 2), "DOWN": (1, 2), "JOINS": (1, 2), "TIE": (1, 2)}
ON_TOP["BOTH_PLAY"] = (0, 1, 2, 3)
"""Lines with a card that fits on another, and where: 10 on 10 is none of them."""


def words_of(language, game):
    """The module with the coach's lines."""
    return importlib.import_module(f"scenes.texts.{language}.coach_{game}")


def lines_of(words):
    """The lines by their names."""
    return {
        name: line
        for name, line in vars(words).items()
        if name.isupper() and name not in NOT_LINES
    }


def fields(line):
    """The kinds of the fillings of a line, by their numbers."""
    return {int(number): kind for kind, number in FIELD.findall(line)}


def fillings(name, line):
    """Every fact that the line could be asked to say."""
    kinds = fields(line)
    for numbers in product(*[values(kinds[n]) for n in range(len(kinds))]):
        pairs = [numbers[place] for place in ON_TOP.get(name, ())]
        if all(a != b for a, b in zip(pairs[::2], pairs[1::2])):
            yield (name, *numbers)


def values(kind):
    """The numbers to fill in for a kind."""
    limit = LIMITS[kind]
    if kind == "r":
        return range(0, limit, 4)
    if kind in "cwd":
        return range(limit)
    return [number for number in WIDTHS if number < limit]
