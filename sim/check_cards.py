# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""What the checker says about a cards record: one report a step (docs/notation.md).

It uses nothing but the engine and also runs on MicroPython, where the tests compare it.
"""

from engine.cards.card import GAP
from engine.cards.event import BOTH, PLAY, SIDES, pile_of, slot_of
from engine.cards.start import card_text, card_texts
from engine.cards.table import ACCEPTED, DRAW
from engine.cards.text import CALL_TEXT, FORM, PLAY_TEXT, WHY, read_record

__all__ = ("FORM", "reports")


def reports(name: str, text: str) -> list:
    """Return a report for the start and for each step of a record, in its order.

    ``name`` is what the reports call the file. RecordError when it cannot be read.
    """
    table, steps = read_record(text)
    found = [_report(name, table, 0, None, [], _flips(table))]
    for number, step in enumerate(steps, 1):
        verdicts = table.step(step.events)
        events = [
            _event_report(side, step.events[side], verdicts[side])
            for side in step.sides
        ]
        flips = _flips(table)
        found.append(_report(name, table, number, step.at_ms, events, flips))
    return found


def _flips(table):
    """Turn the cards as often as that is due; return a report of each flip."""
    found = []
    while table.is_flip_due:
        if table.flip():
            found.append(_flip_report(table))
    return found


def _flip_report(table):
    left, right = [None if card == GAP else card_text(card) for card in table.turned]
    reshuffle = None
    if table.is_reshuffled:
        # the flip took the top cards of the new piles; they are put back for the report
        reshuffle = {
            SIDES[side]: card_texts(
                [card for card in (table.turned[side],) if card != GAP]
                + table.spares[side].listed()
            )
            for side in BOTH
        }
    return {"reshuffle": reshuffle, "left": left, "right": right}


def _event_report(side, event, verdict):
    is_play = event >= PLAY
    return {
        "who": SIDES[side],
        "do": PLAY_TEXT if is_play else CALL_TEXT,
        "slot": slot_of(event) + 1 if is_play else None,
        "pile": SIDES[pile_of(event)] if is_play else None,
        "ok": verdict == ACCEPTED,
        "why": WHY[verdict] or None,
    }


def _report(name, table, number, at_ms, events, flips):
    """Return where the round stands, and what came of the step before."""
    return {
        "file": name,
        "step": number,
        "ms": at_ms,
        "events": events,
        "flips": flips,
        "hand": _pair([list(hand) for hand in table.hands]),
        "draw": _pair([pile.listed() for pile in table.draws]),
        "centre": _pair([pile.listed() for pile in table.centres]),
        "spare": _pair([pile.listed() for pile in table.spares]),
        "calls": [SIDES[side] for side in BOTH if table.calls >> side & 1],
        "stuck": table.stuck,
        "priority": SIDES[table.priority],
        "result": _result(table),
    }


def _pair(cards):
    return {SIDES[side]: card_texts(cards[side]) for side in BOTH}


def _result(table):
    if table.winner is None:
        return None
    winner = "draw" if table.winner == DRAW else SIDES[table.winner]
    return {"winner": winner, "why": table.why}
