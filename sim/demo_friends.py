# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The demo's two friends at Cards: they show once all that can happen in a round.

That is a tie, a card that does not fit, a choice of the pile, a late card, calls and
the flip. Each is shown as soon as the cards allow it; in between the two take turns.
"""

from engine.cards.event import BOTH, LEFT, RIGHT, SIDES
from sim.cards_player import CardsPlayer, choice, fitting, misfit, tie
from sim.tour import DemoError

PACE_MS = 300
"""Between two cards, whoever plays them."""

LATE_MS = 60
"""So long after a card the other side's card comes too late."""

PATIENCE = 400
"""More cards and flips than any round has."""


class Friends:
    """Both ends of a badge, played at one pace."""

    def __init__(self, tour):
        """Sit down once the table is up; ``players`` are left and right."""
        self._tour = tour
        # what is still to be shown
        self._left = [self._tie, self._misfit, self._choose, self._be_late]
        self._has_called = False
        self._next = LEFT
        self._cards = 0
        self.players = [CardsPlayer(tour, side) for side in BOTH]

    @property
    def table(self):
        """The table as the rules keep it."""
        return self._tour.top.table

    def play(self):
        """Play until the result is up."""
        for _ in range(PATIENCE):
            if self.table.winner is not None:
                break
            if not self._show_something():
                self._play_a_card()
            self._tour.badge.advance(PACE_MS)
        if self._left or not self._has_called:
            raise DemoError("the round was over before all was shown")

    def _show_something(self):
        """Show one of the things that are left, if the cards allow it."""
        if self._cards < len(BOTH):
            return False
        for show in self._left:
            if show():
                self._left.remove(show)
                return True
        return False

    def _play_a_card(self):
        """Let the side whose turn it would be play, the other one, or both call."""
        for side in (self._next, 1 - self._next):
            found = fitting(self.table, side)
            if found:
                self.players[side].play(*found)
                self._next = 1 - side
                self._cards += 1
                if self._cards <= 4 or self._cards % 8 == 0:
                    self._tour.shot(f"card-{self._cards}-{SIDES[side]}")
                return
        self._call()

    def _call(self):
        """Let both call, and cards turn."""
        names = [player.call_key for player in self.players]
        self._tour.tap(names[LEFT])
        self._shot_of_call("one-call")
        self._tour.tap(names[RIGHT])
        self._shot_of_call("both-calls")
        for _ in range(PATIENCE):
            if not self.table.calls:
                break
            self._tour.badge.advance(20)
        self._tour.badge.advance(20)
        self._shot_of_call("flip")
        self._has_called = True
        self._tour.badge.advance(PACE_MS)

    def _shot_of_call(self, name):
        if not self._has_called or self.table.stuck > 1:
            self._tour.shot(name)

    def _tie(self):
        slots = tie(self.table)
        if not slots:
            return False
        for player, slot in zip(self.players, slots):
            player.reach(slot)
        self._tour.shot("before-the-tie")
        self._press_together(0)
        self._expect_beaten(1, "the tie")
        self._tour.shot("tie")
        return True

    def _be_late(self):
        slots = tie(self.table)
        if not slots:
            return False
        for player, slot in zip(self.players, slots):
            player.reach(slot)
        card = self.table.hands[RIGHT][slots[RIGHT]]
        self._press_together(LATE_MS)
        if self.table.hands[RIGHT][slots[RIGHT]] != card:
            return False  # it fitted the new card, too
        self._expect_beaten(2, "the late card")
        self._tour.shot("late")
        return True

    def _press_together(self, apart_ms):
        """Have both play at once, or the right side a little later."""
        badge = self._tour.badge
        keys = [player.play_key for player in self.players]
        badge.press(keys[LEFT])
        badge.advance(apart_ms)
        badge.press(keys[RIGHT])
        badge.advance(20)
        for key in keys:
            badge.release(key)
        badge.advance(20)

    def _expect_beaten(self, count, what):
        tallies = self._tour.top.match.tallies
        if sum(tally.beaten for tally in tallies) != count:
            raise DemoError(f"{what} has beaten no card")

    def _misfit(self):
        slot = misfit(self.table, RIGHT)
        if slot is None:
            return False
        self.players[RIGHT].reach(slot)
        badge = self._tour.badge
        badge.advance(PACE_MS)
        badge.tap(self.players[RIGHT].play_key)
        badge.advance(15)
        self._tour.shot("does-not-fit")
        return True

    def _choose(self):
        found = choice(self.table)
        if not found:
            return False
        side, slot = found
        player = self.players[side]
        player.reach(slot)
        self._tour.tap(player.play_key)
        if not player.seat.is_choosing:
            raise DemoError("a card that fits both piles asks for none")
        self._tour.shot("choice")
        player.name(RIGHT)
        self._tour.shot("chosen")
        return True
