# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Looks back on a race: the stops where something was missed, with the coach's facts.

A turn that was lost counts, and a move that the coach finds wrong: a lap missed, or two
turns thrown away and more.
"""

from engine.grades import WRONG
from engine.race.coach import Coach
from engine.race.race import LOST
from engine.race.walk import Walk


def missed(coach: Coach, walk: Walk, sides: tuple = (0, 1)):
    """Go through a race; a generator with a step a stop.

    ``coach`` and ``walk`` are of the same race; ``sides`` are those to look at. The
    steps yield None, or (stop, three facts) where something was missed; the race is at
    that stop then, and at its end afterwards.
    """
    for stop in range(walk.count):
        walk.go(stop)
        if walk.race.turn in sides:
            facts = coach.facts(walk.move)
            if walk.move == LOST or coach.grade == WRONG:
                yield stop, facts
                continue
        yield None
    walk.go(walk.count)
