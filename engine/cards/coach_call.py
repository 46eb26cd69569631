# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The coach of Cards on steps in which no card landed: calls, and plays refused.

Three facts as in engine/cards/coach.py.
"""

from engine.cards.event import BOTH, CALL, LEFT, PLAY, pile_of, slot_of
from engine.cards.plays import first_play
from engine.cards.table import DRAW, NO_CARD, OVER, Table


def call_facts(table: Table, twin: Table, events: bytearray) -> tuple:
    """Return three facts about a step; ``twin`` is the table after it."""
    if OVER in list(twin.verdicts):
        return _over(table)
    calls = [side for side in BOTH if events[side] == CALL]
    if not calls:
        side = LEFT if events[LEFT] >= PLAY else 1 - LEFT
        return _refused(table, twin, side, events[side])
    side = calls[0]
    truth = _truth_of_both(table) if len(calls) == 2 else _truth(table, side)
    if table.is_automatic:
        return ("NO_CALLS", side), truth, ("BY_ITSELF",)
    if len(calls) == 2:
        return ("BOTH_CALL",), truth, ("TURN_NEXT",)
    name = "CALLS_AGAIN" if table.calls >> side & 1 else "CALLS"
    return (name, side), truth, _after_call(twin, 1 - side)


def _truth(table, side):
    """Return whether a call is true, and which card says that it is not."""
    play = first_play(table, side)
    return ("UNTRUE",) + play if play else ("TRUE",)


def _truth_of_both(table):
    for side in BOTH:
        play = first_play(table, side)
        if play:
            return ("UNTRUE_OF", side) + play
    return ("TRUE_OF_BOTH",)


def _after_call(twin, other):
    """Return what a single call leads to."""
    if twin.is_flip_due:
        return ("TURN_NEXT",)
    return "OTHER_CAN" if twin.can_move(other) else "OTHER_CANNOT", other


def _refused(table, twin, side, event):
    """Return the facts about a play that broke a rule."""
    play = first_play(table, side)
    third = ("HAD",) + play if play else ("HAD_NONE",)
    slot = slot_of(event)
    if twin.verdicts[side] == NO_CARD:
        return ("NO_CARD", side, slot + 1), ("STAYS_EMPTY",), third
    top = table.centres[pile_of(event)].top
    rank = top >> 2
    takes = "TAKES", top, (rank + 12) % 13 << 2, (rank + 1) % 13 << 2
    return ("NO_FIT", side, table.hands[side][slot], top), takes, third


def _over(table):
    """Return the facts about a step after the end."""
    second = ("WAS_DRAW",) if table.winner == DRAW else ("HAS_WON", table.winner)
    return ("OVER",), second, ("NO_MORE",)
