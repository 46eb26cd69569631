# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""How strong the computer's levels at Cards are against a simulated person.

The person plays as the computer does, at a pace of its own. Rounds run from event to
event without waiting. ``python -m sim.levels [ROUNDS]`` prints the table.
"""

import sys

from engine.cards.deal import deal
from engine.cards.event import LEFT, NOTHING, RIGHT
from engine.cards.level import LEVELS, Level, make_level
from engine.cards.match import NO_GAP, Match
from engine.cards.player import NEVER, Player
from engine.cards.table import DRAW, Table

PERSON_MS = 900
"""What the simulated person takes for a card."""
READING_MS = 1500
"""The pause before cards turn by themselves."""


class Round:
    """A person at the left of a computer table, the computer at the right."""

    def __init__(self, level, person_ms=PERSON_MS):
        self.table = Table(is_automatic=True)
        self.match = Match(self.table)
        self.level = level
        self.players = (
            Player(self.table, LEFT, Level(person_ms)),
            Player(self.table, RIGHT, level),
        )
        self._events = bytearray(2)

    def play(self, seed):
        """Play one round; return the time it took, in ms."""
        deal(self.table, seed)
        now_ms = 0
        self.match.begin(now_ms)
        for side, player in enumerate(self.players):
            player.begin(now_ms, 2 * seed + side)
        while self.table.winner is None:
            now_ms = self._pass(now_ms)
        if self.table.winner != DRAW:
            self.level.even_out(self.table.winner == LEFT)
        return now_ms

    def _pass(self, now_ms):
        """Let happen what happens next; return when it did."""
        if self.table.is_flip_due:
            now_ms += READING_MS
            self.table.flip()
            self.match.note_flip(now_ms)
        else:
            now_ms = min(player.due_ms for player in self.players)
            assert now_ms < NEVER, "a side that can move must move some day"
            self._press(now_ms)
        for player in self.players:
            player.saw(now_ms)
        return now_ms

    def _press(self, now_ms):
        for side, player in enumerate(self.players):
            self._events[side] = player.tick(now_ms)
        if any(event != NOTHING for event in self._events):
            self.table.step(self._events)
            self.match.note_step(self._events, now_ms)
            gap_ms = self.match.tallies[LEFT].gap_ms
            if gap_ms != NO_GAP:
                self.level.follow(gap_ms)


def win_share(number: int, rounds: int, person_ms: int = PERSON_MS) -> float:
    """Return the share of rounds that the person wins against a level, in percent.

    A drawn round counts half. The level stays the same object for all rounds, as in a
    match, and the rounds have the seeds 0 and up.
    """
    one = Round(make_level(number), person_ms)
    for seed in range(rounds):
        one.play(seed)
    return 100 * (one.match.wins[LEFT] + one.match.draws / 2) / rounds


def rows(rounds: int, person_ms: int = PERSON_MS) -> list:
    """Return (name, the person's share in percent) of every level, gentle to fierce."""
    return [
        (name, win_share(number, rounds, person_ms))
        for number, name in enumerate(LEVELS)
    ]


def main(argv: list) -> int:
    """Print the table; ``argv`` may hold the number of rounds."""
    rounds = int(argv[0]) if argv else 1000
    print(f"a person of {PERSON_MS} ms a card wins, of {rounds} rounds:")
    for name, share in rows(rounds):
        print(f"  {name:10} {share:5.1f} %")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
