# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""What each fact of Ring's coach claims, asked of the slow referee instead.

One function a fact, by its name in small letters; it returns whether the claim holds.
"""

from tests.engine.race.coach_case import (
    POINT_LIST,
    after,
    copied,
    is_move,
    point_of,
    speed_of,
)
from tests.engine.race.oracle import walk

SIDES = ("blue", "green")


def starts(case, side, direction):
    is_mover = SIDES[side] == case.side
    return is_mover and case.car.speed == 0 and is_move(case.move, 1, direction)


def faster(case, side, speed, direction):
    is_right = SIDES[side] == case.side and is_move(case.move, speed, direction)
    return is_right and speed > case.car.speed > 0 and (case.turned or 0) < 2


def slower(case, side, speed, direction):
    is_right = SIDES[side] == case.side and is_move(case.move, speed, direction)
    return is_right and 0 < speed < case.car.speed and (case.turned or 0) < 2


def turns_faster(case, side, speed, direction):
    is_right = SIDES[side] == case.side and is_move(case.move, speed, direction)
    return is_right and speed > case.car.speed > 0 and case.turned >= 2


def turns_slower(case, side, speed, direction):
    is_right = SIDES[side] == case.side and is_move(case.move, speed, direction)
    return is_right and 0 < speed < case.car.speed and case.turned >= 2


def stops(case, side):
    return SIDES[side] == case.side and case.move == "0" and case.car.speed == 1


def loses(case, side, before, now):
    is_lost = SIDES[side] == case.side and not case.moves and case.move == "x"
    return is_lost and (case.car.speed, case.new.speed) == (before, now)


def loses_at_rest(case, side):
    is_lost = SIDES[side] == case.side and not case.moves and case.move == "x"
    return is_lost and case.car.speed == 0


def lap(case, side):
    return SIDES[side] == case.side and (case.car.lap, case.new.lap) == (0, 1)


def debt(case, side):
    return SIDES[side] == case.side and (case.car.lap, case.new.lap) == (0, -1)


def pays(case, side):
    return SIDES[side] == case.side and (case.car.lap, case.new.lap) == (-1, 0)


def resigns(case, side):
    return SIDES[side] == case.side and case.move == "resign"


def agreed(case):
    return case.move == "draw"


def steps_of(case):
    """The places that the move would step on."""
    return walk(case.car.place, speed_of(case.move), point_of(case.move))


def is_clear(case, places):
    rival = case.referee.cars[case.rival].place
    return all(p in case.referee.ring.road and p != rival for p in places)


def step_off(case, number, speed):
    steps = steps_of(case)
    is_off = steps[number - 1] not in case.referee.ring.road
    return is_off and len(steps) == speed and is_clear(case, steps[: number - 1])


def step_hits(case, number, speed, side):
    steps = steps_of(case)
    is_hit = steps[number - 1] == case.referee.cars[SIDES[side]].place
    is_hit = is_hit and SIDES[side] == case.rival and len(steps) == speed
    return is_hit and is_clear(case, steps[: number - 1])


def from_rest(case):
    return case.car.speed == 0


def others(case, count, speed, direction):
    move = f"{speed}{POINT_LIST[direction]}"
    is_best = move in case.others and case.turns(move) == case.best(case.others)
    return is_best and len(case.others) == count


def others_stop(case, count):
    is_best = "0" in case.others and case.turns("0") == case.best(case.others)
    return is_best and len(case.others) == count


def others_unknown(case, count):
    return len(case.others) == count


def one_other(case, speed, direction):
    return case.others == [f"{speed}{POINT_LIST[direction]}"]


def one_other_stop(case):
    return case.others == ["0"]


def only_move(case):
    return case.moves == [case.move] and len(case.faster) == 1


def only_slower(case):
    return case.moves == [case.move] and not case.faster


def road_bars(case, speed):
    alone = [move for move in case.alone_moves() if speed_of(move) == speed]
    return speed == case.car.speed + 1 and not alone and not case.faster


def car_bars(case, side, speed):
    alone = [move for move in case.alone_moves() if speed_of(move) == speed]
    is_barred = speed == case.car.speed + 1 and len(alone) > 0 and not case.faster
    return is_barred and SIDES[side] == case.rival


def shut_both(case, faster_speed, slower_speed):
    speed = case.car.speed
    return not case.moves and (faster_speed, slower_speed) == (speed + 1, speed - 1)


def shut_round(case):
    return not case.moves and case.car.speed == 0


def could_move(case, count):
    return len(case.moves) == count


def wins(case, side):
    return case.after.result == SIDES[side] and case.new.lap == 1


def draw_laps(case):
    laps = [car.lap for car in case.after.cars.values()]
    return case.after.result == "draw" and laps == [1, 1]


def draw_limit(case, turns):
    taken = min(case.after.taken.values())
    laps = [car.lap for car in case.after.cars.values()]
    return case.after.result == "draw" and taken == turns == 150 and max(laps) < 1


def extra(case):
    is_on = case.after.turn == "green" and case.after.result is None
    return is_on and case.after.last_chance and case.side == "blue"


def extra_missed(case, side):
    is_missed = case.referee.last_chance and case.new.lap < 1
    return is_missed and case.after.result == SIDES[side] == "blue"


def so_wins(case, side):
    return case.move == "resign" and case.after.result == SIDES[side]


def nobody_wins(case):
    return case.move == "draw" and case.after.result == "draw"


def late(case):
    """Some slower move a turn ago, then the rival's same reply, leaves a move."""
    older = copied(case.referee)
    older.take_back()
    older.take_back()
    move, reply = case.referee.played[-2:]
    speed = older.cars[older.turn].speed
    if case.moves or move in ("x", "0") or speed_of(move) < speed:
        return False
    return any(
        is_saved(after(older, braking), reply)
        for braking in older.moves()
        if speed_of(braking) < speed
    )


def is_saved(referee, reply):
    if referee.turn is None or reply not in (referee.moves() or ["x"]):
        return False
    replied = after(referee, reply)
    return replied.turn is not None and len(replied.moves()) > 0


def car_shuts(case, side):
    is_shut = not case.moves and len(case.alone_moves()) > 0
    return is_shut and SIDES[side] == case.rival


def too_fast(case):
    return not case.moves and not case.alone_moves()


def owes(case):
    return case.new.lap == -1 < case.car.lap


def paid(case):
    return case.car.lap == -1 < case.new.lap == 0


def blocks(case, side):
    return SIDES[side] == case.rival == case.after.turn and not case.after.moves()


def losing(case):
    """For each reply whether it leaves the mover without a move."""
    replies = [after(case.after, reply) for reply in case.after.moves()]
    return [reply.turn is not None and not reply.moves() for reply in replies]


def doomed(case, side):
    found = losing(case)
    return SIDES[side] == case.side and len(found) > 0 and all(found)


def risks(case, side):
    return SIDES[side] == case.rival and any(losing(case))


def forced_back(case):
    return all(is_back(case, move) for move in case.moves)


def is_back(case, move):
    """Whether a move backs over the gate or ends farther from it."""
    end = case.referee.driven(case.car._replace(lap=0), move)
    if end.lap:
        return end.lap < 0
    return case.far[end.place] > case.far[case.car.place]


def hinders(case, side, cost):
    rival = case.after.cars[case.rival]
    legal = [case.after.driven(rival, move) for move in case.after.moves()]
    best = min(case.alone.turns(car) for car in legal)
    is_rival = SIDES[side] == case.rival == case.after.turn
    return is_rival and cost == 1 + best - case.alone.turns(rival) > 0


def costs(case, behind, left):
    turns = case.turns(case.move)
    return behind == turns - case.best() > 0 and left == turns


def in_time(case, saved):
    is_slower = speed_of(case.move) < case.car.speed
    is_best = case.turns(case.move) == case.best()
    return is_slower and is_best and saved == case.best(case.faster) - case.best() > 0


def held_up(case, side, now, left):
    is_best = case.turns(case.move) == left == case.best()
    barred = [move for move in case.alone_moves() if case.turns(move) < left]
    is_barred = (
        SIDES[side] == case.rival and barred and not set(barred) & set(case.moves)
    )
    return is_best and is_barred and now == case.alone.turns(case.car)


def good(case, now, left):
    is_best = case.turns(case.move) == case.best()
    return is_best and is_count(case, now, left) and left == now - 1


def is_count(case, now, left):
    """Whether these are the turns left before and after."""
    return (now, left) == (case.alone.turns(case.car), case.turns(case.move))


def cost(case, side, lost):
    is_lost = lost == 1 + case.alone.turns(case.new) - case.alone.turns(case.car)
    return is_lost and SIDES[side] == case.side and lost >= 0


def saved(case, side, turns):
    is_saved = turns == case.alone.turns(case.car) - 1 - case.alone.turns(case.new)
    return is_saved and SIDES[side] == case.side and turns > 0


def not_known(case):
    return True


def best(case, speed, direction):
    move = f"{speed}{POINT_LIST[direction]}"
    return move in case.moves and case.turns(move) == case.best()


def best_stop(case):
    return "0" in case.moves and case.turns("0") == case.best()


def turn_lost(case):
    return not case.moves


def holds(case, fact):
    """Whether a fact is true; a fact without a check here is an error."""
    return globals()[fact[0].lower()](case, *fact[1:])
