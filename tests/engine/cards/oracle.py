# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""A second reading of the rules of Cards, slow and plain, to hold the engine against.

It shares nothing with engine/cards but the order of a shuffle, which it is told and
checks: cards are texts, a side is its name, and what happened is a list of words.
"""

RANKS = "A23456789TJQK"
SIDES = ("left", "right")
OTHER = {"left": "right", "right": "left"}


def joins(card, top):
    """Whether two cards have ranks next to each other, the ace beside the king too."""
    apart = abs(RANKS.index(card[0]) - RANKS.index(top[0]))
    return apart in (1, len(RANKS) - 1)


class Oracle:
    """A round; hands are lists with None for a gap, piles are lists, top card first."""

    def __init__(self, table, hand, draw, centre, spare, priority, stuck=0, calls=()):
        self.table = table
        self.hand, self.draw, self.centre, self.spare = hand, draw, centre, spare
        self.priority, self.stuck, self.calls = priority, stuck, set(calls)
        self.result = None
        self.look_for_the_end()

    def step(self, events):
        """Play one step, {side: ("call",) or ("play", slot, pile)}; {side: why}.

        Slots count from 0; why is "" for what was accepted.
        """
        if self.result:
            return dict.fromkeys(events, "over")
        plays = {s: e[1:] for s, e in events.items() if e[0] == "play"}
        why = {side: self.fault(side, *play) for side, play in plays.items()}
        legal = [side for side in plays if not why[side]]
        if len(legal) == 2 and plays["left"][1] == plays["right"][1]:
            why[OTHER[self.priority]] = "beaten"
            self.priority = OTHER[self.priority]
            legal = [side for side in legal if not why[side]]
        for side in legal:
            slot, pile = plays[side]
            self.centre[pile].insert(0, self.hand[side][slot])
            self.hand[side][slot] = self.draw[side].pop(0) if self.draw[side] else None
        for side in events:
            if side not in plays:
                why[side] = self.call(side, bool(legal))
        if legal:
            self.calls, self.stuck = set(), 0
            self.look_for_the_end()
        return why

    def fault(self, side, slot, pile):
        """Why a play is refused when it is looked at alone."""
        card = self.hand[side][slot]
        if card is None:
            return "no-card"
        return "" if joins(card, self.centre[pile][0]) else "no-fit"

    def call(self, side, has_landed):
        """Hold a call, or say why not."""
        if has_landed:
            return "cleared"
        if self.table == "computer":
            return "automatic"
        self.calls.add(side)
        return ""

    def moves(self, side):
        """Every (slot, pile) that a side could play."""
        return [
            (slot, pile)
            for slot in range(5)
            for pile in SIDES
            if not self.fault(side, slot, pile)
        ]

    def is_stuck(self):
        return not self.moves("left") and not self.moves("right")

    def is_flip_due(self):
        if self.result:
            return False
        return self.is_stuck() if self.table == "computer" else len(self.calls) == 2

    def flip(self, shuffled):
        """Make the flip that is due; the cards turned, {} for none.

        ``shuffled`` are the new spare piles that the engine made, None if it made none.
        """
        stuck = self.is_stuck()
        self.calls = set()
        self.stuck += stuck
        if stuck and self.stuck == 5:
            self.look_for_the_end(is_stuck=True)
            return {}
        if not (self.spare["left"] and self.spare["right"]):
            self.reshuffle(shuffled)
            if not self.spare["left"]:
                self.look_for_the_end(is_stuck=stuck)
                return {}
        turned = {side: self.spare[side].pop(0) for side in SIDES if self.spare[side]}
        for side, card in turned.items():
            self.centre[side].insert(0, card)
        return turned

    def reshuffle(self, shuffled):
        """Take over a shuffle after a look at what it must be made of."""
        pool = [*self.spare["left"], *self.spare["right"]]
        for side in SIDES:
            pool += self.centre[side][1:]
            del self.centre[side][1:]
        left = (shuffled or {"left": [], "right": []})["left"]
        right = (shuffled or {"left": [], "right": []})["right"]
        assert sorted(left + right) == sorted(pool)
        assert len(left) - len(right) in (0, 1)
        self.spare = {"left": list(left), "right": list(right)}

    def count(self, side):
        """How many cards a side has still to play."""
        return len(self.draw[side]) + sum(card is not None for card in self.hand[side])

    def look_for_the_end(self, is_stuck=False):
        left, right = self.count("left"), self.count("right")
        if is_stuck or not left or not right:
            winner = "left" if left < right else "right" if right < left else "draw"
            self.result = (winner, "stuck" if is_stuck else "out")
