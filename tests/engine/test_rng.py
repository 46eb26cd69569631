# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""engine/rng.py: the same numbers everywhere, all of them, and none more likely."""

import io
from contextlib import redirect_stdout

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.rng import SEEDS, SPAN, Rng

GOLDEN = {
    0: [45683, 24379, 35687, 7826, 25003],
    1: [1016, 45918, 7773, 21280, 55155],
    4242: [29720, 42254, 40209, 41492, 23922],
    SEEDS - 1: [3389, 4139, 46106, 38579, 15390],
}

SCRIPT = """
from engine.rng import Rng

for seed in (0, 1, 4242, 2**30 - 1):
    rng = Rng(seed)
    cards = list(range(52))
    rng.shuffle(cards)
    print(seed, [rng.next() for _ in range(50)], rng.below(1), rng.below(65536), cards)
    print([rng.below(6) for _ in range(50)], [rng.below(40000) for _ in range(20)])
"""

PERIOD = 2**32 - 1
PRIMES_OF_PERIOD = (3, 5, 17, 257, 65537)


def state_after_one_step(state):
    """Return the 32-bit state that follows another one, made by an Rng."""
    rng = Rng(0)
    rng._x, rng._y = state >> 16, state & 0xFFFF
    rng.next()
    return rng._x << 16 | rng._y


def applied(columns, state):
    """Return a linear map, given by its 32 columns, applied to a state."""
    result = 0
    for bit in range(32):
        if state >> bit & 1:
            result ^= columns[bit]
    return result


def to_the_power(columns, exponent):
    """Return a linear map done ``exponent`` times."""
    result = [1 << bit for bit in range(32)]
    while exponent:
        if exponent & 1:
            result = [applied(columns, column) for column in result]
        columns = [applied(columns, column) for column in columns]
        exponent >>= 1
    return result


@pytest.mark.parametrize("seed", GOLDEN)
def test_a_seed_always_gives_its_numbers(seed):
    rng = Rng(seed)
    assert [rng.next() for _ in range(5)] == GOLDEN[seed]


def test_micropython_draws_the_same_numbers(micropython):
    printed = io.StringIO()
    with redirect_stdout(printed):
        exec(SCRIPT, {})
    assert micropython(SCRIPT) == printed.getvalue()


def test_every_state_comes_before_one_comes_again():
    step = [state_after_one_step(1 << bit) for bit in range(32)]
    identity = [1 << bit for bit in range(32)]
    assert to_the_power(step, PERIOD) == identity
    for prime in PRIMES_OF_PERIOD:
        assert to_the_power(step, PERIOD // prime) != identity


@given(st.integers(0, SEEDS - 1), st.integers(0, 29))
def test_seeds_that_differ_in_one_bit_have_nothing_in_common(seed, bit):
    one, other = Rng(seed), Rng(seed ^ 1 << bit)
    alike = sum(one.next() == other.next() for _ in range(64))
    assert alike <= 2


@given(st.integers(0, SEEDS - 1), st.integers(1, SPAN))
def test_below_stays_below(seed, n):
    rng = Rng(seed)
    assert all(0 <= rng.below(n) < n for _ in range(20))


def test_below_favours_none():
    rng = Rng(7)
    counts = [0] * 10
    for _ in range(100_000):
        counts[rng.below(10)] += 1
    # 95 is one standard deviation of a count
    assert max(abs(count - 10_000) for count in counts) < 4 * 95


def test_below_refuses_the_numbers_that_would_favour_the_low_ones():
    # 65536 is 1 * 40000 + 25536: without the refusal 0..25535 came twice as often
    rng = Rng(11)
    low = sum(rng.below(40_000) < 25_536 for _ in range(20_000))
    assert abs(low - 20_000 * 25_536 / 40_000) < 300


@given(st.integers(0, SEEDS - 1), st.lists(st.integers()))
def test_shuffle_keeps_every_item(seed, items):
    before = sorted(items)
    Rng(seed).shuffle(items)
    assert sorted(items) == before


def test_shuffle_favours_no_order():
    rng = Rng(5)
    counts = {}
    for _ in range(24_000):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        counts[tuple(items)] = counts.get(tuple(items), 0) + 1
    assert len(counts) == 24
    # 31 is one standard deviation of a count
    assert max(abs(count - 1000) for count in counts.values()) < 4 * 31
