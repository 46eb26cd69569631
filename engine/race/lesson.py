# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The lessons of Ring: their records, read with as little code as a badge can do with.

A lesson is a race record (docs/notation.md) in a module of its own, lesson_1.py and so
on, as ``RECORD``. It draws its track (engine/race/lesson_track.py). A comment ``; your
turn`` behind a move means that the learner picks one there. Such records are known to
be right: the tests play them by the checker, so nothing is checked here.
"""

from engine.race.race import FASTER, LOST, SLOWER, STOP, Race
from engine.race.track import COMPASS

LESSONS = 3
"""The lessons there are, numbered from 1."""
YOURS = "your turn"
"""The comment at a move that the learner picks."""


def place_cars(race: Race, record: str):
    """Put the cars of a race on the lesson's track where the lesson begins."""
    track = race.track
    cars = [(track.blue, 0, 0), (track.green, 0, 0)]
    turn = 0
    for line in _lines(record):
        words = line.split(" ")
        if words[0] in ("blue", "green"):
            x, y, speed, lap = [int(word) for word in words[1:]]
            cars[words[0] == "green"] = (track.cell(x, y), speed, lap)
        elif line == "turn green":
            turn = 1
    race.place(cars[0], cars[1], turn)


def read_moves(race: Race, record: str) -> tuple:
    """Return (moves, stops where the learner picks), both as bytes.

    ``race`` is where the lesson begins and stays there.
    """
    moves = bytearray()
    yours = bytearray()
    side = race.turn
    speeds = [race.cars[0].speed, race.cars[1].speed]
    for line in record.split("\n--\n")[1].split("\n"):
        word = line.split(";")[0].strip(" ")
        if word:
            if YOURS in line:
                yours.append(len(moves))
            move = _move(word, speeds[side])
            moves.append(move)
            speeds[side] += 1 if move < SLOWER else -1
            speeds[side] = max(0, speeds[side])
            side = 1 - side
    return bytes(moves), bytes(yours)


def _lines(record):
    """Return the lines before the moves."""
    return record.split("\n--\n")[0].split("\n")


def _move(word, speed):
    """Return the byte of a move that a car makes at a speed."""
    if word == "x":
        return LOST
    if word == "0":
        return STOP
    point = word.lstrip("0123456789")
    new = int(word[: len(word) - len(point)])
    return COMPASS.index(point) + (FASTER if new > speed else SLOWER)
