# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The results of both games so far: the session's ``tally``, two bytes a place.

Apart from the session, since neither menus nor lessons have heap to spare.
"""

from scenes.session import COMPUTER, SOLO

RACES = 0
"""Place in the tally of races of two; behind it those with the computer, and of these
how many were won and drawn."""
ROUNDS = 4
"""The same of Cards."""
BEST_LAP = 8
"""Place in the tally: turns over par of a person's best lap, and one; 0 for none."""
FASTEST = 9
"""Place in the tally: a person's fastest card in hundredths of a second; 0 for none."""


def count_race(session):
    """Count the race whose result the session holds, once, and the laps of persons."""
    if not session.is_new:
        return
    session.is_new = False
    rival = int(not session.is_swapped) if session.versus == COMPUTER else -1
    for side in (0, 1):
        turns = session.laps[side]
        if turns and side != rival:
            improve(session, BEST_LAP, max(turns - session.pars[side], 0) + 1)
    if session.versus == SOLO:
        return
    is_drawn = session.result == "draw"
    is_won = (session.result == "blue") != session.is_swapped
    if is_drawn:
        session.draws += 1
    elif is_won:
        session.wins_one += 1
    else:
        session.wins_two += 1
    count(session, RACES, session.versus == COMPUTER, is_won, is_drawn)


def count(session, first, is_solo, is_won, is_drawn):
    """Add a game; ``first`` is RACES or ROUNDS."""
    _add(session, first + is_solo)
    if is_solo and is_drawn:
        _add(session, first + 3)
    elif is_solo and is_won:
        _add(session, first + 2)


def counted(session, place) -> int:
    """Return the number of a place."""
    return session.tally[2 * place] << 8 | session.tally[2 * place + 1]


def improve(session, place, number):
    """Note a best result, 1 to 65535, if it is better than the one so far."""
    if not 0 < counted(session, place) <= number:
        _put(session, place, min(number, 0xFFFF))


def _add(session, place):
    _put(session, place, min(counted(session, place) + 1, 0xFFFF))


def _put(session, place, number):
    session.tally[2 * place] = number >> 8
    session.tally[2 * place + 1] = number & 255
