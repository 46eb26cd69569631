# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The result of a round of Cards: who won and why, the score, the numbers of both."""

from engine.cards.event import BOTH, LEFT, RIGHT
from engine.cards.match import NO_GAP
from engine.cards.table import DRAW, STUCK
from scenes.buttons import A_BIT, SELECT_BIT, START_BIT
from scenes.page import Page
from scenes.palette import BLUE, GREEN, pair
from scenes.session import COMPUTER

_COLUMN_X = (76, 118)


class RoundPanel(Page):
    """Numbers only; A deals again, Start leaves for the menu."""

    def enter(self):
        """Set the lines."""
        words = self.director.words("round")
        session = self.director.session
        table, match = self.director.below.table, self.director.below.match
        self.cover()
        self.lay_out(words.HEADING, words.KEYS)
        self._colours = (pair(BLUE), pair(GREEN))
        names = words.SIDES
        if session.cards_versus == COMPUTER:
            names = words.SIDES_SOLO
        self._tell_winner(table, names, words)
        self._add_row(36, "", names[LEFT], names[RIGHT])
        self._add_row(48, words.SCORE, match.wins[LEFT], match.wins[RIGHT])
        left, right = match.tallies
        self._add_row(60, words.PLAYED, left.cards, right.cards)
        self._add_row(71, words.FASTEST, _seconds(left), _seconds(right))
        self._add_row(82, words.BEATEN, left.beaten, right.beaten)
        if session.cards_versus != COMPUTER:
            self._add_row(93, words.UNTRUE, left.untrue, right.untrue)
            if session.swaps_ends:
                self.text(words.SWAP, 8, 105, self.accent)

    def press(self, step):
        """Deal again in one press, or leave."""
        if step.down & (START_BIT | SELECT_BIT):
            self.director.session.order = "menu"
            self.director.close()
        elif step.down & A_BIT:
            self.director.close()
        return False

    def _tell_winner(self, table, names, words):
        why = words.STUCK if table.why == STUCK else words.OUT
        if table.winner == DRAW:
            self.text(words.DRAW % why, 8, 20, self.ink)
        else:
            text = words.WINS % (names[table.winner], why)
            self.text(text, 8, 20, self._colours[table.winner])

    def _add_row(self, y, name, left, right):
        if name:
            self.text(name, 8, y, self.dim)
        for side in BOTH:
            value = (left, right)[side]
            self.text(str(value), _COLUMN_X[side], y, self._colours[side])


def _seconds(tally):
    """Return the fastest gap in seconds with one decimal, or a dash."""
    if tally.fastest_ms == NO_GAP:
        return "-"
    tenths = (tally.fastest_ms + 50) // 100
    return "%d.%ds" % (tenths // 10, tenths % 10)


SCENE = RoundPanel
