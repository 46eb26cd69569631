# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Cards as two people play it at the two ends of one badge, or one with the computer.

All that was pressed at one time stamp is one step, whoever pressed it; the rules decide
ties. No press waits for a picture: the picture is drawn once at the end of a pass.
"""

from engine.cards.event import BOTH, LEFT, NOTHING, RIGHT, Stamp
from scenes.buttons import START_BIT
from scenes.cards_deal import ENDED, PLAYING
from scenes.cards_play import CardsPlay
from scenes.session import COMPUTER, SCORE


class CardsScene(CardsPlay):
    """The table with its seats: two at the friend table, else the left one only."""

    def enter(self):
        """Lay the table and deal the first round."""
        from scenes.cards_seat import Seat, friend_masks, solo_masks

        session = self.director.session
        is_solo = session.cards_versus == COMPUTER
        self.open_table(session.level if is_solo else None)
        self._stamp = Stamp()
        self._paused_ms = 0  # all pauses together
        self._pause_from_ms = 0
        self._resumed_ms = 0
        self.is_expert = session.is_expert
        keys = self.director.seats
        has_before = session.has_before
        if is_solo:
            masks = (solo_masks(keys, self.is_expert, has_before),)  # type: tuple
        else:
            masks = (
                friend_masks(keys[LEFT], self.is_expert, has_before),
                friend_masks(keys[RIGHT], self.is_expert, False),
            )
        self.seats = self.board.seats = tuple(
            Seat(side, masks[side], self.table, self.is_expert)
            for side in BOTH[: len(masks)]
        )
        if session.is_continued:  # after a look back, or when the heap had run out
            wins = self.match.wins
            session.played = session.played[:SCORE]
            wins[LEFT], wins[RIGHT], self.match.draws = session.played
            self._swap_ends()
        self._begin()

    def _swap_ends(self):
        """Let the friends change seats, if they wish so."""
        if self.director.session.swaps_ends and not self.is_solo:
            self.match.swap_ends()

    def _begin(self):
        for seat in self.seats:
            seat.begin()
        self.deal(self.director.clock.now() - self._paused_ms)

    def press(self, step) -> bool:
        """Judge a step of buttons; ``tick`` shows what came of it."""
        # what was pressed before a pause ended is judged at its end
        at_ms = max(step.at_ms - self._paused_ms, self._resumed_ms)
        self.run_to(at_ms - 1)
        self.is_dirty = True
        stamp = self._stamp
        stamp.clear()
        is_playing = self.state == PLAYING
        for seat in self.seats:
            seat.press(step, stamp)
            seat.is_choosing = seat.is_choosing and is_playing
        if is_playing:
            self._add_computer(at_ms)
        if is_playing or self.state == ENDED:
            for index in range(stamp.count):
                self.judge(stamp.steps[index], at_ms)
        if self.is_solo and step.down & START_BIT:
            self._pause()
        return False

    def tick(self, now) -> bool:
        """Go on with what time brings, and draw what has changed."""
        at_ms = now - self._paused_ms
        # what was pressed at this very time may not have been read yet
        self.run_to(at_ms - 1)
        for seat in self.seats:
            if seat.repeat(now):
                self.is_dirty = True
            if seat.is_pausing(now):
                if seat.is_call_new:
                    self.match.tallies[seat.side].pardon()
                self._pause()
        if self.state == ENDED and self.next_ms and at_ms >= self.next_ms:
            self.next_ms = 0
            self.director.open("round")
        self.effects.play()
        if not (self.is_dirty or self.effects.is_due(at_ms)):
            return False
        changed = self.board.show(at_ms)
        self.is_dirty = not self.board.is_done
        return changed

    def resume(self):
        """Go on after a pause, or deal the next round after a result."""
        session = self.director.session
        order, session.order = session.order, None
        if order == "menu":
            self.director.go("deck")
        elif order == "look":
            session.played = self._score() + self.log.packed()
            session.lesson = 0
            self.director.go("lesson_cards")
        elif self.state == ENDED and not self.next_ms:
            self._swap_ends()
            self.state = PLAYING  # as ``leave`` needs it, should dealing find no heap
            self._begin()
        else:
            now = self.director.clock.now()
            self._paused_ms += now - self._pause_from_ms
            self._resumed_ms = now - self._paused_ms
            for seat in self.seats:
                seat.let_go()

    def leave(self):
        """Keep the score, unless it is kept already: the match may go on."""
        session = self.director.session
        if len(session.played) > SCORE:
            return
        if self.state != ENDED:
            self._swap_ends()  # ``enter`` does so, too, before it deals anew
        session.played = self._score()

    def _score(self):
        """Return the rounds won by left and right and the draws, a byte each."""
        match = self.match
        counts = (match.wins[LEFT], match.wins[RIGHT], match.draws)
        return bytes([min(count, 255) for count in counts])

    def _pause(self):
        self._pause_from_ms = self.director.clock.now()
        self.director.open("rest")

    def _add_computer(self, at_ms):
        """Put the computer's press of the very same time into the step."""
        event = self._player.tick(at_ms) if self._player else NOTHING
        if event:
            self._stamp.add(RIGHT, event)


SCENE = CardsScene
