# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The verb ``lesson``: prints the lessons of a game, stop by stop, as text.

It needs no package beyond Python and also runs on MicroPython, where the tests compare
what it prints.
"""

import sys

from engine.record import quoted

GAMES = ("race", "cards")
"""The games that have lessons."""
LANGUAGES = ("en", "es")
"""The languages of the coach."""

HELP = """\
print the lessons of a game: each stop, and what the coach says there

usage: python -m sim lesson race|cards [--lang en|es]

A stop is the position before a move, the move, and three lines. In Ring a car is its
place, its speed and, when it is not 0, its lap counter. In Cards a hand is its five
slots and what is left of the draw pile; between the hands stand the top cards and what
is left of the spare piles; ! is a call that stands. A ? marks the stops where the
learner picks the move.
"""


def main(argv: list) -> int:
    """Print the lessons that ``argv`` names; return the exit status, 0 or 2."""
    if "--help" in argv or "-h" in argv:
        print(HELP, end="")
        return 0
    game, language, wrong = _read(argv)
    if wrong:
        print(f"python -m sim lesson: {wrong}\n\n{HELP}", end="", file=sys.stderr)
        return 2
    print("\n".join(lesson_lines(game, language)))
    return 0


def _read(argv):
    """Return (game, language, None), or a sentence in place of None."""
    game, language = None, LANGUAGES[0]
    left = []
    for word in argv:
        left += word.split("=", 1) if word.startswith("--lang=") else [word]
    while left:
        word = left.pop(0)
        if word == "--lang":
            language = left.pop(0) if left else ""
            if language not in LANGUAGES:
                return None, None, f"expected --lang en or es, found {quoted(language)}"
        elif word in GAMES and game is None:
            game = word
        else:
            return None, None, f"expected race or cards once, found {quoted(word)}"
    return game, language, None if game else "expected race or cards"


def lesson_lines(game: str, language: str) -> list:
    """Return the lines that the verb prints."""
    if game == "race":
        from sim.lesson_race import lessons
    else:
        from sim.lesson_cards import lessons
    words = module(f"scenes.texts.{language}.coach_{game}")
    titles = getattr(module(f"scenes.texts.{language}.lesson"), game.upper())
    lines = []
    for number, title in enumerate(titles, 1):
        lines += [f"{number}. {title}", ""]
        lines += lessons(module(f"engine.{game}.lesson_{number}").RECORD, words)
    return lines


def module(name: str):
    """Return a module by its name."""
    __import__(name)
    return sys.modules[name]
