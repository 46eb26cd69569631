# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""What the strongest rival should find, by trying every line with the rules alone."""

from engine.race.duel import SPAN, WON
from engine.race.race import COLOURS, DRAW, LOST


def values(race, table, depth, ply=0):
    """Return {move: value for the side to move} after so many plies, nothing pruned."""
    found = {}
    for move in race.legal_moves() or bytes([LOST]):
        side = race.turn
        race.push(move)
        value = known(race, table, side, ply)
        if value is None and depth == 1:
            value = guess(race, table, side)
        if value is None:
            value = -max(values(race, table, depth - 1, ply + 1).values())
        race.pop()
        found[move] = value
    return found


def known(race, table, side, ply):
    """Return the value of a position that needs no guess, None of any other."""
    if race.result == DRAW:
        return 0
    if race.result:
        return WON - ply if race.result == COLOURS[side] else ply + 1 - WON
    if race.cars[0].lap == 1 and turns(table, race.cars[1]) > 1:
        return WON - ply
    return None


def guess(race, table, side):
    """Return what a side that has just moved thinks of it."""
    own, rival = race.cars[side], race.cars[1 - side]
    if own.lap == 1:
        return 0
    ahead = steps(table, rival) - steps(table, own)
    lead = turns(table, rival) - turns(table, own) - (side == 0)
    return lead + max(-SPAN, min(SPAN, ahead))


def turns(table, car):
    """Return the turns left of a car."""
    return table.at(car.cell, car.speed, car.lap)


def steps(table, car):
    """Return the steps to its lap of a car; one that owes a crossing has far to go."""
    return table.steps(car.cell) + (1000 if car.lap < 0 else 0)
