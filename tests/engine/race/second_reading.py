# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Records as the slow referee reads and reports them, without the engine's code.

The grammar is that of docs/notation.md. It trusts the record to be readable, and says
nothing of why a move is refused.
"""

from tests.engine.race.oracle import Car, Referee, Ring


def referee_of(text):
    """A referee at the start of a record whose track is given in rows."""
    lines = [line.split(";")[0].split() for line in text.split("\n")]
    lines = lines[: lines.index(["--"])]
    said = {line[0]: line[1:] for line in lines if len(line) > 1}
    rows = [line[0] for line in lines if len(line) == 1]
    blue, green = (car_of(said.get(name)) for name in ("blue", "green"))
    return Referee(ring_of(rows, *said["forward"]), blue, green, *said.get("turn", []))


def ring_of(rows, forward):
    """The ring that rows draw."""
    at = {(x, y): cell for y, row in enumerate(rows) for x, cell in enumerate(row)}
    road = frozenset(place for place, cell in at.items() if cell != "#")
    line = frozenset(place for place, cell in at.items() if cell in "=BG")
    starts = {cell: place for place, cell in at.items()}
    width = max(len(row) for row in rows)
    return Ring(width, len(rows), road, line, forward, starts["B"], starts["G"])


def car_of(words):
    """A car from the words of its line, None without such a line."""
    if words is None:
        return None
    x, y, speed, lap = map(int, words)
    return Car((x, y), speed, lap)


def reports_of(referee, moves):
    """What the checker should report on the start and on each ply, without ``why``."""
    found = [report(referee, 0, None, None, True)]
    for ply, move in enumerate(moves, 1):
        by = referee.turn
        ok = is_allowed(referee, move)
        if ok:
            referee.play(move)
        found.append(report(referee, ply, by, move, ok))
    return found


def is_allowed(referee, move):
    """Whether the side to move may play a move now."""
    if referee.turn is None:
        return False
    if move in ("resign", "draw"):
        return True
    return move in (referee.moves() or ["x"])


def report(referee, ply, by, move, ok):
    """One report, with the moves in order: faster first, each clockwise from north."""
    blue, green = (as_dict(referee.cars[side]) for side in ("blue", "green"))
    return {
        "ply": ply,
        "by": by,
        "move": move,
        "ok": ok,
        "blue": blue,
        "green": green,
        "turn": referee.turn,
        "moves": referee.moves(),
        "result": referee.result,
    }


def as_dict(car):
    """A car as the checker reports it."""
    return {"x": car.place[0], "y": car.place[1], "speed": car.speed, "lap": car.lap}
