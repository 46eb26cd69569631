# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The course of a round of Cards: steps, flips, the computer, the end.

All that happens has its time and happens in the order of time, however long a pass of
the loop has taken. Nothing is drawn here.
"""

from engine.cards.event import (
    BOTH,
    CALL,
    LEFT,
    NOTHING,
    PLAY,
    RIGHT,
    pile_of,
    slot_of,
)
from engine.cards.table import ACCEPTED, BEATEN, DRAW, MAX_STUCK, NO_FIT, OUT
from scenes import tally
from scenes.cards_deal import COUNTING, ENDED, PLAYING, RANKS, CardsDeal
from scenes.cards_effects import NEVER

LATE_MS = 250
"""A card that fitted a pile until so long ago came too late; else it does not fit."""
FLIP_MS = 700
"""Friend table: pause between the second call and the flip."""
READ_MS = 1500
"""Computer table: pause to see that neither side can move, before cards turn."""
LOOK_MS = 600
"""Computer table: so long after a flip the computer does not look yet."""
CALL_REST_MS = 800
"""Calls so soon after a flip are left out: nobody has looked yet."""
END_MS = 1500
"""From the last card to the result."""


class CardsPlay(CardsDeal):
    """A round as it is played; the keys are scenes/cards.py's matter."""

    def run_to(self, now):
        """Let happen what is due by a time: figures, the computer's cards, flips."""
        while self.state == COUNTING and now >= self.next_ms:
            self._count_down()
        while self.state == PLAYING:
            until = min(now, self._flip_ms)
            if self._player and self._play_next(until):
                continue
            if now < self._flip_ms:
                return
            self._flip(self._flip_ms)

    def judge(self, events, at_ms):
        """Have a step judged by the rules, and note what is to be seen of it."""
        table = self.table
        self.is_dirty = True
        if at_ms < self._calls_from_ms:
            for side in BOTH:
                if events[side] == CALL:
                    events[side] = NOTHING
        calls = table.calls
        left_top, right_top = table.centres[LEFT].top, table.centres[RIGHT].top
        verdicts = table.step(events)
        self.match.note_step(events, at_ms)
        self.log.note_step(table, events, at_ms)
        has_landed = False
        for side in BOTH:
            event = events[side]
            if event == CALL:
                is_new = verdicts[side] == ACCEPTED and not calls >> side & 1
                self.seats[side].is_call_new = is_new
                if is_new:
                    self.effects.hear(self.effects.speaker.CALL)
            elif event >= PLAY and verdicts[side] == ACCEPTED:
                has_landed = True
                pile = pile_of(event)
                self._note_top(pile, right_top if pile else left_top, at_ms)
                self.effects.land(pile, side, slot_of(event), at_ms)
            elif event >= PLAY:
                self._refuse(side, event, verdicts[side], at_ms)
        if has_landed:
            self._follow_landing(calls, at_ms)
        self._plan_flip(at_ms)
        self._light_up()

    def _refuse(self, side, event, verdict, at_ms):
        """Note what is to be seen of a card that has not landed."""
        slot = slot_of(event)
        if verdict == NO_FIT and self._is_late(side, event, at_ms):
            self.match.tallies[side].beaten += 1
        elif verdict == NO_FIT:
            self.effects.shake(side, slot, at_ms)
            return
        elif verdict != BEATEN:
            return
        self.effects.be_late(side, slot, at_ms)

    def _note_top(self, pile, card, at_ms):
        """Remember until when a card lay on top of a pile."""
        self._gone_ms[RANKS * pile + (card >> 2)] = at_ms

    def _is_late(self, side, event, at_ms):
        """Return whether a refused card would have fitted a moment ago.

        With expert keys its player has named the pile, else any of them counts.
        """
        rank = self.table.hands[side][slot_of(event)] >> 2
        for pile in BOTH:
            if self.is_expert and pile != pile_of(event):
                continue
            for by in (1, RANKS - 1):
                gone_ms = self._gone_ms[RANKS * pile + (rank + by) % RANKS]
                if at_ms - gone_ms <= LATE_MS:
                    return True
        return False

    def _follow_landing(self, calls, at_ms):
        """See to what follows from a card that has landed."""
        effects = self.effects
        effects.keep_telling("")
        self._wait_for_card(at_ms)
        if calls:
            effects.tell(self.words.CLEARED, at_ms)
        for seat in self.seats:
            seat.settle()
        gap_ms = self.match.tallies[LEFT].gap_ms
        if self._level and gap_ms >= 0:
            self._level.follow(gap_ms)
        if self.table.winner is not None:
            self._end(at_ms)
        elif self._player:
            self._player.saw(at_ms)

    def _plan_flip(self, now):
        """Set the time of a flip that has become due, or call it off."""
        if not self.table.is_flip_due:
            self._flip_ms = NEVER
        elif self._flip_ms == NEVER:
            wait_ms = READ_MS if self.is_solo else FLIP_MS
            self._flip_ms = now + wait_ms
            self.effects.tell(self.words.DUE, now, wait_ms)

    def _flip(self, now):
        """Turn the cards, or end the round where that is of no help."""
        self._flip_ms = NEVER
        self.is_dirty = True
        table = self.table
        left_top, right_top = table.centres[LEFT].top, table.centres[RIGHT].top
        table.flip()
        self.match.note_flip(now)
        self.log.note_flip(table, now)
        if table.winner is not None:
            self._end(now)
            return
        self._note_top(LEFT, left_top, now)
        self._note_top(RIGHT, right_top, now)
        self._calls_from_ms = now + CALL_REST_MS
        self._wait_for_card(now)
        words, effects = self.words, self.effects
        effects.turn(now)
        effects.tell(words.SHUFFLE if table.is_reshuffled else words.FLIP, now)
        is_last = table.stuck == MAX_STUCK - 1
        effects.keep_telling(words.LAST_CHANCE if is_last else "")
        for seat in self.seats:
            seat.settle()
        if self._player:
            self._player.saw(now + LOOK_MS)
        self._plan_flip(now)
        self._light_up()

    def _light_up(self):
        """Show calls in the outer lights, and in the inner ones the times stuck."""
        table, lights = self.table, self.director.lights
        if self.state == PLAYING:
            colour = lights.WARN if table.stuck == MAX_STUCK - 1 else lights.ACCENT
            inner = 0o1110 & ~(0o1110 >> 3 * table.stuck)
            outer = (table.calls & 1) * 0o10000 + (table.calls & 2)  # blue and green
            lights.show(outer + colour * inner)

    def _end(self, now):
        """Stop play; the result follows when the last card has been seen."""
        self.state = ENDED
        self._flip_ms = NEVER
        self.next_ms = now + END_MS
        table, words, effects = self.table, self.words, self.effects
        effects.blink_ms = NEVER
        winner = table.winner
        self._count(winner)
        for side in BOTH:
            if winner in (side, DRAW):
                effects.light(side)
        if table.why != OUT:
            word = words.STUCK
        elif winner == DRAW:
            word = words.DRAW
        else:
            is_you = self.is_solo and winner == LEFT
            word = words.YOU_WIN if is_you else words.WINS % self.names[winner]
            effects.colour = 1 + winner  # type: ignore[operator]
        effects.tell(word, now, 2 * END_MS)
        self._tell_winner(winner)
        if self._level and winner != DRAW:
            self._level.even_out(winner == LEFT)

    def _count(self, winner):
        """Count the round, and the fastest card of a person."""
        session = self.director.session
        is_won, is_drawn = winner == LEFT, winner == DRAW
        tally.count(session, tally.ROUNDS, self.is_solo, is_won, is_drawn)
        for side in BOTH:
            fastest_ms = self.match.tallies[side].fastest_ms
            if fastest_ms >= 0 and not (self.is_solo and side):
                tally.improve(session, tally.FASTEST, max(fastest_ms // 10, 1))

    def _tell_winner(self, winner):
        """Sound and light up for the end of a round."""
        speaker, lights = self.effects.speaker, self.director.lights
        sound, colour = speaker.WINS, 1 + winner
        if winner == DRAW:
            sound, colour = speaker.LAP, lights.INK
        elif self.is_solo and winner == RIGHT:
            sound = speaker.LOST
        self.effects.hear(sound)
        lights.show(colour * 0o11111)

    def _play_next(self, now) -> bool:
        """Have the computer's next press up to a time judged, if there is one."""
        event = self._player.tick(now)  # type: ignore[union-attr]
        if event == NOTHING:
            return False
        self._event[RIGHT] = event
        self.judge(self._event, self._player.pressed_ms)  # type: ignore[union-attr]
        return True
