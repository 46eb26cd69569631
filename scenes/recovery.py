# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Begins anew where the players were when the heap has run out; loaded only then.

A restart empties the heap. What the next scene goes on from is handed over like on the
way to another part of the game (scenes/keep.py): a race in progress, a score, a result.
"""

from scenes.session import SCORE

OUT_OF_HEAP = "out of heap in "
"""Begins the line on the console that names the scene."""


def begin(director, name: str, is_here: bool, fault):
    """Restart where the players were, and raise the fault where that is of no use.

    ``name`` is the scene that was on (``is_here``), or that was about to come. Once
    more before a key has changed the picture, it leads to the title; from there the
    fault is raised. The console is told.
    """
    session = director.session
    if session.has_run_out and name == "title":
        raise fault
    print(OUT_OF_HEAP + "%s: %s" % (name, fault))
    name = "title" if session.has_run_out else _way_back(director, name, is_here)
    session.has_run_out = True
    director.change_part(name)  # does not return, if there is a restart and room for it
    raise fault


def _way_back(director, name, is_here):
    """Return the scene that leads back to one, its session made ready for that."""
    session = director.session
    if name == "race" or name == "trial" and session.track:
        # a lap that may not have been kept yet is shown once more at its end
        session.race_code = session.track_code
        session.race_versus = session.versus
        session.race_log = _log_of(director, session.race_log or session.played)
        session.played = b""
        session.is_continued = True
        return "making"
    if name == "result" and session.track:
        pack = director.once("engine.race.packed_track").packed
        session.played = pack(session.track) + session.played
    elif name == "lesson_race":
        return "lesson_making"
    elif name == "lesson_cards" and not session.lesson and len(session.played) <= SCORE:
        session.is_continued = True  # the round is no more, the score is
        return "cards"
    elif name == "cards":
        session.is_continued = session.is_continued or is_here
    return name


def _log_of(director, log):
    """Return a race's moves without an end that was agreed to or given up at."""
    rules = director.once("engine.race.race")
    if log and log[-1] & rules.MOVE_BITS >= rules.RESIGN:
        return log[:-1]
    return log
