# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Computes what a lesson of Ring, or the look back on a race, needs of its track.

There is nothing to see but the director's bar. Then the lesson begins.
"""

from engine.race.lap_search import TABLE_BYTES
from engine.race.lesson_track import track_of
from engine.race.packed_track import unpacked
from engine.race.turns_left import TurnsLeft
from scenes.scene import Scene

SLICES = 240
"""Slices of work that a bar stands for; a longer search fills it ever more slowly."""


class LessonMakingScene(Scene):
    """The wait before a lesson; it leaves by itself."""

    def enter(self):
        """Read the track and fill the table of turns left, which the coach needs."""
        session = self.director.session
        table = bytearray(TABLE_BYTES)  # while the heap is whole
        if session.lesson:
            name = "engine.race.lesson_%d" % session.lesson
            track = track_of(self.director.once(name).RECORD)
        else:
            track, session.race_log = unpacked(session.played)
        session.track = track
        session.turns_left = turns_left = TurnsLeft(track, table)
        for done, _ in enumerate(turns_left.slices()):
            self.director.progress(done, done + SLICES)
        session.pars = (turns_left.par(track.blue), turns_left.par(track.green))
        track.compile()

    def tick(self, now):
        """Begin the lesson."""
        self.director.go("lesson_race")
        return False


SCENE = LessonMakingScene
