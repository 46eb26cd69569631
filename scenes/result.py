# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The result of a race and the match so far; A races again in swapped colours."""

from scenes.buttons import A_BIT, B_BIT
from scenes.page import Page
from scenes.palette import BLUE, GREEN, pair
from scenes.session import COMPUTER


class ResultScene(Page):
    """Who won, how good the lap was, and the totals of the match."""

    def enter(self):
        """Set the lines."""
        session = self.director.session
        words = self.director.words("result")
        self.lay_out(words.HEADING, words.KEYS)
        colours = (pair(BLUE), pair(GREEN))
        if session.result == "draw":
            self.text(words.DRAW, 8, 22, self.ink)
        else:
            side = 1 if session.result == "green" else 0
            self.text(words.WON[side], 8, 22, colours[side])
        self.text(words.TURNS % session.result_turns, 92, 22, self.ink)
        self.text(words.PAR % session.pars, 8, 33, self.dim)
        self.text(words.MATCH, 8, 52, self.accent)
        two = words.COMPUTER if session.versus == COMPUTER else words.TWO
        one_next = 0 if session.is_swapped else 1
        rows = (
            (words.ONE, session.wins_one, one_next),
            (two, session.wins_two, 1 - one_next),
        )
        y = 65
        for name, wins, side in rows:
            self.text(name, 8, y, colours[side])
            self.text("%2d" % wins, 80, y, self.ink)
            self.text(words.COLOURS[side], 98, y, colours[side])
            y += 12
        self.text(words.DRAWS, 8, y, self.dim)
        self.text("%2d" % session.draws, 80, y, self.ink)

    def press(self, step):
        """A: the same track with the colours swapped; B: the menu."""
        session = self.director.session
        if step.down & A_BIT:
            session.is_swapped = not session.is_swapped
            session.is_continued = False
            self.director.go("race")
        elif step.down & B_BIT:
            self.director.go("menu")
        return False


SCENE = ResultScene
