# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The table of Cards on the screen from the deal to the start of play.

Times here are milliseconds of play: pauses are taken out. What a landing card changes
beside the cards themselves (labels, counts, words) is shown in the pass after it, so
that no refresh grows too large.
"""

from engine.cards.deal import deal
from engine.cards.event import LEFT, RIGHT
from engine.cards.level import make_level
from engine.cards.match import Match
from engine.cards.player import Player
from engine.cards.table import Table
from scenes.cards_board import CardsBoard
from scenes.cards_effects import NEVER, Effects
from scenes.scene import Scene

COUNT_MS = 700
"""How long each figure of the count-down stands."""
IDLE_MS = 6000
"""Without a card for so long, both labels blink."""
BLINK_MS = 400
"""Time of each blink."""
TELL_MS = 900
"""How long a word stands between the piles."""
DEAL_MASK = (1 << 26) - 1
"""Seeds of deals lie below this (engine/codes.py)."""

COUNTING, PLAYING, ENDED = range(3)
"""The states of a round."""


class CardsDeal(Scene):
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
        # The last figure stays: the cards that are laid now cover it.
        self._board.are_centres_open = True
        self._board.show_cards()
        self.state = PLAYING
        self._last_card_ms = now
        self.match.begin(now)
        if self._player:
            self._player.begin(now, self.table.seed)
        self._effects.tell(self._words.GO, now, COUNT_MS)
        return True

    def show_calls(self) -> bool:
        """Light the labels of the calls that stand."""
        calls = self.table.calls
        changed = self._board.hands[LEFT].light_label(calls & 1 != 0)
        return self._board.hands[RIGHT].light_label(calls & 2 != 0) or changed

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
