# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Makes the track of a lesson, or once more that of the race to look back on."""

from engine.race.lesson_track import code_of
from scenes.making import MakingScene


class LessonMakingScene(MakingScene):
    """The wait before a lesson of Ring; the coach always needs the turns left."""

    NEXT = "lesson_race"

    def has_table(self, session):
        """Return True."""
        return True

    def wished_code(self, session):
        """Return the code in the lesson's record, or that of the race just played."""
        if not session.lesson:
            return session.track_code
        name = "engine.race.lesson_%d" % session.lesson
        return code_of(self.director.load(name).RECORD)


SCENE = LessonMakingScene
