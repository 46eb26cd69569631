# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The result of a round of Cards: who won and why, the score, the numbers of both."""

import displayio

from engine.cards.event import BOTH, LEFT, RIGHT
from scenes.buttons import A_BIT, RIGHT_BIT, SELECT_BIT, START_BIT
from scenes.line import Line
from scenes.page import Page
from scenes.palette import ACCENT, BLUE, GREEN, PANEL, pair

DEAF_MS = 250
"""What is pressed so soon was meant for the cards."""

_X = 6
_WHY_Y = 37
_ROW_Y = 50
_PITCH = 11
_COLUMNS = (12, 19)  # letters before the numbers of each side


class RoundPanel(Page):
    """Numbers only; A, or Right at the other end, deals again; Select looks back."""

    def enter(self):
        """Set the lines."""
        words = self.director.words("round")
        below = self.director.below
        match = below.match
        self._from_ms = self.director.clock.now() + DEAF_MS
        self.cover()
        self.lay_out(words.HEADING, words.KEYS)
        self._colours = (pair(BLUE), pair(GREEN))
        self._tell_winner(below, words)
        left, right = match.tallies
        self._add_names(below.names)
        self._add_row(1, words.SCORE, match.wins[0], match.wins[1])
        self._add_row(2, words.PLAYED, left.cards, right.cards)
        form = words.SECONDS
        self._add_row(3, words.FASTEST, _seconds(left, form), _seconds(right, form))
        self._add_row(4, words.BEATEN, left.beaten, right.beaten)
        if not below.is_solo:
            self._add_row(5, words.UNTRUE, left.untrue, right.untrue)

    def press(self, step):
        """Deal again in one press, look back, or leave."""
        if step.at_ms < self._from_ms:
            return False
        if step.down & (START_BIT | SELECT_BIT):
            is_menu = step.down & START_BIT
            self.director.session.order = "menu" if is_menu else "look"
            self.director.close()
        elif step.down & (A_BIT | RIGHT_BIT):
            self.director.close()
        return False

    def _tell_winner(self, below, words):
        """Say who won, large, and why; and that the players change seats."""
        winner = below.table.winner
        if winner not in BOTH:
            text, colours = words.DRAW, self.ink
        else:
            is_you = below.is_solo and winner == LEFT
            text = words.YOU_WIN if is_you else words.WINS % below.names[winner]
            colours = self._colours[winner]
        line = Line(self.director.font, len(text), 0, 0, colours)
        line.write(text)
        large = displayio.Group(scale=2, x=_X, y=18)
        large.append(line.grid)
        self.group.append(large)
        has_cards = below.table.cards_left(LEFT) and below.table.cards_left(RIGHT)
        self.text(words.STUCK if has_cards else words.OUT, _X, _WHY_Y, self.dim)
        if below.match.draws:
            drawn = words.DRAWN % below.match.draws
            self.text(drawn, 158 - 6 * len(drawn), _WHY_Y, self.dim)
        if self.director.session.swaps_ends and not below.is_solo:
            x = 158 - 6 * len(words.SWAP)
            self.text(words.SWAP, x, 3, pair(ACCENT, PANEL))

    def _add_names(self, names):
        for side in BOTH:
            x = _X + 6 * _COLUMNS[side]
            self.text(names[side], x, _ROW_Y, self._colours[side])

    def _add_row(self, row, name, left, right):
        text = name + " " * (_COLUMNS[LEFT] - len(name)) + str(left)
        text += " " * (_COLUMNS[RIGHT] - len(text)) + str(right)
        self.text(text, _X, _ROW_Y + _PITCH * row, self.ink)


def _seconds(tally, form):
    """Return the fastest gap in seconds, as a form with one decimal, or a dash."""
    if not tally.cards:
        return "-"
    tenths = (tally.fastest_ms + 50) // 100
    return form % (tenths // 10, tenths % 10)


SCENE = RoundPanel
