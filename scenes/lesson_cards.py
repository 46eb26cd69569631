# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""A lesson of Cards, or a round just played, on the real table.

Each stop shows the table before its step.
"""

import gc

from engine.cards.event import BOTH, ENTRY, LEFT, PLAY, RIGHT, Stamp, slot_of
from engine.cards.table import DRAW, Table
from engine.grades import GOOD, WRONG
from scenes.lesson import LessonScene
from scenes.session import SCORE

PANEL_Y = (0, 96)
"""Top of the panel at either edge."""


class CardsLesson(LessonScene):
    """A round gone through stop by stop; the learner sits at the left."""

    KEYS_PICK = "KEYS_PLAY"
    KEYS_DONE = 2
    MENU = "deck"

    def enter(self):
        """Put up the lesson that the session names, at its first stop."""
        from engine.cards.coach import Coach
        from scenes.cards_board import CardsBoard
        from scenes.cards_effects import Effects
        from scenes.cards_seat import Seat, friend_masks

        director = self.director
        words = self._words = director.words("cards")
        table = self.table = Table()
        self._coach = Coach(table)
        self.open_lesson("cards")
        self._names = words.SIDES
        if director.session.lesson:
            self._read_lesson(director.session)
        else:
            self._read_round(director.session)
        gc.collect()  # what was used once lies between what stays
        self._effects = Effects(director.speaker)
        self._board = CardsBoard(table, self._effects, director.font, False)
        self._board.are_centres_open = True
        keys = director.seats
        self._board.seats = self._seats = tuple(
            Seat(side, friend_masks(keys[side], False, False), table, False)
            for side in BOTH
        )
        for side in BOTH:
            label = words.CALL if self._names is words.SIDES else self._names[side]
            self._board.hands[side].name_label(label)
        self._stamp = Stamp()
        self.group.append(self._board.group)
        self.group.append(self.panel.group)
        self.show_stop()

    def _read_lesson(self, session):
        """Set up the walk through a lesson."""
        director = self.director
        reader = director.once("engine.cards.lesson")
        name = "engine.cards.lesson_%d" % session.lesson
        self.walk = reader.lesson_walk(self.table, director.once(name).RECORD)

    def _read_round(self, session):
        """Set up the walk through the round just played, and find what was missed."""
        from engine.cards.walk import Walk

        look_back = self.director.once("engine.cards.look_back")
        log = self.director.once("engine.cards.round_log").RoundLog()
        log.unpack(session.played[SCORE:])
        session.played = session.played[:SCORE]
        log.start(self.table)
        self.walk = Walk(self.table, bytes(log.entries[: ENTRY * log.count]))
        sides = BOTH  # type: tuple
        if log.is_automatic:
            sides = (LEFT,)
            lang = self.director.lang
            levels = self.director.once("scenes.texts.%s.levels" % lang).NAMES
            self._names = (self._words.YOU, levels[session.level])
        self.look_back(look_back.LookBack(self._coach, self.walk, sides).missed())

    def lines(self):
        """Return the coach's lines on the step or flip of the stop, or on a miss."""
        if self.found and self.at in self.found:
            return self.say(self.found[self.at])
        return self.say(self.walk.facts(self._coach))

    def end_lines(self):
        """Return how the round ended."""
        winner = self.table.winner
        if winner is None:
            return [""]
        if winner == DRAW:
            return [self._words.DRAW]
        text = self._words.WINS % self._names[winner]
        if self._names[winner] == self._words.YOU:
            text = self._words.YOU_WIN
        return [text[0].upper() + text[1:]]

    def task(self):
        """Return what the learner is asked for."""
        return self.around.YOUR_CARD

    def panel_y(self):
        """Return the edge away from the cards that are spoken of."""
        lowest = 0
        for side in BOTH:
            event = self.walk.events[side]
            if event >= PLAY and not self.walk.is_flip:
                lowest = max(lowest, slot_of(event))
        return PANEL_Y[lowest < 3]

    def show_table(self):
        """Show the table at the stop, the cursors on the cards of its step."""
        for side in BOTH:
            seat = self._seats[side]
            seat.begin()
            event = self.walk.events[side]
            if event >= PLAY and not self.is_picking:
                seat.slot = slot_of(event)
            seat.settle()
        self._draw()

    def pick(self, step):
        """Move the cursor, play or call with the left player's own keys."""
        stamp = self._stamp
        stamp.clear()
        self._seats[LEFT].press(step, stamp)
        if not stamp.count:
            return None
        events = stamp.steps[0]
        events[RIGHT] = 0
        event = events[LEFT]
        grade = self._coach.grade(LEFT, event)
        said = self.say(self._coach.facts(events))
        if grade == GOOD:
            return grade, said[0], said[2]
        if grade == WRONG and event >= PLAY:  # it does not fit
            return grade, said[0], said[2]
        return grade, said[1], said[2] if event >= PLAY else ""

    def go_on(self):
        """Go back to the match, whose score is kept."""
        self.director.session.is_continued = True
        self.director.go("cards")

    def follow_pick(self):
        """Show where the cursor is now; return whether the picture changed."""
        return self._draw()

    def tick(self, now):
        """Move the cursor on while its key is held."""
        return self.is_picking and self._seats[LEFT].repeat(now) and self._draw()

    def _draw(self):
        board = self._board
        changed = board.show(0)
        while not board.is_done:
            board.show(0)
        return changed


SCENE = CardsLesson
