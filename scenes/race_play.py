# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The course of a race on the screen: turns, notices, the computer's moves.

A move is judged at once; the picture of the car follows. What is more than a move (a
lost turn, the lap, the end) becomes due as a notice. Keys are scenes/race.py's matter.
"""

from engine.race import driver
from engine.race.race import FASTER, LOST, MOVE_BITS, Race
from engine.rng import Rng
from scenes.notice import Notice
from scenes.race_aim import RIVAL, Aim
from scenes.race_bar import Bar
from scenes.race_board import Board
from scenes.race_news import News
from scenes.race_slide import Slide
from scenes.scene import Scene
from scenes.session import COMPUTER

THINK_MS = 500
"""The computer lets this pass before it moves, so that its move is seen."""
NEWS_MS = 60
"""A notice comes, and a turn begins after one, this much later than the key for it, and
after the car has arrived: each is most of what one refresh may send."""

# What is due once the car has arrived and the time has come.
NOTHING = 0
"""Nothing is due: a person is to move, or a notice is up."""
TURN = 1
"""The next turn begins."""
NEWS = 2
"""A notice comes up."""
MOVE = 3
"""The computer moves."""


class RacePlay(Scene):
    """A race and its picture; the race itself is ``race``, the aim in hand ``aim``."""

    def enter(self):
        """Set up the race of the session, as far as it had come, and its picture."""
        director = self.director
        session = director.session
        self._words = director.words("race")
        self.race = Race(session.track)
        for entry in session.race_log:
            self.race.push(entry & MOVE_BITS)
        self._rng = Rng(director.chance())
        self.aim = Aim(self.race)
        self._board = Board(self.race)
        self._bar = Bar(director.font, self._words)
        self._notice = Notice(director.font, *self._board.edge_sheet)
        for part in (self._board, self._bar, self._notice):
            self.group.append(part.group)
        self._news = News(self._words, session.pars)
        self._slide = Slide(self._board)
        self.due = NOTHING
        self.due_ms = 0
        self.begin_turn()

    def leave(self):
        """Keep the race for "continue", unless it is over."""
        session = self.director.session
        if self.race.turn is None:
            session.race_code = None
            session.race_log = b""
        else:
            session.race_code = session.track_code
            session.race_versus = session.versus
            session.race_log = bytes(self.race.log[: self.race.plies])

    @property
    def is_noticing(self):
        """Whether a notice is up and waits for A."""
        return self._notice.is_up

    @property
    def is_turn_lost(self):
        """Whether a notice, when one is up, tells of a lost turn."""
        return not self._news.is_lap and self.race.turn is not None

    def do_due(self):
        """Do what is due now, whatever the time."""
        due, self.due = self.due, NOTHING
        if due == NEWS:
            self._news.tell(self._notice, self.race)
        elif due == TURN:
            self.begin_turn()
        elif due == MOVE:
            table = self.director.session.turns_left
            self.push(driver.choose(self.race, table, self._rng))

    def begin_turn(self):
        """Show whose turn it is; a notice is due where there is no turn to make."""
        race = self.race
        self.due = NOTHING
        if race.turn is None:
            self._await_news("")
            return
        self.aim.begin()
        self._bar.show_turn(race, self._news.turn_text(race), self.aim)
        if not self.aim.moves:
            self._await_news(*self._words.NO_WAY)
        elif self._is_computer():
            self._board.hide_moves()
            self._bar.note(*self._words.THINKS)
            self._set_due(MOVE, THINK_MS)
        else:
            self._board.show_moves(self.aim.moves)
            self.show_aim()

    def _await_news(self, *note):
        """Clear the board for the notice that follows when the car has arrived."""
        self._board.hide_moves()
        self._bar.note(*note)
        self._set_due(NEWS)

    def go_on(self):
        """Act on A below a notice."""
        self._notice.hide()
        if self.race.turn is None:
            turns = self._news.turns_of(self.race, self.race.result)
            self.director.session.count_result(self.race.result, turns)
            self.director.go("result")
        else:
            if self.is_turn_lost:
                self.race.push(LOST)
            self._news.is_lap = False
            self._set_due(TURN)
        return True

    def push(self, move):
        """Make a move of the side to move and send its car on its way."""
        race = self.race
        side = race.turn
        car = race.cars[side]
        start, lap = car.cell, car.lap
        race.push(move)
        if car.cell != start:
            direction = move & 7
            self._board.point(side, direction)
            now = self.director.clock.now()
            step = race.track.delta[direction]
            self._slide.begin(side, start, step, car.speed, now)
        if side == 0 and lap < 1 and car.lap == 1:
            self._news.is_lap = True
            self._await_news("")
        else:
            self.begin_turn()

    def take_back(self):
        """Take back to the last free choice of a person; nothing at the start."""
        race = self.race
        if not race.plies:
            return False
        is_free = False
        while race.plies and not is_free:
            move = race.pop()
            is_free = move < LOST and not self._is_computer()
        if move < LOST:
            self.aim.directions[race.turn] = move & 7
        for side in (0, 1):
            self._board.put(side, race.cars[side].cell)
        self._notice.hide()
        self._news.is_lap = False
        self.begin_turn()
        return True

    def show_aim(self):
        """Show the aim on the board and in the bar, and why it is not legal."""
        aim = self.aim
        words = self._words
        shut = 0 if aim.is_stop else aim.find_shut()
        self._board.show_aim(aim, shut)
        self._bar.show_aim(aim)
        if shut:
            self._bar.note(*(words.IN_WAY if shut == RIVAL else words.OFF_ROAD))
        elif aim.is_stop:
            self._bar.note(words.DRIVE, words.STOP)
        elif not aim.can(FASTER):
            self._bar.note(*words.MUST_BRAKE)
        elif aim.is_slower:
            self._bar.note(words.DRIVE, words.FASTER)
        else:
            self._bar.note(words.DRIVE, words.SLOWER if aim.car.speed else "")

    def _is_computer(self):
        """Return whether the computer is to move: it sits in player two's car."""
        session = self.director.session
        is_player_two = (self.race.turn == 1) != session.is_swapped
        return session.versus == COMPUTER and is_player_two

    def _set_due(self, what, wait_ms=NEWS_MS):
        self.due = what
        self.due_ms = self.director.clock.now() + wait_ms
