# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Cards as sim/heap.py plays it in another process: menus, panels, whole rounds.

A card is found by the rule that the game itself goes by; the cursor is brought to it by
looking, never by counting presses.
"""

from boards import profile, seats
from engine.cards.card import fits
from engine.cards.event import BOTH, LEFT, RIGHT, SLOTS
from scenes.cards_seat import CALL_STOP, CALLS, NEXT, PLAY, TO_LEFT, TO_RIGHT
from sim import pilot as keys
from sim.pilot import MOVE_PASSES, MOVES, START, TRIES, UP, A, Crash

RIGHT_KEY = keys.RIGHT
COUNT_PASSES = 600
"""The count-down of a round is over by then."""

HOLD_PASSES = 220
"""For so long the key of the call is held to pause: a little more than a second."""

REST_PASSES = 60
"""Between two cards: no level of the computer plays as fast."""

EVENTS = 2000
"""More cards, calls and waits than any round has."""


class CardsGame:
    """Cards at one of the tables, from power-on through any number of rounds."""

    menu = "deck"
    how = "how_cards"
    how_row = keys.DECK_HOW
    after = ("cards",)
    asking = (keys.SELECT, A)

    def __init__(self, is_solo: bool):
        """Take the computer's table or the friends'."""
        self.is_solo = is_solo
        self.name = "cards-computer" if is_solo else "cards-friend"
        self._keys = seats(profile("pybadge"))

    def enter(self, pilot):
        """Come from the title to the menu, the rules read."""
        pilot.reach("games", A)
        pilot.tap(RIGHT_KEY)
        pilot.reach("deck", A)
        pilot.reach("how_cards", A)
        pilot.reach("deck", START)

    def play(self, pilot, number):
        """Play a round from the menu to the menu, with a pause on the way.

        Every fourth has another one dealt after it, and the computer is of the next
        level each time.
        """
        self.sit_down(pilot)
        self.play_cards(pilot, 3)
        self.pause(pilot)
        pilot.reach("cards", START)
        self.play_round(pilot)
        if number % 4 == 3:
            pilot.reach("cards", A)
            self.play_round(pilot)
        pilot.reach("deck", START)
        if self.is_solo:
            pilot.go_to_row(keys.LEVEL)
            pilot.tap(RIGHT_KEY)

    def play_to_result(self, pilot, number):
        """Play a round up to its result."""
        self.sit_down(pilot)
        self.play_round(pilot)

    def leave(self, pilot):
        """Come from the next round, just dealt, to the menu."""
        pilot.order(f"w{COUNT_PASSES}")
        self.pause(pilot)
        pilot.order(f"w{REST_PASSES}")  # what is pressed before was meant for the cards
        pilot.tap(UP)
        pilot.reach("deck", A)

    def count_garbage(self, pilot, idle, moves):
        """Stand still in each scene, and play cards; one is its press and a second.

        A scene with the computer at the table is never idle.
        """
        pilot.reach("games", A)
        idle["games"] = pilot.idle_garbage()
        pilot.tap(RIGHT_KEY)
        for name in ("deck", "how_cards"):
            pilot.reach(name, A)
            idle[name] = pilot.idle_garbage()
        pilot.reach("deck", START)
        if not self.is_solo:
            pilot.reach("ready", A)
            idle["ready"] = pilot.idle_garbage()
        self.sit_down(pilot)
        self.play_cards(pilot, MOVES, moves)
        if not self.is_solo:
            idle["cards"] = pilot.idle_garbage()
        self.pause(pilot)
        idle["rest"] = pilot.idle_garbage()
        pilot.reach("cards", START)
        self.play_round(pilot)
        pilot.settle()
        idle["round"] = pilot.idle_garbage()

    def sit_down(self, pilot):
        """Come from the menu, or from the keys of both ends, to the open cards."""
        pilot.settle()
        if pilot.name == "deck":
            pilot.go_to_row(keys.DECK_COMPUTER if self.is_solo else keys.DECK_FRIEND)
        for _ in range(TRIES):
            pilot.settle()
            if pilot.name == "cards":
                pilot.order(f"w{COUNT_PASSES}")
                return
            if pilot.name == "ready":
                pilot.tap(RIGHT_KEY)
            pilot.tap(A)
        raise Crash(f"no way from {pilot.name} to the table")

    def pause(self, pilot):
        """Open the pause: with Start, or by holding the left side's key of the call."""
        key = START if self.is_solo else self._keys[LEFT][CALLS]
        pilot.order(f"d{key} w{HOLD_PASSES} u{key} w1")
        if pilot.name != "rest":
            raise Crash(f"no pause but {pilot.name}")

    def play_round(self, pilot):
        """Play until the result is up."""
        self.play_cards(pilot, EVENTS)
        if pilot.name != "round":
            raise Crash("the round does not end")

    def play_cards(self, pilot, count, moves=None):
        """Play so many cards, or up to the result; their garbage goes into a list.

        Where no card fits both call, or the computer is waited for.
        """
        played = 0
        for turn in range(EVENTS):
            if played == count or pilot.name == "round":
                return
            found = self._find(pilot, turn % 2)
            if found and self._reach(pilot, found[0], found[1]):
                self._press(pilot, found[0], found[2], moves)
                played += 1
            elif not found and not self.is_solo:
                for side in BOTH:
                    self._call(pilot, side)
            pilot.order(f"w{REST_PASSES}")

    def _find(self, pilot, first):
        """Return side, slot and pile of a card that fits, one side's sooner; or None.

        There is none while no table is on the screen.
        """
        if pilot.name != "cards":
            return None
        for side in (LEFT,) if self.is_solo else (first, 1 - first):
            for slot in range(SLOTS):
                card = bytes.fromhex(pilot.told(f"top.table.hands.{side}"))[slot]
                for pile in BOTH:
                    if fits(card, int(pilot.told(f"top.table.centres.{pile}.top"))):
                        return side, slot, pile
        return None

    def _reach(self, pilot, side, stop):
        """Bring a cursor to a stop; False when the cards have changed on the way."""
        for _ in range(SLOTS + 1):
            if pilot.name != "cards":
                return False
            if int(pilot.told(f"top.seats.{side}.slot")) == stop:
                return True
            # with expert keys the call's key goes on, but one who is alone never calls
            is_call = self._is_expert(pilot, side) and not self.is_solo
            pilot.tap(self._keys[side][CALLS if is_call else NEXT])
        return False

    def _is_expert(self, pilot, side):
        """Return whether the keys of a seat name the pile."""
        return pilot.is_told(f"top.seats.{side}.is_expert")

    def _call(self, pilot, side):
        """Call with the key of its own, or with expert keys at the stop of its own."""
        if pilot.name != "cards":
            return
        if not self._is_expert(pilot, side):
            pilot.tap(self._keys[side][CALLS])
        elif self._reach(pilot, side, CALL_STOP):
            pilot.tap(self._keys[side][TO_LEFT])

    def _press(self, pilot, side, pile, moves):
        """Play the card under the cursor onto a pile."""
        to_pile = self._keys[side][TO_RIGHT if pile == RIGHT else TO_LEFT]
        key = to_pile if self._is_expert(pilot, side) else self._keys[side][PLAY]
        if moves is None:
            pilot.tap(key)
        else:
            moves.append(pilot.garbage_of(f"d{key} w20 u{key} w{MOVE_PASSES}"))
        is_choosing = pilot.is_told(f"top.seats.{side}.is_choosing")
        if pilot.name == "cards" and is_choosing:
            pilot.tap(to_pile)
