# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Puts a coach's fact into a line of the player's language.

A fact is a tuple: the name of a line in scenes/texts/*/coach_*.py, then small whole
numbers. In the line ``{c0}`` stands for the first number, said as its letter asks:

- ``c`` a car's name, ``w`` a side's name (who), ``d`` an arrow in a direction 0 to 7
- ``r`` the rank of a card 0 to 51
- ``T`` a count of turns with its word, one or several, up to two figures
- ``k``, ``n``, ``m`` a number of one figure, of up to two, of up to three
"""

ARROWS = "↑↗→↘↓↙←↖"
"""The directions 0 to 7."""
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
"""The ranks as the cards show them; a card is 4 times its rank, plus its suit."""
COLUMNS = 26
"""Letters in a line."""


def caption(words, fact) -> str:
    """Return the line for a fact; ``words`` is a module with the coach's lines."""
    parts = getattr(words, fact[0]).split("{")
    text = parts[0]
    for part in parts[1:]:
        text += said(words, part[0], fact[int(part[1]) + 1]) + part[3:]
    return text


def said(words, kind: str, number: int) -> str:
    """Return a number as the letter of its filling asks."""
    if kind == "c":
        return words.NAMES[number]
    if kind == "w":
        return words.SIDES[number]
    if kind == "d":
        return ARROWS[number]
    if kind == "r":
        return RANKS[number >> 2]
    if kind == "T":
        return words.TURNS[number != 1] % number
    return str(number)
