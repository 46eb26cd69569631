# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The menu of Cards: whom to play, how strong the computer is, which keys."""

from engine.cards.level import LEVELS
from scenes.list_page import ListPage, arrows
from scenes.session import COMPUTER, FRIEND

VS_FRIEND, VS_COMPUTER, LEVEL, KEYS, BEFORE, SWAP, HOW = range(7)
"""The rows."""


class DeckScene(ListPage):
    """The list of choices; what is chosen goes into the session."""

    def enter(self):
        """Build the list; the cursor waits on whom one played last, or on the rules."""
        session = self.director.session
        session.clear_table()
        words = self._words = self.director.words("deck")
        self._levels = self.director.words("levels").NAMES
        self.lay_out(words.HEADING, words.KEYS)
        row = HOW
        if session.has_played_cards:
            row = VS_COMPUTER if session.cards_versus == COMPUTER else VS_FRIEND
        self.lay_list(words.ROWS, (LEVEL, KEYS, BEFORE, SWAP), row)
        self._show_values()

    def choose(self, row):
        """Start a match, change a setting or tell how it is played."""
        session = self.director.session
        if row == HOW:
            self.director.open("how_cards")
        elif row in (VS_FRIEND, VS_COMPUTER):
            session.cards_versus = FRIEND if row == VS_FRIEND else COMPUTER
            session.has_played_cards = True
            session.is_continued = False
            is_known = session.is_ready or row == VS_COMPUTER
            self.director.go("cards" if is_known else "ready")
        else:
            return self.change(row, 1)
        return False

    def change(self, row, by):
        """Change the setting of a row."""
        session = self.director.session
        if row == LEVEL:
            session.level = (session.level + by) % len(LEVELS)
        elif row == KEYS:
            session.is_expert = not session.is_expert
            session.is_ready = False
        elif row == BEFORE:
            session.has_before = not session.has_before
        elif row == SWAP:
            session.swaps_ends = not session.swaps_ends
        return self._show_values()

    def go_back(self):
        """Go to the choice of the games."""
        self.director.go("games")

    def resume(self):
        """Put the cursor on the first row once the rules were read."""
        self.move_to(VS_FRIEND)

    def _show_values(self):
        session = self.director.session
        words = self._words
        changed = self.show_value(LEVEL, arrows(self._levels[session.level]))
        changed = self.show_value(KEYS, words.MODES[session.is_expert]) or changed
        changed = self.show_value(BEFORE, words.SWITCH[session.has_before]) or changed
        return self.show_value(SWAP, words.SWITCH[session.swaps_ends]) or changed


SCENE = DeckScene
