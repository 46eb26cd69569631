# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The result of a time trial; the best lap on its track is kept. A drives once more.

Select looks back on the lap, as after a race.
"""

from engine.codes import code_bytes
from engine.race.tape import plies_of, taped
from scenes.palette import BLUE, pair
from scenes.result import ResultScene
from scenes.tally import count_race


class TrialScene(ResultScene):
    """How good the lap was, beside par and the best one so far."""

    def enter(self):
        """Count the lap and set the lines."""
        session = self.director.session
        count_race(session)
        words = self.director.words("trial")
        self.lay_out(words.HEADING, words.KEYS)
        turns = session.laps[0]
        self._keep(session, turns)
        blue = pair(BLUE)
        self.text(words.LAP % turns if turns else words.NO_LAP, 8, 22, blue)
        self.show_stars(session, (blue, blue))
        self.text(words.PAR % session.pars[0], 8, 40, self.ink)
        best = plies_of(session.lap) // 2 if session.lap else 0
        if 0 < turns <= best:
            self.text(words.IS_BEST, 8, 58, self.accent)
        elif best:
            self.text(words.BEST % best, 8, 58, self.ink)
        self.text(words.LOOK_BACK, 8, 104, self.dim)

    def _keep(self, session, turns):
        """Keep the lap, if there is one, where it is the best on its track.

        After a look back that was done before; a restart has lost the best lap then.
        """
        store, laps = self.director.store, self.director.once("scenes.best_laps")
        code = code_bytes(session.track_code)
        if not session.lap:
            session.lap = laps.find(store, code, session.pars[0])
        if turns and session.track:
            tape = taped(code, session.played)
            if laps.keep(store, tape, session.lap):
                session.lap = tape


SCENE = TrialScene
