# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""What the checker says about a race record: one report a ply (docs/notation.md).

It uses nothing but the engine and also runs on MicroPython, where the tests compare it.
"""

from engine.errors import IllegalMoveError
from engine.race.race import COLOURS
from engine.race.text import FORM, legal_texts, play, read_record

__all__ = ("FORM", "reports")


def reports(name: str, text: str) -> list:
    """Return a report for the start and for each ply of a record, in its order.

    ``name`` is what the reports call the file. RecordError when it cannot be read.
    """
    race, moves = read_record(text)
    found = [_report(name, race, 0, None, None, None)]
    for ply, (_, move) in enumerate(moves, 1):
        by = _colour(race.turn)
        why = None
        try:
            play(race, move)
        except IllegalMoveError as error:
            why = str(error)
        found.append(_report(name, race, ply, by, move, why))
    return found


def _report(name, race, ply, by, move, why):
    """Return where the race stands, and what came of the ply before."""
    blue, green = race.cars
    return {
        "file": name,
        "ply": ply,
        "by": by,
        "move": move,
        "ok": why is None,
        "why": why,
        "blue": _car_report(race.track, blue),
        "green": _car_report(race.track, green),
        "turn": _colour(race.turn),
        "moves": legal_texts(race),
        "result": race.result,
    }


def _car_report(track, car):
    x, y = track.x(car.cell), track.y(car.cell)
    return {"x": x, "y": y, "speed": car.speed, "lap": car.lap}


def _colour(turn):
    """Return the name of the side to move, None at the end."""
    return None if turn is None else COLOURS[turn]
