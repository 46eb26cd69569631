# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Backward through all positions of two cars, one ply at a time, compiled by numba.

A position is (turn, mover, rival): whose turn it is, 0 for Blue, and the states of the
car to move and of the other one, as numbers. Its index is ``(turn * S + mover) * S +
rival`` with S states. ``value`` says what perfect play makes of it for the mover, in
plies to the end: ``n`` wins in n, ``-n`` loses in n, ``DRAWN + n`` draws by both laps
in n, ENDLESS neither. ``left`` counts the mover's moves that do not lose, for all that
is known yet. ``queue`` has each decided position once, nearest to the end first.
"""

import numpy as np
from numba import njit

ENDLESS = 0
"""The value of a draw in which no further lap can be done without losing."""
DRAWN = 1 << 14
"""Added to the plies of a draw by both laps."""


@njit(cache=True)
def _is_shut(mask, move, road):
    return (mask[move, road >> 6] >> np.uint64(road & 63)) & np.uint64(1)


@njit(cache=True)
def count_ways(ways, road, left):
    """Fill ``left`` with the number of moves of every position, both turns alike."""
    size = len(road)
    for mover in range(size):
        for rival in range(size):
            count = ways[mover, road[rival]]
            left[mover * size + rival] = count
            left[(size + mover) * size + rival] = count


@njit(cache=True)
def seed_green(laps, road, value, queue):
    """Note where Green can do its lap: it wins in one ply. Return how many there are.

    The lap of Blue is not done yet, or there would be no such position.
    """
    size = len(road)
    tail = 0
    for mover in range(size):
        for rival in range(size):
            if road[mover] != road[rival] and laps[mover, road[rival]]:
                index = (size + mover) * size + rival
                value[index] = 1
                queue[tail] = index
                tail += 1
    return tail


@njit(cache=True)
def _blue_lap(tables, mover, rival):
    """Return 1 if Blue can win by a lap now, 0 if draw at best, -1 if it can do none.

    It wins where Green has no lap in its extra turn; Blue's car still blocks there.
    """
    best = -1
    for move in range(tables.done_first[mover], tables.done_first[mover + 1]):
        if not _is_shut(tables.done_mask, move, tables.road[rival]):
            if not tables.laps[rival, tables.done_road[move]]:
                return 1
            best = 0
    return best


@njit(cache=True)
def seed_blue(tables, wanted, plies, value, queue, tail):
    """Note the undecided positions where Blue's lap now is worth what is wanted.

    ``wanted`` is 1 for a win, 0 for a draw, ``plies`` the value. Return the new tail.
    """
    size = len(tables.road)
    for mover in range(size):
        if tables.done_first[mover] == tables.done_first[mover + 1]:
            continue
        for rival in range(size):
            index = mover * size + rival
            if value[index] != 0 or tables.road[mover] == tables.road[rival]:
                continue
            if _blue_lap(tables, mover, rival) == wanted:
                value[index] = plies
                queue[tail] = index
                tail += 1
    return tail


@njit(cache=True)
def go_back(tables, value, left, queue, head, tail):
    """Decide what queue[head:tail] decides one ply earlier; return the new tail."""
    first, before, mask, road = tables.first, tables.before, tables.mask, tables.road
    size = len(road)
    end = tail
    for at in range(head, tail):
        index = queue[at]
        rest = index // size
        rival = index - rest * size
        turn = rest // size
        mover = rest - turn * size
        base = (1 - turn) * size * size + mover
        plies = value[index]
        word = road[mover] >> 6
        bit = np.uint64(1) << np.uint64(road[mover] & 63)
        for move in range(first[rival], first[rival + 1]):
            earlier = base + before[move] * size
            if mask[move, word] & bit or value[earlier] != 0:
                continue
            if plies < 0:
                value[earlier] = 1 - plies
            else:
                left[earlier] -= 1
                if left[earlier] != 0:
                    continue
                value[earlier] = -1 - plies
            queue[end] = earlier
            end += 1
    return end


@njit(cache=True)
def go_back_drawn(tables, value, queue, head, tail):
    """Decide the draws one ply before queue[head:tail]; return the new tail."""
    first, before, mask, road = tables.first, tables.before, tables.mask, tables.road
    size = len(road)
    end = tail
    for at in range(head, tail):
        index = queue[at]
        rest = index // size
        rival = index - rest * size
        turn = rest // size
        mover = rest - turn * size
        for move in range(first[rival], first[rival + 1]):
            earlier = ((1 - turn) * size + before[move]) * size + mover
            if value[earlier] == 0 and not _is_shut(mask, move, road[mover]):
                value[earlier] = value[index] + 1
                queue[end] = earlier
                end += 1
    return end
