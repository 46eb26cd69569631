# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Makes the track that the menu asked for, and what is computed once for it.

There is nothing to see but the director's bar. Then the race begins.
"""

import gc

from engine.codes import LENGTH, code_bytes, read_track_code, track_code
from engine.race.generator import SEEDS, candidate, search
from engine.race.lap_search import TABLE_BYTES, LapSearch
from engine.race.turns_left import TurnsLeft
from scenes.scene import Scene
from scenes.session import CUP, FRIEND, SOLO

SLICES = 240
"""Slices of work that a bar stands for; a longer search fills it ever more slowly."""


class MakingScene(Scene):
    """The wait for a track; it leaves by itself."""

    def enter(self):
        """Make the track, its pars and, where it is needed, its table of turns left."""
        session = self.director.session
        self._slices = 0
        if session.is_continued:
            session.versus = session.race_versus
        table = None
        if session.versus != FRIEND or session.has_hints:
            table = bytearray(TABLE_BYTES)  # first, while the heap is whole
        track, code = self._find(session)
        gc.collect()
        session.track = track
        session.track_code = code
        self._search_laps(session, table)
        if session.versus == SOLO:
            track.green = track.stride - 1  # off the road, where it is in nobody's way
            find = self.director.once("scenes.best_laps").find
            session.lap = find(self.director.store, code_bytes(code), session.pars[0])
        track.compile()  # the race needs it, too, and has no room for it
        if not session.is_continued:
            session.race_log = b""

    def tick(self, now):
        """Begin the race."""
        self.director.go("race")
        return False

    def _search_laps(self, session, table):
        """Find the pars, and with a table all that the computer drives by."""
        track = session.track
        if table is None:
            laps = LapSearch(track)
            self._run(laps.slices())
            session.pars = tuple(laps.pars)
            return
        session.turns_left = turns_left = TurnsLeft(track, table)
        self._run(turns_left.slices())
        session.pars = (turns_left.par(track.blue), turns_left.par(track.green))

    def _find(self, session):
        """Return the track that the session wishes for, and its share code."""
        code = session.race_code if session.is_continued else session.code
        if session.size == CUP and not code:
            code = self._cup_code(session.number)
        if code:
            size, number = read_track_code(code)
            return candidate(size, number), code
        seed = session.number or self.director.chance() % SEEDS
        track, number = self._run(search(session.size, seed))
        return track, track_code(session.size, number)

    def _cup_code(self, number):
        """Return the code of a track of the fair cup by its number, None for any."""
        codes = self.director.once("engine.race.cup").CODES
        count = len(codes) // LENGTH
        place = (number - 1 if number else self.director.chance()) % count
        return codes[LENGTH * place : LENGTH * place + LENGTH]

    def _run(self, slices):
        """Do all slices of some work, the bar moving; return what the last gave."""
        result = None
        for given in slices:
            result = given
            self._slices += 1
            self.director.progress(self._slices, self._slices + SLICES)
        return result


SCENE = MakingScene
