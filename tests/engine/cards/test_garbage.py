# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""A round of Cards makes no garbage on the badge's kind of interpreter.

The budget is 1 KiB for a played card (DESIGN's table); the rules need none of it, so
that all of it is left for the screen.
"""

import pytest

SHUFFLE_BYTES = 1024
"""A reshuffle may cost this: it comes a few times in a round."""

PRELUDE = """
import gc
from engine.cards.deal import deal
from engine.cards.event import CALL, LEFT, RIGHT, Stamp, play
from engine.cards.level import Level, Shadow
from engine.cards.match import Match
from engine.cards.player import Player
from engine.cards.table import Table

SLOTS = bytes(range(5)) * 6
table = Table()
match = Match(table)
stamp = Stamp()
level = Shadow()
player = Player(table, RIGHT, level)

def start(seed):
    deal(table, seed)
    match.begin(0)
    player.begin(0, seed)

def press_all(now):
    for slot in SLOTS:
        for pile in range(2):
            stamp.clear()
            stamp.add(LEFT, play(slot, pile))
            stamp.add(RIGHT, play(slot, 1 - pile))
            stamp.add(RIGHT, CALL)
            for index in range(stamp.count):
                table.step(stamp.steps[index])
                match.note_step(stamp.steps[index], now)
            player.saw(now)
            level.follow(300 + slot)

def idle(now):
    for _ in range(1000):
        player.tick(now)
        table.is_flip_due

def flip(now):
    table.calls = 3
    table.flip()
    match.note_flip(now)
    player.saw(now)

def spend(what, now):
    gc.collect()
    before = gc.mem_alloc()
    what(now)
    return gc.mem_alloc() - before

for seed in range(2):
    start(seed)
    press_all(100)
    idle(0)
start(7)
"""


@pytest.fixture
def spent(micropython):
    """A function that returns what some code allocates in a round under way."""

    def run(code):
        return int(micropython(f"{PRELUDE}\n{code}"))

    return run


def test_presses_make_no_garbage(spent):
    assert spent("print(spend(press_all, 200))") == 0


def test_cards_land_in_that(micropython):
    cards = "print(sum(tally.cards for tally in match.tallies))"
    assert int(micropython(f"{PRELUDE}\npress_all(200)\n{cards}")) > 5


def test_idle_ticks_make_no_garbage(spent):
    assert spent("print(spend(idle, 0))") == 0


def test_the_computer_makes_no_garbage_when_it_plays(spent):
    assert spent("print(spend(lambda now: player.tick(now), 9000))") == 0
    assert spent("print(player.tick(9000))") > 0


def test_a_flip_makes_no_garbage(spent):
    assert spent("print(spend(flip, 300))") == 0
    assert spent("flip(300); print(table.turned[0])") < 52


def test_a_shuffle_makes_little(spent):
    dry = "table.spares[0].count = 0; table.centres[0].lay(range(26))"
    assert spent(f"{dry}; print(spend(flip, 300))") < SHUFFLE_BYTES
    assert spent(f"{dry}; flip(300); print(int(table.is_reshuffled))") == 1
