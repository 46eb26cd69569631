# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""A second referee for Ring, by docs/rules.md: slow, plain, none of the engine's code.

It imports nothing of the engine and goes another way: places are (x, y), the road is a
set of them, every step of every move is walked, and taking back is going to an older
copy. The engine must agree with it.
"""

from typing import NamedTuple

POINTS = {
    "N": (0, -1),
    "NE": (1, -1),
    "E": (1, 0),
    "SE": (1, 1),
    "S": (0, 1),
    "SW": (-1, 1),
    "W": (-1, 0),
    "NW": (-1, -1),
}
OTHER = {"blue": "green", "green": "blue"}
TURNS_EACH = 150


class Ring(NamedTuple):
    """A track: sets of places, and where the cars start."""

    width: int
    height: int
    road: frozenset
    line: frozenset
    forward: str
    blue: tuple
    green: tuple


class Car(NamedTuple):
    """Where a car is, how fast, and what its lap counter says."""

    place: tuple
    speed: int = 0
    lap: int = 0


class Referee:
    """A race on a ring, judged by walking every step."""

    def __init__(self, ring, blue=None, green=None, turn="blue"):
        self.ring = ring
        self.cars = {"blue": blue or Car(ring.blue), "green": green or Car(ring.green)}
        self.turn = turn
        self.result = None
        self.taken = {"blue": 0, "green": 0}
        self.last_chance = self.cars["blue"].lap == 1
        self.older = []

    def moves(self):
        """Rule 3 to 6: every move of the side to move, as text."""
        if self.turn is None:
            return []
        now = self.cars[self.turn].speed
        found = []
        for speed in (now + 1, now - 1):
            if speed == 0:
                found.append("0")
            elif speed > 0:
                found += [f"{speed}{p}" for p in POINTS if self.is_free(speed, p)]
        return found

    def is_free(self, speed, point):
        """Rule 4: every place stepped on is road and not under the other car."""
        rival = self.cars[OTHER[self.turn]].place
        steps = walk(self.cars[self.turn].place, speed, point)
        return all(place in self.ring.road and place != rival for place in steps)

    def play(self, text):
        """Play a legal move, ``x`` without one, ``resign`` or ``draw``."""
        self.older.append(
            (
                dict(self.cars),
                self.turn,
                self.result,
                dict(self.taken),
                self.last_chance,
            )
        )
        if text in ("resign", "draw"):
            self.end(OTHER[self.turn] if text == "resign" else "draw")
            return
        side = self.turn
        self.cars[side] = self.driven(self.cars[side], text)
        self.taken[side] += 1
        self.turn = OTHER[side]
        self.judge(side)

    def driven(self, car, text):
        """Rule 3, 5, 6, 7: the car after a move."""
        if text == "x":
            return car._replace(speed=max(0, car.speed - 1))
        if text == "0":
            return car._replace(speed=0)
        point = text.lstrip("0123456789")
        speed = int(text[: -len(point)])
        place, lap = car.place, car.lap
        for step in walk(place, speed, point):
            lap = min(1, max(-1, lap + self.gate(place, step)))
            place = step
        return Car(place, speed, lap)

    def gate(self, place, step):
        """Rule 7: +1 into the line from behind, -1 out of it backward, else 0."""
        ahead = POINTS[self.ring.forward]
        along = (step[0] - place[0]) * ahead[0] + (step[1] - place[1]) * ahead[1]
        if along > 0 and step in self.ring.line:
            return 1
        if along < 0 and place in self.ring.line:
            return -1
        return 0

    def judge(self, side):
        """Rule 8 and 9: is the race over after a turn of ``side``?"""
        blue_done = self.cars["blue"].lap == 1
        green_done = self.cars["green"].lap == 1
        if self.last_chance:
            self.end("draw" if green_done else "blue")
        elif green_done:
            self.end("green")
        elif blue_done and side == "blue":
            self.last_chance = True
        elif min(self.taken.values()) >= TURNS_EACH:
            self.end("draw")

    def end(self, result):
        """Nobody moves any more."""
        self.result = result
        self.turn = None

    def take_back(self):
        """Go back to the position before the last ply."""
        self.cars, self.turn, self.result, self.taken, self.last_chance = (
            self.older.pop()
        )


def walk(place, speed, point):
    """The places that a move steps on, one by one."""
    right, down = POINTS[point]
    x, y = place
    return [(x + n * right, y + n * down) for n in range(1, speed + 1)]


def is_ring(road, width, height):
    """Rule 1: one road, no checkerboard, one outside and one hole."""
    inside = field(width, height)
    return (
        len(pieces(road)) == 1
        and len(pieces(inside - road)) == 2
        and not any(is_checkerboard(road, x, y) for x, y in inside)
    )


def is_track(ring):
    """Rule 1 and 2: a ring with a line from the hole to the outside, Blue outside."""
    if not is_ring(ring.road, ring.width, ring.height):
        return False
    right, down = POINTS[ring.forward]
    ahead = {(x + right, y + down) for x, y in ring.line}
    behind = {(x - right, y - down) for x, y in ring.line}
    if not ring.line | ahead | behind <= ring.road or not 2 <= len(ring.line) <= 5:
        return False
    outward = (ring.blue[0] - ring.green[0], ring.blue[1] - ring.green[1])
    if outward not in [(down, right), (-down, -right)]:
        return False
    run = line_run(ring, outward)
    inner = (run[0][0] - outward[0], run[0][1] - outward[1])
    outer = (run[-1][0] + outward[0], run[-1][1] + outward[1])
    hole = hole_of(ring)
    return ring.line == set(run) and inner in hole and outer not in hole | ring.road


def line_run(ring, outward):
    """The road through Green's start, straight from the hole's side to the outside."""
    x, y = ring.green
    while (x - outward[0], y - outward[1]) in ring.road:
        x, y = x - outward[0], y - outward[1]
    run = []
    while (x, y) in ring.road:
        run.append((x, y))
        x, y = x + outward[0], y + outward[1]
    return run


def hole_of(ring):
    """The places inside the ring."""
    inside = field(ring.width, ring.height)
    return next(part for part in pieces(inside - ring.road) if (-1, -1) not in part)


def field(width, height):
    """All places of a grid and of the border round it."""
    return {(x, y) for x in range(-1, width + 1) for y in range(-1, height + 1)}


def is_checkerboard(road, x, y):
    """Whether two of four places are road and touch at a corner only."""
    here, right = (x, y) in road, (x + 1, y) in road
    below, across = (x, y + 1) in road, (x + 1, y + 1) in road
    return here == across and right == below and here != right


def pieces(places):
    """The parts of a set of places that hang together by their sides."""
    rest, found = set(places), []
    while rest:
        piece, edge = set(), {rest.pop()}
        while edge:
            piece |= edge
            rest -= edge
            edge = {near for place in edge for near in sides(place)} & rest
        found.append(piece)
    return found


def sides(place):
    """The four places beside a place."""
    x, y = place
    return [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]
