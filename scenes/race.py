# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Ring as two people see and play it, or one against the computer.

The D-pad aims, B changes between faster and slower, A drives, Select takes back, Start
pauses. A move is judged at once; the picture of the car follows and is cut short by the
next press. What is more than a move (a lost turn, the lap, the end) is a notice.
"""

from engine.race import driver
from engine.race.race import FASTER, LOST, MOVE_BITS, Race
from engine.rng import Rng
from scenes.buttons import A_BIT, B_BIT, SELECT_BIT, START_BIT
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
SHAKE_MS = 50
"""Time of each of the shakes that answer a move that is not legal."""

_D_PAD = 0xF0

# What is due once the car has arrived and the time has come.
_NOTHING = 0
_TURN = 1
_NEWS = 2
_COMPUTER = 3


class RaceScene(Scene):
    """The ring-road race; the race itself is ``race``."""

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
        self._due = _NOTHING
        self._due_ms = 0
        self._shake_ms = 0
        self._shakes = 0
        self._begin_turn()

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

    def press(self, step) -> bool:
        """Act on the keys that went down; what was on its way or due comes at once."""
        down = step.down
        if not down:
            return False
        changed = self._slide.finish()
        self._stop_shaking()
        if self._due == _NEWS:
            return self._tell()
        if self._due == _TURN:
            self._begin_turn()
            changed = True
        if down & START_BIT:
            self.director.open("pause")
        elif down & SELECT_BIT:
            changed = self._take_back() or changed
        elif self._notice.is_up:
            changed = (down & A_BIT and self._go_on()) or changed
        elif self._due != _COMPUTER:
            changed = self._steer(down) or changed
        return bool(changed)

    def tick(self, now) -> bool:
        """Move what is on its way; do what is due."""
        changed = self._slide.tick(now)
        if self._shakes and now >= self._shake_ms:
            return self._shake(now)
        if self._due == _NOTHING or now < self._due_ms or not self._slide.is_at_rest:
            return changed
        if self._due == _NEWS:
            return self._tell()
        if self._due == _TURN:
            self._begin_turn()
        else:
            self._due = _NOTHING
            table = self.director.session.turns_left
            self._push(driver.choose(self.race, table, self._rng))
        return True

    def resume(self):
        """Do what was chosen in the pause."""
        session = self.director.session
        order, session.order = session.order, None
        if order == "resign":
            self.race.resign()
        elif order == "draw":
            self.race.agree_draw()
        elif order == "menu":
            self.director.go("menu")
        if order and self.race.turn is None:
            self._begin_turn()

    @property
    def is_noticing(self):
        """Whether a notice is up and waits for A."""
        return self._notice.is_up

    @property
    def is_turn_lost(self):
        """Whether a notice, when one is up, tells of a lost turn."""
        return not self._news.is_lap and self.race.turn is not None

    def _is_computer(self):
        """Return whether the computer is to move: it sits in player two's car."""
        session = self.director.session
        is_player_two = (self.race.turn == 1) != session.is_swapped
        return session.versus == COMPUTER and is_player_two

    def _set_due(self, what, wait_ms=NEWS_MS):
        self._due = what
        self._due_ms = self.director.clock.now() + wait_ms

    def _begin_turn(self):
        """Show whose turn it is; a notice is due where there is no turn to make."""
        race = self.race
        self._due = _NOTHING
        if race.turn is not None:
            self.aim.begin()
            self._bar.show_turn(race, self._news.turn_text(race), self.aim)
        if race.turn is None or not self.aim.moves:
            self._board.hide_moves()
            self._set_due(_NEWS)
        elif self._is_computer():
            self._board.hide_moves()
            self._bar.note(*self._words.THINKS)
            self._set_due(_COMPUTER, THINK_MS)
        else:
            self._board.show_moves(self.aim.moves)
            self._show_aim()

    def _tell(self):
        """Put up the notice that is due; return True, since it changes the picture."""
        self._due = _NOTHING
        self._news.tell(self._notice, self.race)
        return True

    def _go_on(self):
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
            self._set_due(_TURN)
        return True

    def _steer(self, down):
        """Act on the D-pad, B and A, in this order when they come in one step."""
        aim = self.aim
        changed = False
        if down & _D_PAD:
            changed = aim.turn_to(down)
        if down & B_BIT:
            changed = aim.shift() or changed
        if changed:
            self._show_aim()
        if down & A_BIT:
            if aim.is_legal:
                self._push(aim.drive())
                return True
            self._shakes = 4
            return self._shake(self.director.clock.now()) or changed
        return changed

    def _push(self, move):
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
            self._board.hide_moves()
            self._set_due(_NEWS)
        else:
            self._begin_turn()

    def _take_back(self):
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
        self._begin_turn()
        return True

    def _show_aim(self):
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

    def _shake(self, now):
        """Show the next of the shakes; return True, since it changes the picture."""
        self._shakes -= 1
        self._board.shake((0, 2, 0, -2)[self._shakes])
        self._shake_ms = now + SHAKE_MS
        return True

    def _stop_shaking(self):
        if self._shakes:
            self._shakes = 0
            self._board.shake(0)


SCENE = RaceScene
