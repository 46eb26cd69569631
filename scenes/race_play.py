# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The course of a race on the screen: turns, notices, the computer's moves.

A move is judged at once; the picture of the car follows. What is more than a move (a
lost turn, the lap, the end) becomes due as a notice. Keys are scenes/race.py's matter.
"""

from engine.race.race import COLOURS, DRAW, LOST, MOVE_BITS, Race
from scenes.race_view import RaceView
from scenes.session import FRIEND, SOLO

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


class RacePlay(RaceView):
    """A race that is played: whose turn it is, what is due, what is told."""

    def enter(self):
        """Set up the race of the session, as far as it had come, and its picture."""
        from scenes.notice import Notice
        from scenes.race_news import News
        from scenes.race_sides import Sides
        from scenes.race_slide import Slide

        director = self.director
        session = director.session
        race = Race(session.track)
        rival = self._rival(race)
        for entry in session.race_log:
            race.push(entry & MOVE_BITS)
        self.sides = Sides(race, session, rival)
        self.show_race(race)
        if self.ghost:
            self.ghost.dress(self.board)
        if session.has_hints:
            self.board.marks.turns_left = session.turns_left
        self._notice = Notice(director.font, *self.board.edge_sheet)
        self.group.append(self._notice.group)
        self._news = News(self.words, session.pars)
        self._slide = Slide(self.board)
        self.due = NOTHING
        self.due_ms = 0
        self.is_fresh = False
        """Whether what is due became so in this pass, before anyone could see it."""
        self.shakes = 0
        """Shakes to come that answer a move that is not legal."""
        self.plies = 0
        """Those made, without what is only tried."""
        self.begin_turn()
        if self.race.turn is not None and self.race.cars[0].lap == 1:
            self._news.is_lap = True
            self._await_news("")

    def _rival(self, race):
        """Return the computer's driver, if it plays; ready the ghost, if there is one.

        The race is at its start.
        """
        self.ghost = None
        session = self.director.session
        if session.versus == FRIEND:
            return None
        from engine.rng import Rng

        module = self.director.load(session.driver)
        rng = Rng(self.director.chance())
        if session.versus == SOLO:
            self.ghost = module.ghost_of(self.director, race, rng)
            return None
        return module.Rival(session.turns_left, rng, session.rival)

    def place_cars(self):
        """Put the cars where they stand, and the ghost of a time trial."""
        super().place_cars()
        if self.ghost:
            self.ghost.show(self.board, self.race.plies // 2)

    def leave(self):
        """Keep the race: to be continued, or to look back on when it is over."""
        session, race = self.director.session, self.race
        while race.plies > self.plies:
            race.pop()  # the heap has run out while this was tried
        log = bytes(race.log[: race.plies])
        if race.turn is None:
            session.race_code = None
            session.race_log = b""
            session.played = log
        else:
            session.race_code = session.track_code
            session.race_versus = session.versus
            session.race_log = log

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
            race = self.race
            rows = [race.track.y(car.cell) for car in race.cars]
            self._notice.keep_clear(*rows)
            self._news.tell(self._notice, race)
            self._announce()
        elif due == TURN:
            self.begin_turn()
        elif due == MOVE:
            self.push(self.sides.rival.move)

    def _announce(self):
        """Sound and light up for what a notice tells."""
        speaker, lights, race = self.director.speaker, self.director.lights, self.race
        sound, colour = speaker.LOST, lights.WARN
        if self._news.is_lap:
            sound, colour = speaker.LAP, lights.BLUE
        elif race.result == DRAW:
            sound, colour = speaker.LAP, lights.INK
        elif race.turn is None:
            side = COLOURS.index(race.result)
            is_lost = self.sides.is_computers(side)
            sound = speaker.LOST if is_lost else speaker.WINS
            colour = 1 + side  # blue, green
        speaker.play(sound)
        lights.show(colour * 0o11111)

    def begin_turn(self):
        """Show whose turn it is; a notice is due where there is no turn to make."""
        race = self.race
        self.plies = race.plies
        self.due = NOTHING
        self.shakes = 0
        if race.turn is None:
            self._await_news("")
            return
        self.aim.begin()
        self.director.lights.count(race.turn + 1, race.cars[race.turn].speed)
        self.show_turn()
        if not self.aim.moves:
            self._await_news(*self.words.NO_WAY)
        elif self.sides.is_computer:
            self.hide_moves()
            self.bar.note(*self.words.THINKS)
            self.sides.begin()
            self._set_due(MOVE, THINK_MS)
        else:
            self.board.marks.show(self.aim.moves)
            self.show_aim()

    def _await_news(self, *note):
        """Clear the board for the notice that follows when the car has arrived."""
        self.plies = self.race.plies
        self.hide_moves()
        self.bar.note(*note)
        self._set_due(NEWS)

    def go_on(self):
        """Act on A below a notice."""
        self._notice.hide()
        if self.race.turn is None:
            self._end()
        else:
            if self.is_turn_lost:
                self.race.push(LOST)
            self._news.is_lap = False
            self._set_due(TURN)
        return True

    def _end(self):
        """Go on with the result of the race, which is not counted yet."""
        race = self.race
        session = self.director.session
        session.is_new = True
        session.result = race.result
        session.result_how = self._news.how(race)
        for side in (0, 1):
            turns = (race.plies + 1 - side) // 2 if race.cars[side].lap == 1 else 0
            session.laps[side] = turns
        self.director.go(session.after)

    def push(self, move):
        """Make a move of the side to move and send its car on its way."""
        race = self.race
        side = race.turn
        car = race.cars[side]
        start, lap = car.cell, car.lap
        race.push(move)
        speaker = self.director.speaker
        speaker.play(speaker.MOVE)
        if car.cell != start:
            direction = move & 7
            self.board.point(side, direction)
            now = self.director.clock.now()
            step = race.track.delta[direction]
            self._slide.begin(side, start, step, car.speed, now)
        if self.sides.is_alone:
            race.push(LOST)  # Green is not there
            if self.ghost:
                self.ghost.show(self.board, race.plies // 2)
            self.begin_turn()
        elif side == 0 and lap < 1 and car.lap == 1:
            self._news.is_lap = True
            self._await_news("")
        else:
            self.begin_turn()

    def take_back(self):
        """Take back to the last choice of a person; nothing where there is none."""
        race = self.race
        ply = self.sides.last_choice()
        if ply < 0:
            return False
        while race.plies > ply:
            race.pop()
        self.place_cars()
        self._news.is_lap = False
        if self.is_noticing:
            self._notice.hide()
            self._set_due(TURN)
        else:
            self.begin_turn()
        return True

    def give_up(self):
        """Let the quitter give up; the computer makes the move that is due before."""
        race = self.race
        if self.sides.is_computer:
            self.sides.begin()
            race.push(self.sides.rival.move)
            self.place_cars()
        if race.turn is not None:
            race.resign()
        self.end()

    def end(self):
        """Show the end of a race that was ended from the pause."""
        self._notice.hide()
        self._news.is_lap = False
        self.begin_turn()

    def show_aim(self):
        """Show the aim; nothing shakes any more."""
        self.shakes = 0
        super().show_aim()

    def _set_due(self, what, wait_ms=NEWS_MS):
        self.due = what
        self.is_fresh = True
        self.due_ms = self.director.clock.now() + wait_ms
