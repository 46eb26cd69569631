# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The course of a round of Cards on the screen: steps, flips, the computer, the end.

A card that lands is on the screen in the refresh of the pass in which it was pressed.
"""

from engine.cards.card import GAP, fits
from engine.cards.event import BOTH, LEFT, NOTHING, PLAY, RIGHT, pile_of, slot_of
from engine.cards.table import ACCEPTED, BEATEN, MAX_STUCK, NO_FIT, OUT
from scenes.cards_deal import ENDED, PLAYING, CardsDeal
from scenes.cards_effects import NEVER

LATE_MS = 250
"""A card that fitted a pile until so long ago came too late; else it does not fit."""
FLIP_MS = 700
"""Friend table: pause between the second call and the flip."""
READ_MS = 1500
"""Computer table: pause to see that neither side can move, before cards turn."""
CALL_REST_MS = 800
"""Calls so soon after a flip are left out: nobody has looked yet."""
END_MS = 1200
"""From the last card to the result."""


class CardsPlay(CardsDeal):
    """A round as it is played; the keys are scenes/cards.py's matter."""

    def judge(self, events, at_ms) -> bool:
        """Have a step judged by the rules and show it; return True on a change."""
        table = self.table
        had_calls = table.calls
        tops = (table.centres[LEFT].top, table.centres[RIGHT].top)
        cards = (self._card_of(LEFT, events), self._card_of(RIGHT, events))
        verdicts = table.step(events)
        self.match.note_step(events, at_ms)
        has_landed = changed = False
        for side in BOTH:
            event = events[side]
            if event < PLAY or verdicts[side] not in (ACCEPTED, BEATEN, NO_FIT):
                continue
            changed = True
            if verdicts[side] == ACCEPTED:
                has_landed = True
                self._note_change(pile_of(event), tops, at_ms)
                self._effects.land(pile_of(event), side, at_ms)
            elif verdicts[side] == BEATEN or self._is_late(cards[side], at_ms):
                self._effects.tag(side, slot_of(event), self._words.BEATEN, at_ms)
            else:
                self._effects.shake(side, slot_of(event), at_ms)
        if has_landed:
            self._after_landing(had_calls, at_ms)
        else:
            changed = self.show_calls() or changed
        self._plan_flip(at_ms)
        return changed

    def _card_of(self, side, events):
        """Return the card that an event is about, GAP for none."""
        event = events[side]
        return self.table.hands[side][slot_of(event)] if event >= PLAY else GAP

    def _note_change(self, pile, tops, at_ms):
        """Remember what lay on a centre pile until now."""
        self._old_tops[pile] = tops[pile]
        self._turned_ms[pile] = at_ms

    def _is_late(self, card, at_ms):
        """Return whether a card would have fitted what lay there a moment ago."""
        for pile in BOTH:
            is_fresh = at_ms - self._turned_ms[pile] <= LATE_MS
            if is_fresh and card != GAP and fits(card, self._old_tops[pile]):
                return True
        return False

    def _after_landing(self, had_calls, at_ms):
        """Show the cards at once; what follows from it comes with the next pass."""
        self._last_card_ms = at_ms
        self._board.show_cards()
        self._is_rest_due = True
        if had_calls:
            self._told = self._words.CLEARED
        self.settle_seats()
        gap_ms = self.match.tallies[LEFT].gap_ms
        if self._level and gap_ms >= 0:
            self._level.follow(gap_ms)
        self._tell_player(at_ms)
        if self.table.winner is not None:
            self._end(at_ms)

    def _tell_player(self, now):
        if self._player and self.table.winner is None:
            self._player.saw(now)

    def _plan_flip(self, now):
        """Set the time of a flip that has become due, or call it off."""
        if not self.table.is_flip_due:
            self._flip_ms = NEVER
        elif self._flip_ms == NEVER:
            self._flip_ms = now + (READ_MS if self.table.is_automatic else FLIP_MS)
            self._told = self._words.DUE
            self._is_rest_due = True

    def _flip(self, now):
        """Turn the cards, or end the round where that is of no help."""
        self._flip_ms = NEVER
        table = self.table
        tops = (table.centres[LEFT].top, table.centres[RIGHT].top)
        table.flip()
        self.match.note_flip(now)
        self._is_rest_due = True
        if table.winner is not None:
            self._end(now)
            return
        for pile in BOTH:
            self._note_change(pile, tops, now)
        self._calls_from_ms = now + CALL_REST_MS
        self._last_card_ms = now
        self._board.show_cards()
        words = self._words
        self._told = words.SHUFFLE if table.is_reshuffled else words.FLIP
        if table.stuck == MAX_STUCK - 1:
            self._told = words.LAST_CHANCE
        self.settle_seats()
        self._tell_player(now)
        self._plan_flip(now)

    def _end(self, now):
        """Stop play; the result follows when the last card has been seen."""
        self.state = ENDED
        self._flip_ms = NEVER
        self._next_ms = now + END_MS
        words = self._words
        self._told = words.OUT if self.table.why == OUT else words.STUCK
        if self._level and self.table.winner in BOTH:
            self._level.even_out(self.table.winner == LEFT)

    def tick_play(self, now) -> bool:
        """Let the computer play, turn cards, blink; return True on a change."""
        changed = self._show_rest(now)
        if self._player:
            changed = self._play_until(now) or changed
        if now >= self._flip_ms and self.state == PLAYING:
            self._flip(now)
            return True
        return self._blink(now) or changed

    def _play_until(self, now) -> bool:
        """Have the computer's presses up to a time judged, each at its own."""
        changed = False
        while self.state == PLAYING:
            event = self._player.tick(now)
            if event == NOTHING:
                return changed
            self._event[LEFT] = NOTHING
            self._event[RIGHT] = event
            changed = self.judge(self._event, self._player.pressed_ms) or changed
        return changed
