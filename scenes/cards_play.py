# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The course of a round of Cards on the screen: deal, count-down, steps, flips, end.

Times here are milliseconds of play: pauses are taken out. A card that lands is on the
screen in the refresh of the pass in which it was pressed; what else it changes (labels,
counts, words) follows in the next pass, so that no refresh grows too large.
"""

from engine.cards.card import GAP, fits
from engine.cards.deal import deal
from engine.cards.event import BOTH, LEFT, NOTHING, PLAY, RIGHT, pile_of, slot_of
from engine.cards.level import make_level
from engine.cards.match import Match
from engine.cards.player import Player
from engine.cards.table import ACCEPTED, BEATEN, MAX_STUCK, NO_FIT, OUT, Table
from scenes.cards_board import CardsBoard
from scenes.cards_effects import NEVER, Effects
from scenes.scene import Scene

COUNT_MS = 700
"""How long each figure of the count-down stands."""
LATE_MS = 250
"""A card that fitted a pile until so long ago came too late; else it does not fit."""
FLIP_MS = 700
"""Friend table: pause between the second call and the flip."""
READ_MS = 1500
"""Computer table: pause to see that neither side can move, before cards turn."""
CALL_REST_MS = 800
"""Calls so soon after a flip are left out: nobody has looked yet."""
IDLE_MS = 6000
"""Without a card for so long, both labels blink."""
BLINK_MS = 400
TELL_MS = 900
"""How long a word stands between the piles."""
END_MS = 1200
"""From the last card to the result."""
DEAL_MASK = (1 << 26) - 1
"""Seeds of deals lie below this (engine/codes.py)."""

COUNTING, PLAYING, ENDED = range(3)


class CardsPlay(Scene):
    """A match at one table; ``table`` is the rules' own, ``match`` the score."""

    def open_table(self, is_automatic, level):
        """Set up table, score and picture; a level number or None for a friend."""
        director = self.director
        self._words = director.words("cards")
        self.table = Table(is_automatic)
        self.match = Match(self.table)
        self._level = None if level is None else make_level(level)
        self._player = None
        if self._level:
            self._player = Player(self.table, RIGHT, self._level)
        self._board = CardsBoard(self.table, director.font, self._words, is_automatic)
        self.group.append(self._board.group)
        self._effects = Effects(self._board)
        self._event = bytearray(2)
        self._old_tops = bytearray(2)
        self._turned_ms = [0, 0]  # when each centre pile changed last
        self._paused_ms = 0  # all pauses together
        self.state = ENDED

    def deal(self, now):
        """Deal a round and start counting down; ``now`` is the director's time."""
        now -= self._paused_ms
        deal(self.table, self.director.chance() & DEAL_MASK)
        self._effects.stop()
        self._board.close_centres()
        self._board.show_cards()
        self._board.show_rest()
        self._board.show_score(*self.match.wins)
        self.state = COUNTING
        self._count = 3
        self._next_ms = now + COUNT_MS
        self._flip_ms = NEVER
        self._calls_from_ms = self._last_card_ms = self._blink_ms = 0
        self._is_blink_lit = self._is_rest_due = False
        self._told = ""
        self.show_calls()
        self._board.show_count_down("3")

    def count_down(self, now) -> bool:
        """Show the next figure when it is time, then begin; True on a change."""
        if now < self._next_ms:
            return False
        self._count -= 1
        self._next_ms = now + COUNT_MS
        if self._count:
            self._board.show_count_down("0123"[self._count])
            return True
        self._board.show_count_down(" ")
        self._board.are_centres_open = True
        self._board.show_cards()
        self.state = PLAYING
        self._last_card_ms = now
        self.match.begin(now)
        if self._player:
            self._player.begin(now, self.table.seed)
        self._effects.tell(self._words.GO, now, COUNT_MS)
        self._plan_flip(now)
        return True

    def judge(self, events, at_ms) -> bool:
        """Have a step judged by the rules and show it; return True on a change."""
        table = self.table
        had_calls = table.calls
        tops = (table.centres[LEFT].top, table.centres[RIGHT].top)
        cards = (self._card_of(LEFT, events), self._card_of(RIGHT, events))
        verdicts = table.step(events)
        self.match.note_step(events, at_ms)
        has_landed = False
        for side in BOTH:
            event = events[side]
            if event < PLAY:
                continue
            if verdicts[side] == ACCEPTED:
                has_landed = True
                self._note_change(pile_of(event), tops, at_ms)
                self._effects.land(pile_of(event), side, at_ms)
            elif verdicts[side] == BEATEN or self._is_late(cards[side], at_ms):
                self._effects.tag(side, slot_of(event), self._words.BEATEN, at_ms)
            elif verdicts[side] == NO_FIT:
                self._effects.shake(side, slot_of(event), at_ms)
        if has_landed:
            self._after_landing(had_calls, at_ms)
        else:
            self.show_calls()
        self._plan_flip(at_ms)
        return events[LEFT] != NOTHING or events[RIGHT] != NOTHING

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
            if at_ms - self._turned_ms[pile] <= LATE_MS:
                if card != GAP and fits(card, self._old_tops[pile]):
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

    def _show_rest(self, now) -> bool:
        """Show what waited for the pass after a card."""
        if not self._is_rest_due:
            return False
        self._is_rest_due = False
        changed = self._board.show_rest()
        if self._told:
            self._effects.tell(self._told, now, TELL_MS)
            self._told = ""
            changed = True
        return self.show_calls() or changed

    def show_calls(self) -> bool:
        """Light the labels of the calls that stand."""
        calls = self.table.calls
        changed = self._board.hands[LEFT].light_label(calls & 1 != 0)
        return self._board.hands[RIGHT].light_label(calls & 2 != 0) or changed

    def _blink(self, now) -> bool:
        """Blink both labels when no card has come for long, move or no move."""
        if self.table.is_automatic or now - self._last_card_ms < IDLE_MS:
            return False
        if self.table.calls or now < self._blink_ms:
            return False
        self._blink_ms = now + BLINK_MS
        is_lit = not self._is_blink_lit
        self._is_blink_lit = is_lit
        self._board.hands[LEFT].light_label(is_lit)
        return self._board.hands[RIGHT].light_label(is_lit)
