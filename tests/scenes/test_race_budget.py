# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""What a race sends to the screen: little, never in vain, and never a stale picture."""

import random
from types import SimpleNamespace

import pytest

from engine.race import driver
from engine.race.generator import search
from engine.race.race import Race
from engine.race.start import start_lines
from engine.race.text import FORM, move_text
from engine.rng import Rng
from scenes.race_play import NOTHING
from scenes.session import COMPUTER, FRIEND
from sim.badge import Badge
from sim.budgets import RATIO, REFRESH_BYTES
from sim.kept import memory
from sim.stats import Stats
from tests.scenes.racing import Player, drawn_anew, put_race, seat, table_of

OURS = ("race", "pause", "result")
KEYS = ("a", "b", "up", "down", "left", "right", "select", "start")
WEIGHTS = (4, 2, 2, 2, 2, 2, 0.7, 0.2)


def random_start(size, seed):
    """Return the start of a race on the track of a seed as a record."""
    for slice_ in search(size, seed):
        found = slice_
    return "\n".join([FORM, *start_lines(Race(found[0])), "--"]) + "\n"


def within(badge):
    """Return the refreshes of race, pause and result but those of a new picture."""
    rows = badge.stats.refreshes
    return [row for row in rows if row["scene"] in OURS and not row["whole"]]


def ratio(rows):
    """Return the bytes sent for each byte of a pixel that changed."""
    return sum(row["bytes"] for row in rows) / sum(row["changed"] for row in rows)


def assert_budget(badge):
    """Hold each refresh so far against its budget."""
    rows = within(badge)
    assert [row for row in rows if not row["changed"]] == []
    assert [row for row in rows if row["bytes"] > REFRESH_BYTES] == []


class Masher:
    """Presses keys at random, one or two at a time."""

    def __init__(self, badge, start, versus, seed):
        """Begin a race."""
        self.badge = badge
        self.player = Player(badge)
        self.rng = random.Random(seed)
        self.start, self.versus = start, versus
        put_race(badge, start, versus, bool(seed % 2))

    def mash(self, count, longest_ms):
        """Press so many times, up to so many milliseconds apart."""
        for _ in range(count):
            keys = self.rng.choices(KEYS, WEIGHTS, k=1 + (self.rng.random() < 0.1))
            self.player.chord(" ".join(keys))
            self.badge.advance(self.rng.randrange(0, longest_ms, 5))
            if self.badge.scene not in OURS:
                self.badge.advance(100)
                put_race(self.badge, self.start, self.versus)

    def rest(self):
        """Let all come to rest at a person's aim; return whether there is one."""
        if self.badge.scene == "pause":
            self.player.tap("b b")
        self.badge.advance(1500)
        is_aiming = self.badge.scene == "race" and not self.player.notice
        return is_aiming and self.player.scene.due == NOTHING


@pytest.mark.parametrize(
    "size, seed, versus, longest_ms",
    [
        (0, 1, FRIEND, 5),
        (2, 3, FRIEND, 300),
        (1, 2, COMPUTER, 60),
        (0, 4, COMPUTER, 300),
    ],
)
def test_random_keys_break_no_budget_and_leave_no_stale_picture(
    size, seed, versus, longest_ms
):
    pictures = 0
    with Badge(chance=seed, nvm=memory()) as badge:
        badge.advance(20)
        masher = Masher(badge, random_start(size, seed), versus, seed)
        for _ in range(6):
            masher.mash(60, longest_ms)
            if masher.rest():
                assert badge.frame() == drawn_anew(masher.player)
                pictures += 1
        assert_budget(badge)
    assert pictures


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(12))
def test_many_random_keys_break_no_budget(seed):
    board = ("pybadge", "pygamer")[seed % 2]
    with Badge(board=board, chance=seed, nvm=memory()) as badge:
        badge.advance(20)
        start = random_start(seed % 3, seed)
        masher = Masher(badge, start, FRIEND if seed % 4 < 2 else COMPUTER, seed)
        for longest_ms in (5, 30, 200):
            masher.mash(1500, longest_ms)
            if masher.rest():
                assert badge.frame() == drawn_anew(masher.player)
        assert_budget(badge)


@pytest.mark.parametrize("name, move", [("lost-turn", ""), ("lap", "4SE")])
@pytest.mark.parametrize("keys", ["a", "select"])
def test_a_notice_comes_and_goes_within_the_budget(name, move, keys):
    with Badge(nvm=memory()) as badge:
        badge.advance(20)
        player = seat(badge, name)
        player.wait()
        player.drive(move)
        assert player.notice
        player.tap(keys)
        player.wait()
        assert player.notice is None
        assert_budget(badge)


def play_well(player, start):
    """Drive the shortest lap for both cars, with some looking round, to the result."""
    table, rng = table_of(start), Rng(3)
    while player.badge.scene == "race":
        if player.notice:
            player.tap("a")
            player.wait()
            continue
        player.tap("b b")
        move = driver.choose(player.race, table, rng)
        player.drive(move_text(player.race, move))


@pytest.mark.parametrize("size, seed", [(0, 5), (1, 6), (2, 7)])
def test_a_whole_game_sends_at_most_twice_what_changed(size, seed):
    start = random_start(size, seed)
    with Badge(chance=seed, nvm=memory()) as badge:
        badge.advance(20)
        put_race(badge, start)
        play_well(Player(badge), start)
        assert_budget(badge)
        assert badge.scene == "result"
        assert ratio(within(badge)) <= RATIO


def test_a_large_refresh_or_one_in_vain_is_found():
    stats = Stats()
    badge = SimpleNamespace(stats=stats)
    stats.note_refresh(0, "race", True, 40960, 0)
    stats.note_refresh(5, "race", False, REFRESH_BYTES, 2)
    assert_budget(badge)
    for sent, changed in ((REFRESH_BYTES + 2, 2), (2, 0)):
        stats.note_refresh(10, "pause", False, sent, changed)
        with pytest.raises(AssertionError):
            assert_budget(badge)
        stats.refreshes.pop()
