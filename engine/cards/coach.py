# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The coach of Cards: what a step did, what else could be done, and why it was good.

It derives three **facts** from any table and any step on it. A fact is a tuple: a name,
then small whole numbers. The name is that of a line in scenes/texts/*/coach_cards.py,
which puts it into words; no language is known here. Cards that fit are looked for among
those that lay open before the step: nobody can plan with a card still to be drawn.
"""

from engine.cards.coach_call import call_facts
from engine.cards.coach_flip import flip_facts
from engine.cards.effect import ending, who_can_play, why
from engine.cards.event import BOTH, CALL, LEFT, PLAY, RIGHT, SLOTS, pile_of, slot_of
from engine.cards.plays import follow, next_play, played
from engine.cards.table import ACCEPTED, BEATEN, CLEARED, NO_CARD, NO_FIT, Table
from engine.cards.twin import copy_table
from engine.grades import FAIR, GOOD, WRONG

_ALSO = ("NO_OTHER", "ALSO_1", "ALSO_2", "ALSO_3", "ALSO_4")


class Coach:
    """Speaks about the steps and flips on one table, which it leaves as it is.

    ``twin`` is the table after the step that was asked last.
    """

    def __init__(self, table: Table):
        self.table = table
        self.twin = Table()
        self._cards = bytearray(SLOTS)

    def facts(self, events: bytearray) -> tuple:
        """Return three facts about a step; ``events`` as ``Table.step`` takes them.

        One event at least; refused ones are spoken of, too.
        """
        table = self.table
        twin = self.twin
        copy_table(table, twin)
        verdicts = twin.step(events)
        has_left = events[LEFT] >= PLAY and verdicts[LEFT] == ACCEPTED
        has_right = events[RIGHT] >= PLAY and verdicts[RIGHT] == ACCEPTED
        if has_left and has_right:
            return self._both_played(events)
        if not has_left and not has_right:
            return call_facts(table, twin, events)
        side = LEFT if has_left else RIGHT
        if verdicts[1 - side] == BEATEN:
            return self._tie(events, side)
        return self._played(events, side)

    def flip_facts(self) -> tuple:
        """Return three facts about the flip that is due."""
        copy_table(self.table, self.twin)
        return flip_facts(self.table, self.twin)

    def grade(self, side: int, event: int) -> int:
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
        other = next_play(table, side)
        while other:
            if self._value(side, other) > value:
                return FAIR
            other = next_play(table, side, other + 1)
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
        return self._also(side, slot)

    def _also(self, side, slot):
        """Return the cards in other slots that fitted, too."""
        count = 0
        for other in range(SLOTS):
            if other != slot and self.table.piles_for(side, other):
                self._cards[count] = self.table.hands[side][other]
                count += 1
        return (_ALSO[count],) + tuple(self._cards[:count])

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
        first = ("TIE", side) + played(table, side, events[side])[2:]
        beaten = "BEATEN", other, table.hands[other][slot_of(events[other])]
        third = ending(table, self.twin) or ("NEXT_TIE", self.twin.priority)
        return first, beaten, third
