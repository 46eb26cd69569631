# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""``Race.is_trap`` against trying every reply of the rival."""

from engine.race.generator import candidate
from engine.race.race import LOST, Race
from engine.rng import Rng


def loses_next_turn(race, move):
    """Return whether some reply to a move leaves its maker without a move."""
    side = race.turn
    race.push(move)
    found = False
    if race.turn is not None and race.cars[side].lap < 1:
        for reply in race.legal_moves() or bytes([LOST]):
            race.push(reply)
            found = found or (race.turn is not None and not race.legal_moves())
            race.pop()
    race.pop()
    return found


def traps(number, plies=60):
    """Return (told, true) for each legal move of a random race."""
    race = Race(candidate(number % 3, 64 * number))
    rng = Rng(number + 1)
    pairs = []
    while race.turn is not None and race.plies < plies:
        moves = race.legal_moves()
        pairs += [(race.is_trap(m), loses_next_turn(race, m)) for m in moves]
        race.push(moves[rng.below(len(moves))] if moves else LOST)
    return pairs


def test_a_trap_is_a_move_to_which_some_reply_costs_a_turn():
    pairs = [pair for number in range(40) for pair in traps(number)]
    assert all(told == true for told, true in pairs)
    assert sum(true for _, true in pairs) > 5  # or the races show nothing


def test_asking_for_a_trap_leaves_the_race_as_it_was():
    race = Race(candidate(1, 640))
    for move in race.legal_moves():
        race.is_trap(move)
    assert (race.plies, race.turn, race.cars[0].speed) == (0, 0, 0)
