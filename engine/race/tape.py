# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""A race in about 30 bytes: the code of its track, and four bits a move.

The first four bytes are the code's (engine/codes.py). The next two count the plies;
their two highest bits tell whether the last ply was a resignation or the agreement on a
draw. Then come two moves a byte, the first in the high half. Turns lost are left out:
they follow from the rules.
"""

from engine.race.race import AGREED, LOST, MOVE_BITS, RESIGN

_HEAD = 6
_ENDS = (0, RESIGN, AGREED)  # by the two highest bits of the plies


def taped(code: bytes, log) -> bytes:
    """Return a race as a tape: its track's ``code_bytes`` and its log."""
    moves = [entry & MOVE_BITS for entry in log]
    plies = len(moves)
    end = _ENDS.index(moves[-1]) if plies and moves[-1] >= RESIGN else 0
    out = bytearray(code + bytes((end << 6 | plies >> 8, plies & 255)))
    moves = [move for move in moves if move < LOST]
    for at in range(0, len(moves), 2):
        out.append(moves[at] << 4 | (moves[at + 1] if at + 1 < len(moves) else 0))
    return bytes(out)


def plies_of(tape: bytes) -> int:
    """Return how many plies a tape holds."""
    return (tape[4] & 63) << 8 | tape[5]


def replay(race, tape: bytes) -> bool:
    """Play a tape in a race that stands at its start; return whether all could be.

    False when it is of another track or damaged: the race stands at the first ply that
    the rules refuse.
    """
    if len(tape) < _HEAD:
        return False
    end = _ENDS[min(tape[4] >> 6, 2)]
    last = plies_of(tape) - (1 if end else 0)
    place = 2 * _HEAD
    while race.plies < last and race.turn is not None:
        moves = race.legal_moves()
        if not moves:
            race.push(LOST)
            continue
        move = LOST
        if place < 2 * len(tape):
            move = tape[place >> 1] >> (0 if place & 1 else 4) & 15
        if move not in moves:
            return False
        race.push(move)
        place += 1
    if race.plies < last or end and race.turn is None:
        return False
    if end == RESIGN:
        race.resign()
    elif end:
        race.agree_draw()
    return True
