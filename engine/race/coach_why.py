# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The coach of Ring, third line: why a move was good, bad or forced.

What decides most is said first: the end of the race, then a turn lost or sure to be
lost, then what could not be helped, then the turns left before and after.
"""

from engine.race.choice import UNKNOWN, Choice
from engine.race.race import (
    AGREED,
    COLOURS,
    DRAW,
    LOST,
    MAX_TURNS,
    MOVE_BITS,
    RESIGN,
    SLOWER,
    Race,
)
from engine.race.way import BACK


class Doubt:
    """What the rival makes of a move: can it still go, is it in the mover's way?

    ``is_over``: the race ends, or only the extra turn is left. ``is_blocked``: the
    rival has no move. ``cost``: turns that the rival needs more than alone, 0 when not
    known. ``losing`` of its ``replies`` leave the mover without a move. Where Green is
    parked off the road there is no rival: nothing of all that, and no extra turn.
    """

    def __init__(self, turns_left):
        self._rival = Choice(turns_left)
        self.is_over = self.is_blocked = False
        self.cost = self.replies = self.losing = 0

    @property
    def is_doomed(self) -> bool:
        """Whether the mover loses its next turn whatever the rival replies."""
        return self.replies > 0 and self.losing == self.replies

    def look(self, race: Race, move: int):
        """Try a legal move on a race, or LOST, RESIGN or AGREED."""
        self.is_over = move >= RESIGN
        self.is_blocked = False
        self.cost = self.replies = self.losing = 0
        if self.is_over:
            return
        is_alone = not race.track.is_road(race.cars[1].cell)
        is_trap = move < LOST and race.is_trap(move)
        race.push(move)
        is_lap = race.cars[0].lap == 1
        self.is_over = race.turn is None or is_lap and not is_alone
        if not (self.is_over or is_alone):
            self._look_ahead(race, is_trap)
        race.pop()

    def _look_ahead(self, race, is_trap):
        """Take in what the rival, who is to move, can reply."""
        rival = self._rival
        rival.look(race)
        self.replies = len(rival.moves)
        self.is_blocked = self.replies == 0
        if self.replies and rival.is_known:
            self.cost = rival.least() + 1 - rival.now
        if is_trap:
            self.losing = _count_losing(race, rival.moves)


def _count_losing(race, replies):
    """Return how many replies leave the other side, which moved before, no move."""
    count = 0
    for reply in replies:
        race.push(reply)
        if race.turn is not None and not race.legal_moves():
            count += 1
        race.pop()
    return count


def why(coach, choice: Choice, move: int, doubt: Doubt) -> tuple:
    """Return the third fact about a legal move, or LOST, RESIGN or AGREED."""
    race = coach.race
    side = race.turn
    if doubt.is_over:
        return _end(race, move)
    if move == LOST:
        return _lost(race)
    lap = race.cars[side].lap
    race.push(move)
    change = race.cars[side].lap - lap
    race.pop()
    if change and lap + change < 1:  # alone, a lap is like any other good move
        return ("OWES",) if change < 0 else ("PAID",)
    if doubt.is_blocked:
        return "BLOCKS", 1 - side
    if doubt.is_doomed:
        return "DOOMED", side
    if _is_forced_back(coach, choice):
        return ("FORCED_BACK",)
    return _count(race, choice, move, doubt)


def _end(race, move):
    """Return how the race ends with a move, or that only the extra turn is left."""
    if move == AGREED:
        return ("NOBODY_WINS",)
    if move == RESIGN:
        return "SO_WINS", 1 - race.turn
    race.push(move)
    result = race.result
    has_lapped = race.cars[0].lap == 1
    race.pop()
    if result is None:
        return ("EXTRA",)
    if result != DRAW:
        winner = COLOURS.index(result)
        return ("WINS" if winner else "EXTRA_MISSED", winner)
    return ("DRAW_LAPS",) if has_lapped else ("DRAW_LIMIT", MAX_TURNS)


def _lost(race):
    """Return whose fault a lost turn is."""
    if _was_late(race):
        return ("LATE",)
    if is_open_alone(race):
        return "CAR_SHUTS", 1 - race.turn
    return ("TOO_FAST",)


def is_open_alone(race: Race) -> bool:
    """Return whether the side to move would have a move without the rival's car."""
    car = race.cars[race.turn]
    mask = race.track.open_mask(car.cell, car.speed + 1)
    if car.speed:
        mask |= race.track.open_mask(car.cell, car.speed - 1)
    return mask != 0


def _was_late(race):
    """Return whether braking a turn ago would have saved the turn that is lost now.

    It would, if the car went faster then, a slower move was legal, and the rival's same
    reply to it was legal and left the car a move.
    """
    if race.plies < 2 or race.log[race.plies - 2] & MOVE_BITS >= SLOWER:
        return False
    reply = race.pop()
    move = race.pop()
    is_late = False
    for slower in race.legal_moves():
        if slower >= SLOWER and not is_late:
            race.push(slower)
            is_late = _leaves_a_move(race, reply)
            race.pop()
    race.push(move)
    race.push(reply)
    return is_late


def _leaves_a_move(race, reply):
    """Return whether a reply is legal and leaves the side behind it a move."""
    if race.turn is None or reply not in race.legal_moves():
        return False
    race.push(reply)
    leaves = race.turn is not None and len(race.legal_moves()) > 0
    race.pop()
    return leaves


def _is_forced_back(coach, choice):
    """Return whether every legal move goes backward."""
    race = coach.race
    car = race.cars[race.turn]
    for move in choice.moves:
        speed = car.speed + (1 if move < SLOWER else -1)
        if coach.way.gain(car.cell, move & 7, speed) != BACK:
            return False
    return True


def _count(race, choice, move, doubt):
    """Return what the turns left say about a move."""
    if doubt.cost and (not choice.is_known or _is_worth_it(choice, move, doubt)):
        return "HINDERS", 1 - race.turn, doubt.cost
    if doubt.losing:
        return "RISKS", 1 - race.turn
    if not choice.is_known:
        return ("NOT_KNOWN",)
    left = choice.left(move)
    behind = left - choice.least()
    if behind:
        return "COSTS", behind, left
    saved = choice.least(SLOWER) - left
    if move >= SLOWER and saved > 0 and choice.least(SLOWER) != UNKNOWN:
        return "IN_TIME", saved
    if left >= choice.now:
        return _held_up(race, choice)
    return "GOOD", choice.now, left


def _is_worth_it(choice, move, doubt):
    """Return whether the rival loses more turns by a move than it costs."""
    return doubt.cost > choice.left(move) - choice.least()


def _held_up(race, choice):
    """Return that the rival stands in the way of what would be quickest alone."""
    return "HELD_UP", 1 - race.turn, choice.now, choice.least()
