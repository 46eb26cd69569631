# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Plays the game by keys alone: menus, panels, whole races.

The game runs elsewhere: in a MicroPython (sim/pilot_vm.py) or on the virtual badge
(sim/pilot_badge.py). Either says what is on the screen and how the race or the table
stands; the engine here finds the moves, with the same rules. The way is found by
looking. What it plays is chosen in sim/heap_race.py and
sim/heap_cards.py.
"""

from engine.codes import read_track_code
from engine.race import driver
from engine.race.generator import candidate
from engine.race.race import LOST_AT_REST, MOVE_BITS, SLOWER, Race
from engine.race.turns_left import TurnsLeft
from engine.rng import Rng

B, A, START, SELECT, RIGHT, DOWN, UP, LEFT = range(8)

VS_FRIEND, TRACK, HOW = 1, 4, 8
"""Rows of Ring's menu (scenes/menu.py, which does not run here)."""
DECK_FRIEND, DECK_COMPUTER, LEVEL, DECK_HOW = 0, 1, 2, 6
"""Rows of the menu of Cards (scenes/deck.py)."""

SETTLED = 30
"""Passes without a refresh after which a picture counts as standing still."""

TRIES = 200
"""Presses after which the way must be wrong."""

IDLE_PASSES = 1000

MOVES = 12
MOVE_PASSES = 200
"""Passes in which a move's picture has come to rest: a second."""

_D_PAD = (UP, RIGHT, DOWN, LEFT)


class Crash(Exception):
    """The program ended by itself, or cannot be steered; the message is its last."""


class Pilot:
    """One running program; a context manager that ends it.

    ``stand_in_bytes`` of the heap are taken by what is native on a badge; ``restarts``
    counts how often the program has begun anew.
    """

    stand_in_bytes = 0
    restarts = 0
    recoveries = 0
    """How often the heap ran out and the program began anew where it was."""
    most_names = 0
    """How many names the heap held before a restart, at most."""

    def __init__(self):
        """Prepare to steer; the program has said nothing yet."""
        self._said = [["-"]]  # the words of each line that the program said last
        self._track = None
        self._table = None
        self._rng = Rng(1)

    def order(self, orders: str) -> list:
        """Have orders carried out (sim/vm/virtual.py); return the figures they ask."""
        raise NotImplementedError

    @property
    def name(self) -> str:
        """The name of the scene or panel on top, "-" before there is one."""
        return self._said[0][0]

    def told(self, names: str) -> str:
        """Return a value that the program told of, by its names in sim/vm/said.txt.

        It is "" where there is no such value now.
        """
        for first, *rest in self._said[1:]:
            if first == names:
                return " ".join(rest)
        return ""

    def is_told(self, names: str) -> bool:
        """Return whether a value that the program told of is true."""
        return self.told(names) in ("True", "1")

    def tap(self, key: int):
        """Press a key and let it go two passes later."""
        self.order(f"d{key} w2 u{key} w1")

    def settle(self):
        """Wait until the picture stands still."""
        before = None
        while before != self._said[0]:
            before = self._said[0]
            self.order(f"w{SETTLED}")

    def reach(self, name: str, key: int):
        """Press a key now and then until a scene of that name is on the screen."""
        for _ in range(TRIES):
            self.settle()
            if self.name == name:
                return
            self.tap(key)
        raise Crash(f"no way from {self.name} to {name}")

    def live_bytes(self) -> int:
        """Return the heap in use after a collection."""
        return self.order("l0")[0]

    def garbage_of(self, orders: str) -> int:
        """Return the garbage that comes up while orders are carried out."""
        return self.order(f"g0 {orders} h0")[0]

    def idle_garbage(self) -> int:
        """Return the garbage of standing still for a while."""
        return self.garbage_of(f"w{IDLE_PASSES}")

    def start_race(self, versus: int):
        """Begin a new race from the menu.

        Against the computer it is two levels up or down each time: first at its
        highest, and in five races at all of them. A time trial has another ghost each
        time.
        """
        self.go_to_row(VS_FRIEND + versus)
        for _ in range((0, 2, 1)[versus]):
            self.tap(RIGHT)
        self.reach("race", A)

    def change_size(self):
        """Choose the next size of track in the menu."""
        self.go_to_row(TRACK)
        self.tap(RIGHT)

    def go_to_row(self, row: int):
        """Put the cursor of a game's menu on a row."""
        for _ in range(TRIES):
            self.settle()
            if self.told("top.row") == str(row):
                return
            self.tap(DOWN)
        raise Crash(f"no way to row {row} of {self.name}")

    def play_race(self):
        """Drive to the result, with a pause and a take back on the way."""
        self.reach("pause", START)
        self.reach("race", START)
        turns = 0
        while self.aim():
            turns += 1
            self.tap(A)
            if turns == 3:
                self.tap(SELECT)

    def aim(self) -> bool:
        """Aim at a good move and return True; return False at the result.

        Notices are agreed to on the way, and the computer is waited for.
        """
        for _ in range(TRIES):
            self.settle()
            if self.name != "race":
                return False
            if self.is_told("top.is_noticing"):
                self.tap(A)
            elif self.told("top.due") == "0":
                self._aim_at(self._best_move())
                return True
        raise Crash("the race does not go on")

    def _aim_at(self, move):
        wanted, is_slower = move & 7, move >= SLOWER
        for _ in range(8):
            direction = int(self.told("top.aim.direction"))
            if self.is_told("top.aim.is_slower") != is_slower:
                self.tap(B)
            elif direction == wanted or move == SLOWER and self._is_stop:
                return
            elif wanted & 1:
                side = 1 if direction == wanted - 1 else -1
                self.tap(_D_PAD[(wanted + side) % 8 // 2])
            else:
                self.tap(_D_PAD[wanted // 2])
        raise Crash(f"no way to aim at move {move}")

    def _best_move(self):
        """Return the move the engine's driver would make."""
        code = self.told("session.track_code")
        if code != self._track:
            self._track = code
            self._table = TurnsLeft(candidate(*read_track_code(code)))
            for _ in self._table.slices():
                pass
        race = Race(self._table.track)
        track, log = race.track, bytes.fromhex(self.told("top.race.log"))
        log = [entry & MOVE_BITS for entry in log[: int(self.told("top.race.plies"))]]
        if LOST_AT_REST in log[1:2]:  # a time trial: Green is off the road
            race.place((track.blue, 0, 0), (track.stride - 1, 0, 0), 0)
        for move in log:
            race.push(move)
        self._is_stop = race.cars[race.turn].speed == 1
        return driver.choose(race, self._table, self._rng)
