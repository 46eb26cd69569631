# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Puts a race that is written as text on a badge, and plays on with its keys.

A text is a race record (docs/notation.md): the track, and the moves made so far. The
race on the badge then stands where the record ends.
"""

from engine.race.race import Race
from engine.race.text import move_text, play, read_record, record_lines
from engine.race.turns_left import TurnsLeft
from sim.race_player import drive

CODE = "2000A28"
"""What the badge takes for the code of a track that has none."""

SETTLE_MS = 700
"""The longest way a car goes takes less."""


def race_of(record: str) -> Race:
    """Return the race at the end of a record."""
    race, moves = read_record(record)
    for _, move in moves:
        play(race, move)
    return race


def put_race(badge, record: str, versus=0, is_swapped=False):
    """Show the race of a record, as if the menu had gone on with it."""
    race = race_of(record)
    table = TurnsLeft(race.track)
    for _ in table.slices():
        pass
    session = badge.namespace["director"].session
    session.track = race.track
    session.track_code = CODE
    session.pars = (table.par(race.track.blue), table.par(race.track.green))
    session.turns_left = table
    session.versus = versus
    session.is_swapped = is_swapped
    session.race_log = bytes(race.log[: race.plies])
    badge.namespace["director"].go("race")
    badge.advance(100)


class Player:
    """Plays a race on a badge and sees what there is to see, as text."""

    def __init__(self, badge):
        """Take a badge that shows a race."""
        self.badge = badge
        self.director = badge.namespace["director"]

    @property
    def scene(self):
        """The scene or panel on top."""
        return self.director.top

    @property
    def race(self):
        """The race on the badge."""
        return self.scene.race

    @property
    def aim(self):
        """The aim in hand, as a move."""
        return move_text(self.race, self.scene.aim.move)

    @property
    def moves(self):
        """The race so far, as the moves of its record."""
        lines = record_lines(self.race)
        return " ".join(lines[lines.index("--") + 1 :])

    def tap(self, keys: str):
        """Tap keys one after the other."""
        for key in keys.split():
            self.badge.tap(key)

    def chord(self, *keys):
        """Press some keys at once, and let go of them."""
        for key in keys:
            self.badge.press(key)
        self.badge.advance(5)
        for key in keys:
            self.badge.release(key)
        self.badge.advance(5)

    def wait(self, ms=SETTLE_MS):
        """Let time pass."""
        self.badge.advance(ms)

    def drive(self, moves: str):
        """Make some moves with the keys; each has the time to arrive."""
        for text in moves.split():
            legal = self.scene.aim.moves
            drive(self.badge, self.scene.aim, _named(self.race, legal, text))
            self.wait()

    def shown(self, grid):
        """Return the words in a grid of letters, row by row."""
        from scenes.font import tile_of

        letters = {tile_of(chr(code)): chr(code) for code in range(32, 127)}
        letters.update({tile_of(mark): mark for mark in "ⒶⒷ→"})
        text = "".join(
            letters[grid[place]] for place in range(grid._width * grid._height)
        )
        rows = range(0, len(text), grid._width)
        return " / ".join(
            " ".join(text[row : row + grid._width].split()) for row in rows
        )

    @property
    def notice(self):
        """The words of the notice that is up, or None."""
        notice = self.scene._notice
        return self.shown(notice._block.grid) if notice.is_up else None

    @property
    def note(self):
        """The words at the right of the bar."""
        return self.shown(self.scene._bar._note.grid)

    @property
    def turn(self):
        """The words at the left of the bar."""
        return self.shown(self.scene._bar._turn.grid)


def _named(race, legal, text):
    """Return the legal move with a text."""
    named = {move_text(race, move): move for move in legal}
    return named[text]
