# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Cards as two people play it at the two ends of one badge, or one with the computer.

All that was pressed at one time stamp is one step, whoever pressed it; the rules decide
ties. No press waits for a picture.
"""

from engine.cards.event import BOTH, CALL, LEFT, RIGHT, SLOTS, Stamp
from scenes.buttons import START_BIT
from scenes.cards_deal import COUNTING, ENDED, PLAYING
from scenes.cards_play import CardsPlay
from scenes.cards_seat import Seat, friend_masks, solo_masks
from scenes.session import COMPUTER


class CardsScene(CardsPlay):
    """The table with its seats: two at the friend table, else the left one only."""

    def enter(self):
        """Lay the table and deal the first round."""
        director = self.director
        session = director.session
        is_solo = session.cards_versus == COMPUTER
        self.open_table(is_solo, session.level if is_solo else None)
        has_before = session.has_before
        is_expert = session.is_expert
        keys = director.seats
        if is_solo:
            masks = (solo_masks(keys, has_before), None)
        else:
            masks = (
                friend_masks(keys[LEFT], is_expert, has_before),
                friend_masks(keys[RIGHT], is_expert, False),
            )
        self.seats = tuple(
            Seat(side, masks[side], self.table, is_expert)
            for side in BOTH
            if masks[side] is not None
        )
        self._stamp = Stamp()
        self._pause_from_ms = 0
        self._is_choice_shown = [False, False]
        if is_solo:
            self._board.hands[RIGHT].move_cursor(SLOTS)
        self._begin()

    def _begin(self):
        for seat in self.seats:
            seat.begin()
        self.deal(self.director.clock.now())
        self._show_cursors()

    def press(self, step) -> bool:
        """Judge a step of buttons; return True when the picture changed."""
        at_ms = step.at_ms - self._paused_ms
        if self.table.is_automatic and step.down & START_BIT:
            self._pause()
            return False
        changed = False
        if self._player and self.state == PLAYING:
            changed = self._play_until(at_ms - 1)
        stamp = self._stamp
        stamp.clear()
        for seat in self.seats:
            seat.press(step, stamp)
        if self.state == PLAYING:
            self._take_out_calls(at_ms)
            self._add_computer(at_ms)
        for index in range(stamp.count):
            if self.state != COUNTING:
                changed = self.judge(stamp.steps[index], at_ms) or changed
        return self._show_cursors() or changed

    def tick(self, now) -> bool:
        """Go on with the count-down, the round, or to the result."""
        at_ms = now - self._paused_ms
        changed = self._effects.tick(at_ms)
        for seat in self.seats:
            if seat.tick(now):
                changed = self._show_cursors() or changed
            if seat.is_pausing(now):
                self.match.tallies[seat.side].pardon()
                self._pause()
        if self.state == COUNTING:
            changed = self.count_down(at_ms) or changed
            if self.state == PLAYING:
                self._plan_flip(at_ms)
            return changed
        if self.state == PLAYING:
            return self.tick_play(at_ms) or changed
        changed = self._show_rest(at_ms) or changed
        if self._next_ms and at_ms >= self._next_ms:
            self._next_ms = 0
            self.director.open("round")
        return changed

    def resume(self):
        """Go on after a pause, or deal the next round after a result."""
        now = self.director.clock.now()
        session = self.director.session
        order, session.order = session.order, None
        if order == "menu":
            self.director.go("deck")
        elif self.state == ENDED and not self._next_ms:
            if session.swaps_ends:
                self.match.swap_ends()
            self._begin()
        else:
            self._paused_ms += now - self._pause_from_ms

    def settle_seats(self):
        """Tell the seats that the centre has changed."""
        for seat in self.seats:
            seat.settle()

    def _pause(self):
        self._pause_from_ms = self.director.clock.now()
        self.director.open("rest")

    def _take_out_calls(self, at_ms):
        """Leave out calls that come too soon after a flip."""
        if at_ms >= self._calls_from_ms:
            return
        for index in range(self._stamp.count):
            events = self._stamp.steps[index]
            for side in BOTH:
                if events[side] == CALL:
                    events[side] = 0

    def _add_computer(self, at_ms):
        """Put the computer's press of the very same time into the step."""
        if self._player:
            event = self._player.tick(at_ms)
            if event:
                self._stamp.add(RIGHT, event)

    def _show_cursors(self) -> bool:
        changed = False
        for seat in self.seats:
            hand = self._board.hands[seat.side]
            changed = hand.move_cursor(seat.slot) or changed
            if seat.is_choosing != self._is_choice_shown[seat.side]:
                self._is_choice_shown[seat.side] = seat.is_choosing
                if seat.is_choosing:
                    hand.show_tag(seat.slot, self._words.CHOICE)
                else:
                    hand.hide_tag()
                changed = True
        return changed


SCENE = CardsScene
