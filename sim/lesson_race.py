# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""A lesson of Ring as text, for the verb ``lesson``."""

from engine.race.coach import Coach
from engine.race.lesson import place_cars, read_moves
from engine.race.lesson_track import track_of
from engine.race.race import Race
from engine.race.rows import row_lines
from engine.race.text import move_text
from engine.race.turns_left import TurnsLeft
from engine.race.walk import Walk
from scenes.caption import caption

INDENT = "      "
"""Before the coach's lines."""


def walk_of(record: str) -> tuple:
    """Return (walk, coach) of a lesson, at its first stop."""
    race = Race(track_of(record))
    place_cars(race, record)
    turns_left = TurnsLeft(race.track)
    for _ in turns_left.slices():
        pass
    walk = Walk(race, *read_moves(race, record))
    return walk, Coach(race, turns_left)


def lessons(record: str, words) -> list:
    """Return the lines of one lesson: the track, then its stops."""
    walk, coach = walk_of(record)
    lines = [INDENT + row for row in row_lines(walk.race.track)] + [""]
    for stop in range(walk.count):
        walk.go(stop)
        race = walk.race
        mark = "?" if walk.is_yours else " "
        move = move_text(race, walk.move)
        cars = "  ".join([_car(race, side, words) for side in (0, 1)])
        lines.append(f"{stop + 1:3d} {mark} {cars}  {words.NAMES[race.turn]}: {move}")
        lines += [INDENT + caption(words, fact) for fact in coach.facts(walk.move)]
        lines.append("")
    return lines


def _car(race, side, words):
    """Return a car as its place, its speed and what its counter says."""
    car = race.cars[side]
    x, y = race.track.x(car.cell), race.track.y(car.cell)
    lap = f" {car.lap:+d}" if car.lap else ""
    return f"{words.NAMES[side]} ({x},{y}) {car.speed}{lap}"
