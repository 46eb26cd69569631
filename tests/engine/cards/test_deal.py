# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""engine/cards/deal.py: a whole pack, the same from the same code on every machine."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards.card import PACK
from engine.cards.deal import deal, first_priority
from engine.cards.event import LEFT, RIGHT, play
from engine.cards.start import start_lines
from engine.cards.table import Table
from engine.cards.text import read_record
from engine.codes import DEALS, read_deal_code
from sim.deal import deal_lines
from tests.expectations import record_files

GOLDEN = record_files("deals")
CODES = [file.stem for file in GOLDEN]
SEEDS = st.integers(0, DEALS - 1)

SCRIPT = """
from engine.codes import read_deal_code
from sim.deal import deal_lines
for code in %r:
    print("\\n".join(deal_lines(read_deal_code(code))))
"""


def dealt(seed):
    table = Table()
    deal(table, seed)
    return table


def dealing_order(table):
    """The pack in the order in which the rules deal it (Cards 1)."""
    hands = [card for slot in range(5) for card in slot_pair(table, slot)]
    draws = [pile.listed() for pile in table.draws]
    drawn = [card for pair in zip(*draws) for card in pair]
    spares = [card for pile in table.spares for card in pile.listed()]
    return [*hands, *drawn, *spares, *[pile.top for pile in table.centres]]


def slot_pair(table, slot):
    return table.hands[LEFT][slot], table.hands[RIGHT][slot]


def test_there_are_ten_golden_deals():
    assert len(GOLDEN) == 10


@pytest.mark.parametrize("file", GOLDEN, ids=CODES)
def test_a_code_always_gives_its_deal(file):
    assert "\n".join([*deal_lines(read_deal_code(file.stem)), ""]) == file.read_text()


@pytest.mark.parametrize("file", GOLDEN, ids=CODES)
def test_a_record_may_have_the_code_instead_of_the_cards(file):
    table, _ = read_record(f"speed cards 1\ncode {file.stem}\n--\n")
    assert start_lines(table) == start_lines(read_record(file.read_text())[0])


def test_micropython_deals_the_same(micropython):
    expected = "".join(file.read_text() for file in GOLDEN)
    assert micropython(SCRIPT % CODES) == expected


@given(SEEDS)
def test_a_deal_has_every_card_once(seed):
    assert sorted(dealing_order(dealt(seed))) == list(range(PACK))


@given(SEEDS)
def test_a_deal_has_the_sizes_of_the_rules(seed):
    table = dealt(seed)
    piles = (table.draws, table.spares, table.centres)
    assert [[pile.count for pile in pair] for pair in piles] == [
        [15] * 2,
        [5] * 2,
        [1] * 2,
    ]


@given(SEEDS)
def test_the_first_priority_is_the_seeds(seed):
    assert dealt(seed).priority == first_priority(seed)


def test_first_priorities_favour_no_side():
    rights = sum(first_priority(seed) for seed in range(4000))
    assert abs(rights - 2000) < 4 * 32  # 32 is one standard deviation


def test_every_card_comes_everywhere_equally_often():
    counts = [[0] * PACK for _ in range(PACK)]
    for seed in range(5200):
        for place, card in enumerate(dealing_order(dealt(seed))):
            counts[place][card] += 1
    # 100 is expected, 10 is one standard deviation; there are 2704 counts
    assert max(abs(count - 100) for row in counts for count in row) < 5 * 10


def test_a_new_deal_leaves_nothing_of_the_old_round():
    used = dealt(1)
    for slot in range(5):
        used.step(bytearray((play(slot, LEFT), play(slot, RIGHT))))
    used.calls, used.stuck, used.winner, used.why = 3, 4, LEFT, "out"
    used.is_reshuffled = True
    deal(used, 2)
    assert vars_of(used) == vars_of(dealt(2))


def vars_of(table):
    """All that a table holds, with each pile as the list of its cards."""
    found = dict(vars(table))
    for name in ("draws", "spares", "centres"):
        found[name] = [pile.listed() for pile in found[name]]
    return found
