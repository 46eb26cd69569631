# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The coach of Cards: what a step did, what else could be done, and why it was good.

It derives three **facts** from any table and any step on it. A fact is a tuple: a name,
then small whole numbers. The name is that of a line in scenes/texts/*/coach_cards.py,
which puts it into words; no language is known here. Cards that fit are looked for among
those that lay open before the step: nobody can plan with a card still to be drawn.
"""

from engine.cards.effect import ending, who_can_play, why
from engine.cards.event import BOTH, CALL, PLAY, SLOTS, pile_of, slot_of
from engine.cards.plays import follow, played, plays
from engine.cards.table import ACCEPTED, BEATEN, CLEARED, NO_CARD, NO_FIT, Table
from engine.cards.twin import copy_table
from engine.grades import FAIR, GOOD, WRONG


class Coach:
    """Speaks about the steps and flips on one table, which it leaves as it is.

    ``twin`` is the table after the step that was asked last.
    """

    def __init__(self, table):
        self.table = table
        self.twin = Table()

    def facts(self, events):
        """Return three facts about a step; ``events`` as ``Table.step`` takes them.

        One event at least; refused ones are spoken of, too.
        """
        table = self.table
        twin = self.twin
        copy_table(table, twin)
        verdicts = twin.step(events)
        landed = [s for s in BOTH if events[s] >= PLAY and verdicts[s] == ACCEPTED]
        if len(landed) == 2:
            return self._both_played(events)
        if len(landed) == 1:
            side = landed[0]
            if verdicts[1 - side] == BEATEN:
                return self._tie(events, side)
            return self._played(events, side)
        # these are seldom needed, so that they are not there from the start
        from engine.cards.coach_call import call_facts

        return call_facts(table, twin, events)

    def flip_facts(self):
        """Return three facts about the flip that is due."""
        from engine.cards.coach_flip import flip_facts

        copy_table(self.table, self.twin)
        return flip_facts(self.table, self.twin)

    def grade(self, side, event):
        """Return how good an event of a side is, alone in its step (engine/grades.py).

        A card is the better the more open cards can follow it.
        """
        table = self.table
        if event == CALL:
            is_true = not table.can_move(side) and not table.is_automatic
            return GOOD if is_true and table.winner is None else WRONG
        if table.winner is not None:
            return WRONG
        if not table.piles_for(side, slot_of(event)) >> pile_of(event) & 1:
            return WRONG
        value = self._value(side, event)
        for other in plays(table, side):
            if self._value(side, other) > value:
                return FAIR
        return GOOD

    def _value(self, side, event):
        """Return how many open cards follow a play; more than all when it wins."""
        if self.table.cards_left(side) == 1:
            return SLOTS
        return follow(self.table, side, event)

    def _played(self, events, side):
        """Return the facts about the only card that landed."""
        event = events[side]
        facts = played(self.table, side, event)
        return facts, self._else(events, side), why(self.table, self.twin, side, event)

    def _else(self, events, side):
        """Return what else there was: the other's event, or other cards to play."""
        table = self.table
        other = 1 - side
        verdict = self.twin.verdicts[other]
        if verdict == CLEARED:
            return "CALL_DROPPED", other
        if verdict == NO_FIT:
            return "WAS_NO_FIT", other, table.hands[other][slot_of(events[other])]
        if verdict == NO_CARD:
            return "WAS_NO_CARD", other
        slot = slot_of(events[side])
        if table.piles_for(side, slot) == 3:
            pile = pile_of(events[side])
            tops = table.centres[pile].top, table.centres[1 - pile].top
            return ("FITS_BOTH",) + tops
        cards = [
            table.hands[side][other_slot]
            for other_slot in range(SLOTS)
            if other_slot != slot and table.piles_for(side, other_slot)
        ]
        if not cards:
            return ("NO_OTHER",)
        return (f"ALSO_{len(cards)}",) + tuple(cards)

    def _both_played(self, events):
        """Return the facts about two cards that landed on two piles."""
        cards = []
        for side in BOTH:
            cards.append(self.table.hands[side][slot_of(events[side])])
            cards.append(self.table.centres[pile_of(events[side])].top)
        third = ending(self.table, self.twin) or who_can_play(self.twin)
        return ("BOTH_PLAY",) + tuple(cards), ("SAME_MOMENT",), third

    def _tie(self, events, side):
        """Return the facts about two cards for one pile, of which one was beaten."""
        table = self.table
        other = 1 - side
        first = "TIE", side
        first += played(table, side, events[side])[2:]
        beaten = "BEATEN", other, table.hands[other][slot_of(events[other])]
        third = ending(table, self.twin) or ("NEXT_TIE", self.twin.priority)
        return first, beaten, third
