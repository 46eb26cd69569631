# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Share codes: seven characters that stand for a track or a deal (docs/notation.md).

Six characters carry 30 bits, five each, the highest first; the seventh checks them.
The first bit says what the code stands for, the next three which version of the
generator or of the deal made it. The letters I, L, O and U are left out, since they
look like others.
"""

from engine.errors import NotationError, quoted

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""The characters of a code; the place of one is its value, 0 to 31."""
LENGTH = 7
"""Characters in a code, the check character among them."""

GENERATOR = 1
"""The version of engine/race/generator.py whose tracks the codes name, 0 to 7."""
DEALER = 1
"""The version of the deal that the codes name, 0 to 7."""

SHORT = 0
"""The size of a track with a par of 9 or less."""
MEDIUM = 1
"""The size of a track with a par of 10 to 12."""
LONG = 2
"""The size of a track with a par of 13 or more."""

NUMBERS = 1 << 24
"""A track's number is 0 to NUMBERS - 1."""
DEALS = 1 << 26
"""A deal's seed is 0 to DEALS - 1."""

_DEAL_BIT = 1 << 29
_SMALL = ALPHABET.lower()
_WANTED = "codes are written in 0 to 9 and A to Z"


def track_code(size: int, number: int) -> str:
    """Return the code of a track: its size, 0 to 2, and number, 0 to NUMBERS - 1."""
    return _written(GENERATOR << 26 | size << 24 | number)


def read_track_code(text: str) -> tuple:
    """Return (size, number) of the track that a code names; NotationError if none."""
    bits = _read(text)
    if bits & _DEAL_BIT:
        raise NotationError("expected the code of a track, found the code of a deal")
    _check_version("track", bits >> 26, GENERATOR)
    size = bits >> 24 & 3
    if size > LONG:
        raise NotationError("expected the code of a track, found one of no known size")
    return size, bits & NUMBERS - 1


def deal_code(seed: int) -> str:
    """Return the code of a deal by its seed, 0 to DEALS - 1."""
    return _written(_DEAL_BIT | DEALER << 26 | seed)


def read_deal_code(text: str) -> int:
    """Return the seed of the deal that a code names; NotationError if none."""
    bits = _read(text)
    if not bits & _DEAL_BIT:
        raise NotationError("expected the code of a deal, found the code of a track")
    _check_version("deal", bits >> 26 & 7, DEALER)
    return bits & DEALS - 1


def code_bytes(text: str) -> bytes:
    """Return the 30 bits of a code in four bytes; NotationError if it is none."""
    bits = _read(text)
    return bytes((bits >> 24, bits >> 16 & 255, bits >> 8 & 255, bits & 255))


def _check_version(what, found, known):
    if found != known:
        raise NotationError(
            "expected the code of a %s of version %d, found version %d"
            % (what, known, found)
        )


def _written(bits):
    """Return 30 bits as a code."""
    values = [bits >> shift & 31 for shift in range(25, -1, -5)]
    values.append(_check_value(values))
    return "".join([ALPHABET[value] for value in values])


def _read(text):
    """Return the 30 bits of a code; lower case counts as upper case."""
    if len(text) != LENGTH:
        raise NotationError(
            "expected a code of %d characters, found %d: %s"
            % (LENGTH, len(text), quoted(text))
        )
    values = [_value(text, place) for place in range(LENGTH)]
    check = values.pop()
    if check != _check_value(values):
        raise NotationError(
            "the code %s is mistyped: its check fails" % quoted(text.upper())
        )
    bits = 0
    for value in values:
        bits = bits << 5 | value
    return bits


def _value(text, place):
    """Return the value of a character in a code, by its place from 0."""
    value = ALPHABET.find(text[place])
    if value < 0:
        value = _SMALL.find(text[place])
    if value < 0:
        letter = text[place]
        why = _WANTED
        if letter in "ILOUilou":
            letter = letter.upper()
            why = "codes have no I, L, O or U"
        raise NotationError("character %d is %s: %s" % (place + 1, quoted(letter), why))
    return value


def _check_value(values):
    """Return what the check character must be, 0 to 31.

    Each place counts twice as much as the one behind it, in a field of 32 elements
    where doubling comes round only after 31 times. So no single wrong character and no
    two swapped ones go unseen, the check character among them.
    """
    check = 0
    for value in values:
        check = _doubled(check ^ value)
    return check


def _doubled(value):
    """Return twice the value in the field of x**5 + x**3 + 1."""
    value <<= 1
    return value ^ 41 if value & 32 else value
