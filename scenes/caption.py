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

_PIECES = [""] * 9  # four fillings and what is between; made once, so no garbage


def caption(words, fact: tuple) -> str:
    """Return the line for a fact; ``words`` is a module with the coach's lines."""
    line = getattr(words, fact[0])
    found = line.find("{")
    if found < 0:
        return line
    at = count = 0
    while found >= 0:
        _PIECES[count] = line[at:found]
        number = fact[int(line[found + 2]) + 1]
        _PIECES[count + 1] = _said(words, line[found + 1], number)
        count += 2
        at = found + 4
        found = line.find("{", at)
    _PIECES[count] = line[at:]
    for place in range(count + 1, len(_PIECES)):
        _PIECES[place] = ""
    return "".join(_PIECES)


def _said(words, kind, number):
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
