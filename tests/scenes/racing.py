# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Puts a race of races.py on a badge, and plays on with its keys.

The race on the badge stands where the record ends; what is seen there comes back as
text, so that a test reads like the record.
"""

from functools import lru_cache

from engine.race.driver import RACER, choose
from engine.race.race import Race
from engine.race.text import move_text, play, read_record, record_lines
from engine.race.turns_left import TurnsLeft
from engine.rng import Rng
from scenes.font import EXTRA, tile_of
from scenes.session import FRIEND
from sim.badge import Badge
from sim.kept import memory
from sim.race_player import KEYS, drive, way_to
from tests.scenes.races import record

CODE = "2000A28"
"""What the badge takes for the code of the track."""

SETTLE_MS = 700
"""Longer than a car is on its way, and than the computer thinks."""

_LETTERS = {tile_of(letter): letter for letter in map(chr, range(32, 127))}
_LETTERS.update({tile_of(letter): letter for letter in EXTRA})


def race_of(text: str) -> Race:
    """Return the race at the end of a record."""
    race, moves = read_record(text)
    for _, move in moves:
        play(race, move)
    return race


@lru_cache(maxsize=None)
def table_of(start: str) -> TurnsLeft:
    """Return the table of turns left of a track, given as the start of a record."""
    table = TurnsLeft(race_of(start).track)
    for _ in table.slices():
        pass
    return table


def put_race(badge, text: str, versus=FRIEND, is_swapped=False):
    """Show the race of a record, as if the menu had gone on with it."""
    race = race_of(text)
    table = table_of(text[: text.index("--") + 3])
    track = table.track
    director = badge.namespace["director"]
    if director.name != "title":  # a race that leaves notes its own moves
        director.go("title")
        badge.advance(20)
    session = director.session
    session.track = track
    session.track_code = CODE
    session.pars = (table.par(track.blue), table.par(track.green))
    session.turns_left = table
    session.versus = versus
    session.is_swapped = is_swapped
    session.race_log = bytes(race.log[: race.plies])
    director.go("race")
    badge.advance(100)


def seat(badge, name: str, versus=FRIEND, is_swapped=False):
    """Show a race of races.py and return its Player."""
    put_race(badge, record(name), versus, is_swapped)
    return Player(badge)


class Player:
    """Plays a race on a badge and sees what there is to see, as text."""

    def __init__(self, badge):
        """Take a badge that shows a race."""
        self.badge = badge
        self.director = badge.namespace["director"]
        self.session = self.director.session

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
        """The moves so far, as the lines of a record."""
        lines = record_lines(self.race)
        return lines[lines.index("--") + 1 :]

    @property
    def cars(self):
        """Where the two cars are seen: (column, row) each, Blue's first."""
        return [(car.x / 8, car.y / 8) for car in self.scene.board.cars]

    @property
    def notice(self):
        """The words of the notice that is up, or None."""
        notice = self.scene._notice
        return read(notice._block.grid) if notice.is_up else None

    @property
    def note(self):
        """The words at the right of the bar."""
        return read(self.bar._note.grid)

    @property
    def turn(self):
        """The words at the left of the bar."""
        return read(self.bar._turn.grid)

    @property
    def bar(self):
        """The bar of a race, in a lesson, too."""
        return getattr(self.scene, "_view", self.scene).bar

    def tap(self, keys: str):
        """Tap keys one after the other."""
        for key in keys.split():
            self.badge.tap(key)

    def chord(self, keys: str):
        """Press some keys at once, and let go of them."""
        for key in keys.split():
            self.badge.press(key)
        self.badge.advance(5)
        for key in keys.split():
            self.badge.release(key)
        self.badge.advance(5)

    def wait(self, ms=SETTLE_MS):
        """Let time pass."""
        self.badge.advance(ms)

    def drive(self, moves: str):
        """Make some moves with the keys; each has the time to arrive."""
        for text in moves.split():
            legal = {move_text(self.race, move): move for move in self.scene.aim.moves}
            drive(self.badge, self.scene.aim, legal[text])
            self.wait()

    def lap(self, level=RACER, turns=None):
        """Drive alone as a level of the computer's does, to the end or some turns."""
        rng = Rng(3)
        while not self.notice and turns != 0:
            move = choose(self.race, self.session.turns_left, rng, level)
            drive(self.badge, self.scene.aim, move)
            self.wait()
            turns = turns and turns - 1

    def aim_at(self, direction: int, is_slower: bool):
        """Aim with the keys, and leave it at that."""
        aim = self.scene.aim
        if aim.is_slower != is_slower:
            self.badge.tap("b")
        for way in way_to(aim.direction, direction):
            self.badge.tap(KEYS[way])

    def sent(self, keys: str) -> list:
        """Return what was sent to the screen while keys were tapped."""
        before = len(self.badge.stats.refreshes)
        self.tap(keys)
        return self.badge.stats.refreshes[before:]

    def slow_down(self, pass_ms: int):
        """Let a pass of the loop take long, as a large picture does on the badge."""
        machine = self.badge._machine
        self.director.clock.rest = lambda: machine.sleep_us(pass_ms * 1000)


def drawn_anew(player):
    """Return the picture of a badge that has just gone on with the same race."""
    there, aim = player.session, player.scene.aim
    with Badge(nvm=memory()) as badge:
        badge.advance(20)
        session = badge.namespace["director"].session
        for name in ("track", "track_code", "pars", "turns_left", "versus"):
            setattr(session, name, getattr(there, name))
        session.is_swapped = there.is_swapped
        session.race_log = bytes(player.race.log[: player.race.plies])
        badge.namespace["director"].go("race")
        badge.advance(20)
        Player(badge).aim_at(aim.direction, aim.is_slower)
        return badge.frame()


def read(grid):
    """Return the words in a grid of letters, a stroke between its rows."""
    width, height = grid.width, grid.height
    text = "".join(_LETTERS[grid[place]] for place in range(width * height))
    rows = [text[at : at + width] for at in range(0, len(text), width)]
    return " / ".join(" ".join(row.split()) for row in rows)
