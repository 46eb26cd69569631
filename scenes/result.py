# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The result of a race and the match so far; A races again in swapped colours.

Select looks back on the race.
"""

from engine.race.stars import stars
from scenes.buttons import A_BIT, B_BIT, SELECT_BIT
from scenes.page import Page
from scenes.palette import BLUE, GREEN, pair
from scenes.session import COMPUTER, SOLO
from scenes.tally import count_race


class ResultScene(Page):
    """Who won, how good the lap was, and the totals of the match."""

    def enter(self):
        """Count the race and set the lines."""
        session = self.director.session
        count_race(session)
        words = self.director.words("result")
        self.lay_out(words.HEADING, words.KEYS)
        colours = (pair(BLUE), pair(GREEN))
        if session.result == "draw":
            self.text(words.DRAW, 8, 22, self.ink)
        else:
            side = 1 if session.result == "green" else 0
            self.text(words.WON[side], 8, 22, colours[side])
        self.text(session.result_how, 8, 33, self.ink)
        self.show_stars(session, colours)
        names = words.SOLO if session.versus == COMPUTER else words.FRIENDS
        self.text(self._match(session, words, names), 8, 52, self.accent)
        one = 1 if session.is_swapped else 0
        rows = (
            (names[0], session.wins_one, one),
            (names[1], session.wins_two, 1 - one),
        )
        y = 65
        for name, wins, side in rows:
            self.text(name, 8, y, colours[side])
            self.text("%3d" % min(wins, 999), 72, y, self.ink)
            self.text(words.NEXT[1 - side], 96, y, colours[1 - side])
            y += 12
        self.text(words.DRAWS, 8, y, self.dim)
        self.text("%3d" % min(session.draws, 999), 72, y, self.ink)
        self.text(words.LOOK_BACK, 8, 104, self.dim)

    def show_stars(self, session, colours):
        """Show how good each lap was, in the colour of its car."""
        y = 22
        for turns, par, colour in zip(session.laps, session.pars, colours):
            if turns:
                count = stars(turns, par)
                self.text("★" * count + "·" * (3 - count), 138, y, colour)
                y += 11

    def _match(self, session, words, names):
        """Return how the match stands, or who has won it after two races, or four."""
        if (session.wins_one + session.wins_two + session.draws) % 2:
            return words.MATCH[0]
        gap = session.wins_one - session.wins_two
        if gap == 0:
            return words.MATCH[1]
        if session.versus == COMPUTER:
            return words.MATCH[2 if gap > 0 else 3]
        return words.MATCH[4] % names[gap < 0]

    def press(self, step):
        """A: the same track with colours swapped; Select: look back; B: the menu."""
        session = self.director.session
        if step.down & A_BIT:
            session.played = b""  # no moves of the race to come
            session.is_swapped = not session.is_swapped and session.versus != SOLO
            session.is_continued = session.track is None
            if session.track:
                self.director.go("race")
            else:  # after a look back: as a race to be continued from its start
                session.race_code = session.track_code
                session.race_versus = session.versus
                self.director.go("making")
        elif step.down & SELECT_BIT:
            if session.track:  # else it is packed: from the look back before
                track = self.director.once("engine.race.packed_track")
                session.played = track.packed(session.track) + session.played
                session.track = None
            session.lesson = 0
            self.director.go("lesson_making")
        elif step.down & B_BIT:
            self.director.go("menu")
        return False


SCENE = ResultScene
