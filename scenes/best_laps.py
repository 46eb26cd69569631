# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The best laps of time trials, one a track, as far as the badge's memory reaches.

A lap is a tape (engine/race/tape.py): its first four bytes name the track.
"""


def find(store, code: bytes, par: int) -> bytes:
    """Return the best lap on the track of a code's bytes (engine.codes), or b"".

    What claims to be shorter than the track's par in turns is none.
    """
    place = _place(store, code)
    lap = store.read(place) if place else b""
    # no lap that has a place has more plies than a byte tells
    return lap if len(lap) > 5 and not lap[4] and lap[5] >= 2 * par else b""


def keep(store, tape: bytes, best: bytes) -> bool:
    """Keep a lap that is shorter than the best so far, or b""; return whether it is.

    Where all places are taken the track's number says whose place it gets. A lap that
    is too long for a place is not kept.
    """
    from engine.race.tape import plies_of  # finding one needs no rules

    if best and plies_of(best) <= plies_of(tape):
        return False
    place = _place(store, tape[:4])
    count = (store.size - store.LAPS) // store.LAP
    if count > 0:
        number = tape[2] << 8 | tape[3]
        place = place or _place(store, b"") or store.LAPS + number % count * store.LAP
        store.write(place, tape)
    return True


def _place(store, code):
    """Return where a track's lap is, or for b"" a free place; 0 if there is none."""
    for place in range(store.LAPS, store.size - store.LAP + 1, store.LAP):
        lap = store.read(place) or b""
        if lap[:4] == code:
            return place
    return 0
