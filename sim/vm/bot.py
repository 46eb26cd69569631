# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Finds its way through the game by keys alone: menus, panels, whole races.

Each function that waits is a generator; a step of it is one pass of the game's loop.
The bot looks at the director's name, the race and the aim, and touches none of them. It
drives slowly and by distance: a table of one byte a cell is all that it adds.
"""

import sys

import virtual

B, A, START, SELECT, RIGHT, DOWN, UP, LEFT = range(8)

SETTLED = 30
"""Passes without a refresh after which a picture counts as standing still."""

TRIES = 150
"""Presses after which the way must be wrong."""

FAST = 3
"""The bot's highest speed."""

_D_PAD = (UP, RIGHT, DOWN, LEFT)
_FAR = 255


def director():
    """Return the program's director, or None before there is one."""
    return getattr(sys.modules.get("code"), "director", None)


def scene_name():
    """Return the name of what the players see, "" before there is anything."""
    return getattr(director(), "name", "")


def scene():
    """Return the scene or panel on top."""
    return director()._stack[-1]


def settle():
    """Wait until the picture stands still."""
    display = sys.modules["board"].DISPLAY
    still = 0
    while still < SETTLED:
        before = display.refreshes
        yield
        still = still + 1 if display.refreshes == before else 0


def tap(key):
    """Press a key and let it go two passes later."""
    virtual.key(key, True)
    yield
    yield
    virtual.key(key, False)
    yield


def reach(name, key):
    """Press a key now and then until a scene of that name is on the screen."""
    for _ in range(TRIES):
        yield from settle()
        if scene_name() == name:
            return
        yield from tap(key)
    raise RuntimeError("no way from " + scene_name() + " to " + name)


def start(number):
    """Begin a race from the menu: every other one against the computer."""
    yield from settle()
    if number % 2:  # the cursor waits on the friend; the computer is one below
        yield from tap(DOWN)
    yield from reach("race", A)


def race():
    """Play the race on the screen to its result, with a pause and a take back."""
    yield from pause()
    turns = 0
    while scene_name() == "race":
        if not (yield from aim()):
            return
        turns += 1
        yield from tap(A)
        if turns == 3:
            yield from tap(SELECT)


def pause():
    """Open the pause and close it again."""
    yield from reach("pause", START)
    yield from reach("race", START)


def aim():
    """Aim at a good move and return True; pass on and return False at the result.

    Notices are agreed to on the way, and the computer is waited for.
    """
    for _ in range(TRIES):
        yield from settle()
        if scene_name() != "race":
            return False
        screen = scene()
        if screen.is_noticing:
            yield from tap(A)
        elif not screen._due:
            yield from aim_at(screen, best_move(screen.race))
            return True
    raise RuntimeError("the race does not go on")


def aim_at(screen, move):
    """Press keys until the aim is the move."""
    wanted = move & 7
    for _ in range(8):
        now = screen.aim
        if now.is_legal and now.move == move:
            return
        if now.is_slower != (move >= 8):
            yield from tap(B)
        elif wanted & 1:
            side = 1 if now.direction == wanted - 1 else 7
            yield from tap(_D_PAD[(wanted + side & 7) // 2])
        else:
            yield from tap(_D_PAD[wanted // 2])
    raise RuntimeError("no way to aim at move %d" % move)


def best_move(game):
    """Return the legal move after which the lap is nearest."""
    far = distances(game.track)
    best = None
    least = 0
    for move in game.legal_moves():
        cost = _cost(game, far, move)
        if best is None or cost < least:
            best, least = move, cost
    return best


def _cost(game, far, move):
    car = game.cars[game.turn]
    game.push(move)
    cost = 8 * far[car.cell] + (4 if car.speed == 0 else 0)
    if car.lap == 1:
        cost = 0
    elif car.lap < 0:
        cost += 4000
    if car.speed > FAST:
        cost += 2000
    game.pop()
    return cost


def distances(track):
    """Return for each cell its steps to the lap, one at a time, forward over the gate.

    It is made again for each move: what a bot keeps would count as the game's.
    """
    far = bytearray(b"\xff" * track.size)
    changed = True
    while changed:
        changed = False
        for cell in range(track.size):
            if track.kinds[cell]:
                near = _one_more(track, far, cell)
                if near < far[cell]:
                    far[cell] = near
                    changed = True
    return far


def _one_more(track, far, cell):
    """Return one more than the nearest neighbour of a cell, the gate in mind."""
    near = _FAR
    for direction in range(8):
        beside = cell + track.delta[direction]
        if 0 <= beside < track.size and track.kinds[beside]:
            crossing = track.crossing(cell, direction, 1)
            if crossing > 0:
                return 1
            if crossing == 0 and far[beside] < near:
                near = far[beside] + 1
    return near
