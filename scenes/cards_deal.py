# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The table of Cards on the screen from the deal to the start of play.

Times here are milliseconds of play: pauses are taken out. The parts are imported only
where they are made, so that the larger modules that build on this one can be compiled
before them (scenes/needs.txt).
"""

from engine.cards.event import BOTH, RIGHT
from engine.cards.table import Table
from scenes.cards_effects import IDLE_MS, NEVER, Effects
from scenes.scene import Scene

COUNT_MS = 700
"""How long each figure of the count-down stands."""
DEAL_MASK = (1 << 26) - 1
"""Seeds of deals lie below this (engine/codes.py)."""
RANKS = 13

COUNTING, PLAYING, ENDED = range(3)
"""The states of a round."""


class CardsDeal(Scene):
    """A match at one table; ``table`` is the rules' own, ``match`` the score."""

    def open_table(self, level):
        """Set up table, score and picture; a level number, or None for a friend."""
        from engine.cards.match import Match
        from engine.cards.round_log import RoundLog
        from scenes.cards_board import CardsBoard

        director = self.director
        words = self.words = director.words("cards")
        is_solo = self.is_solo = level is not None
        self.table = Table(is_solo)
        self.match = Match(self.table)
        self.log = RoundLog()
        self._level = self._player = None
        self.effects = Effects(director.speaker)
        self.board = CardsBoard(self.table, self.effects, director.font, is_solo)
        self.group.append(self.board.group)
        self.names = words.SIDES
        """What the sides are called."""
        if is_solo:
            from engine.cards.level import make_level
            from engine.cards.player import Player

            self._level = make_level(level)
            self._player = Player(self.table, RIGHT, self._level)
            self.names = (words.YOU, director.words("levels").NAMES[level])
        for side in BOTH:
            label = self.names[side] if is_solo else words.CALL
            self.board.hands[side].name_label(label)
        self._event = bytearray(2)
        self._gone_ms = [0] * (2 * RANKS)
        self.is_dirty = True
        """Whether something has happened since the picture was drawn."""
        self.state = ENDED
        self.next_ms = 0
        """When the count-down goes on, or after the end the result comes; 0 never."""

    def deal(self, now):
        """Deal a round and start counting down."""
        from engine.cards.deal import deal

        deal(self.table, self.director.chance() & DEAL_MASK)
        effects = self.effects
        effects.clear()
        effects.hear(effects.speaker.TICK)
        self.director.lights.show(0)
        board = self.board
        board.are_centres_open = False
        board.figure = "3"
        board.show_score(*self.match.wins)
        self.state = COUNTING
        self.next_ms = now + COUNT_MS
        self._flip_ms = NEVER
        self._calls_from_ms = 0
        for place in range(2 * RANKS):
            self._gone_ms[place] = -NEVER
        self.show_all(now)

    def show_all(self, now):
        """Show all of the table, in however large a refresh."""
        self.board.is_done = False
        while not self.board.is_done:
            self.board.show(now)

    def _count_down(self):
        """Show the next figure, or begin."""
        now = self.next_ms
        self.next_ms = now + COUNT_MS
        self.is_dirty = True
        board, effects = self.board, self.effects
        if board.figure > "1":
            effects.hear(effects.speaker.TICK)
            board.figure = "2" if board.figure == "3" else "1"
            return
        # the last figure stays: the cards that are laid now cover it
        board.are_centres_open = True
        self.state = PLAYING
        self.next_ms = 0
        effects.hear(effects.speaker.FLIP)
        effects.tell(self.words.GO, now)
        self._wait_for_card(now)
        self.match.begin(now)
        self.log.begin(self.table, now)
        if self._player:
            self._player.begin(now, self.table.seed)
        self._plan_flip(now)

    def _wait_for_card(self, now):
        """Let the labels blink when no card comes for long, move or no move."""
        self.effects.blink_ms = now + IDLE_MS
