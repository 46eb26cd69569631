# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""engine/cards/level.py: paces with a human spread, and one that follows the person."""

from statistics import mean, median

import pytest

from engine.cards.level import (
    CARD_MS,
    FEWEST,
    FLOOR_MS,
    GAPS,
    LEVELS,
    SHADOW,
    SLOWEST_MS,
    START_MS,
    Level,
    Shadow,
    make_level,
)
from engine.rng import Rng

EVERY_PACE = [*CARD_MS, FLOOR_MS, SLOWEST_MS]


def drawn(card_ms, slots=1):
    rng = Rng(1)
    level = Level(card_ms)
    return [level.look_ms(rng) + level.reach_ms(rng, slots) for _ in range(2000)]


def test_the_levels_grow_fiercer():
    assert len(LEVELS) == len(CARD_MS) + 1
    assert sorted(CARD_MS, reverse=True) == list(CARD_MS)
    assert [make_level(number).card_ms for number in range(5)] == list(CARD_MS)


def test_the_last_level_follows():
    assert LEVELS[SHADOW] == "shadow"
    assert isinstance(make_level(SHADOW), Shadow)


@pytest.mark.parametrize("card_ms", EVERY_PACE)
def test_no_card_comes_sooner_than_the_least(card_ms):
    level = Level(card_ms)
    assert level.least_ms >= FLOOR_MS
    assert min(drawn(card_ms, slots=0)) >= level.least_ms


@pytest.mark.parametrize("card_ms", CARD_MS)
def test_times_lean_as_peoples_do(card_ms):
    times = drawn(card_ms)
    usual = median(times)
    assert mean(times) > usual
    assert max(times) - usual > usual - min(times)
    assert abs(usual - card_ms) < card_ms // 6


def test_a_card_farther_off_takes_longer():
    level = Level(1000)
    near = [level.reach_ms(Rng(seed), 0) for seed in range(99)]
    far = [level.reach_ms(Rng(seed), 4) for seed in range(99)]
    assert all(one < other for one, other in zip(near, far))


def test_a_fixed_level_keeps_its_pace():
    level = make_level(2)
    level.even_out(True)
    level.even_out(False)
    follow(level, [300] * 20)
    assert level.card_ms == CARD_MS[2]


def follow(level, gaps):
    for gap_ms in gaps:
        level.follow(gap_ms)


def test_the_shadow_waits_for_some_gaps():
    shadow = Shadow()
    follow(shadow, [700] * (FEWEST - 1))
    assert shadow.card_ms == START_MS
    shadow.follow(700)
    assert shadow.card_ms == 700


def test_the_shadow_goes_by_the_median():
    shadow = Shadow()
    follow(shadow, [900, 500, 700, 3000, 600])
    assert shadow.card_ms == 700


def test_the_shadow_forgets_old_gaps():
    shadow = Shadow()
    follow(shadow, [3000] * GAPS + [800] * (GAPS // 2 + 1))
    assert shadow.card_ms == 800


def test_the_shadow_goes_by_the_latest_gaps_whatever_came_before():
    rng = Rng(3)
    gaps = [300 + rng.below(2000) for _ in range(200)]
    shadow = Shadow()
    follow(shadow, gaps)
    assert shadow.card_ms == median(gaps[-GAPS:])


def test_the_shadow_stays_within_human_bounds():
    shadow = Shadow()
    follow(shadow, [1] * GAPS)
    assert shadow.card_ms == FLOOR_MS
    follow(shadow, [60_000] * GAPS)
    assert shadow.card_ms == SLOWEST_MS


def test_the_shadow_speeds_up_when_the_person_wins():
    shadow = Shadow()
    shadow.even_out(True)
    follow(shadow, [1000] * 9)
    assert shadow.card_ms < 1000


def test_the_shadow_slows_down_when_the_person_loses():
    shadow = Shadow()
    shadow.even_out(False)
    follow(shadow, [1000] * 9)
    assert shadow.card_ms > 1000


def test_the_shadow_does_not_run_away():
    shadow = Shadow()
    for _ in range(1000):
        shadow.even_out(True)
    follow(shadow, [1000] * 9)
    assert shadow.card_ms == 500
