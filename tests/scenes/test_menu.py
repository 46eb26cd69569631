# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The menu and its panels: what is pressed ends in the session."""

import pytest

from engine.codes import LENGTH, LONG, MEDIUM, SHORT, track_code
from engine.race.cup import CODES
from engine.race.rival import LEVELS
from scenes.keep import set_settings, settings_of
from scenes.session import COMPUTER, CUP, CUP_TRACKS, FRIEND, SOLO, Session
from sim import pilot
from sim.budgets import REFRESH_BYTES
from tests.scenes.racing import read

LEVEL_DRIVERS = [*enumerate(["driver"] * 4 + ["duel"])]
CODE = track_code(LONG, 64 * 42)
LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"


class Player:
    """Presses keys on a badge that shows the menu, and reads the session."""

    def __init__(self, badge):
        """Go to the menu."""
        self.badge = badge
        self.press("a a")
        self.session = badge.namespace["director"].session

    def press(self, keys):
        """Tap some keys, one after the other."""
        for key in keys.split():
            self.badge.tap(key)

    def type(self, code):
        """Type letters in the code's panel, from its first letter on."""
        at = 0
        for letter in code:
            down, right = divmod((LETTERS.index(letter) - at) % 32, 8)
            self.press("down " * down + "right " * right + "a")
            at = LETTERS.index(letter)

    def refreshes_of(self, keys):
        """Return what was sent while some keys were tapped."""
        before = len(self.badge.stats.refreshes)
        self.press(keys)
        return self.badge.stats.refreshes[before:]


@pytest.fixture
def player(badge):
    """A player in the menu; the cursor is on how to play."""
    return Player(badge)


def test_the_cursor_waits_on_how_to_play_until_it_was_read(player):
    player.press("a")
    assert player.badge.scene == "how"
    player.press("a start a")
    assert player.badge.scene in ("making", "race")


def test_b_goes_back_to_the_games_and_on_to_the_title(player):
    player.press("b")
    assert player.badge.scene == "games"
    player.press("b")
    assert player.badge.scene == "title"


def test_the_first_row_is_a_race_against_a_friend(player):
    player.press("down a")
    assert player.session.versus == 0
    assert not player.session.is_continued
    assert player.badge.scene in ("making", "race")


def test_the_second_row_is_a_race_against_the_computer(player):
    player.press("down down a")
    assert player.session.versus == 1


def test_a_new_opponent_is_a_new_match(player):
    player.session.wins_one = 3
    player.session.is_swapped = True
    player.press("down a")
    assert (player.session.wins_one, player.session.is_swapped) == (0, False)


def test_the_fair_cup_comes_first_and_the_sizes_go_round_in_both_directions(player):
    player.press("up up up up")
    sizes = [player.session.size]
    for key in ("right", "right", "left", "left", "left", "a"):
        player.press(key)
        sizes.append(player.session.size)
    assert sizes == [CUP, SHORT, MEDIUM, SHORT, CUP, LONG, CUP]


def test_the_cup_has_as_many_numbers_as_tracks():
    assert len(CODES) // LENGTH == CUP_TRACKS


def test_a_number_of_the_cup_is_one_of_its_tracks(player):
    player.press("up up up a up up up a")
    assert (player.badge.scene, player.session.number) == ("menu", 3)
    player.press("up up up up a")
    player.badge.advance(300)
    assert player.session.track_code == CODES[2 * LENGTH : 3 * LENGTH]


def test_a_number_beyond_the_cup_says_so_and_is_not_taken(player):
    player.press("up up up a left up up up right up up up up up a")
    assert player.badge.scene == "number"
    meaning = read(player.badge.namespace["director"].top._meaning.grid)
    assert meaning == "the cup has 001 to 024"
    player.press("down a")
    assert (player.badge.scene, player.session.number) == ("number", None)
    player.press("left down right a")
    assert player.session.number == 24


def test_a_number_that_the_cup_does_not_have_is_any_of_it(player):
    player.session.size, player.session.number = LONG, 25
    player.press("up up up up right")
    assert (player.session.size, player.session.number) == (CUP, None)


@pytest.mark.parametrize(
    "way, name, values",
    [("down down", "rival", [3, 4, 0, 4]), ("down down down", "ghost", [1, 2, 0, 2])],
)
def test_a_value_goes_round_and_is_kept(player, way, name, values):
    player.press(way)
    found = []
    for key in ("right", "right", "right", "left"):
        player.press(key)
        found.append(getattr(player.session, name))
    assert found == values
    again = Session()
    set_settings(again, settings_of(player.session))
    assert getattr(again, name) == values[-1]


@pytest.mark.parametrize("level, driver", LEVEL_DRIVERS)
def test_each_level_has_a_driver_and_a_friend_has_none(player, level, driver):
    player.session.rival = level
    player.press("down down a")
    assert player.session.driver == "engine.race." + driver
    player.session.versus = FRIEND
    assert player.session.driver == "engine.race.race"


def test_there_is_a_name_for_every_level(player):
    names = player.badge.namespace["director"].words("menu").RIVALS
    assert len(names) == len(LEVELS)
    assert names == LEVELS


def test_hints_are_for_who_races_alone_until_chosen_otherwise(player):
    session = player.session
    session.versus = FRIEND
    assert not session.has_hints
    session.versus = COMPUTER
    assert session.has_hints


def test_hints_go_round_from_never_to_always(player):
    player.press("up")
    found = []
    for key in ("a", "right", "right", "left"):
        player.press(key)
        found.append(player.session.hints)
    assert found == [2, 0, 1, 0]


@pytest.mark.parametrize("hints, versus, has", [(0, 1, False), (2, 0, True)])
def test_never_and_always_count_whoever_races(player, hints, versus, has):
    player.session.hints = hints
    player.session.versus = versus
    assert player.session.has_hints == has


def test_a_number_is_turned_digit_by_digit(player):
    player.session.size = LONG
    player.press("up up up a")
    player.press("up up left up left down")
    player.press("a")
    assert player.session.number == 912
    assert player.badge.scene == "menu"


def test_number_000_stands_for_any_track(player):
    player.session.number = 7
    player.press("up up up a up up up a")
    assert player.session.number is None


def test_going_back_keeps_the_number_of_before(player):
    player.session.number = 7
    player.press("up up up a up b")
    assert player.session.number == 7


def test_a_code_is_typed_letter_by_letter(player):
    player.press("up up a")
    player.type(CODE)
    assert player.session.code == CODE
    assert player.session.size == LONG
    assert player.badge.scene == "menu"


def test_a_wrong_code_says_so_and_loses_nothing(player):
    player.press("up up a")
    player.type(CODE[:-1] + ("0" if CODE[-1] != "0" else "1"))
    assert player.badge.scene == "code"
    assert player.session.code is None
    player.press("b")
    assert player.badge.namespace["director"].top._typed == CODE[:-1]


def test_a_wrong_code_that_is_asked_once_more_sends_nothing(player):
    player.press("up up a")
    player.type(CODE[:-1] + ("0" if CODE[-1] != "0" else "1"))
    assert player.refreshes_of("a a") == []
    assert len(player.refreshes_of("b a")) == 2


def test_erasing_the_last_letter_of_a_code_goes_back_to_any(player):
    player.session.code = CODE
    player.press("up up a")
    player.press("b " * 8)
    assert player.session.code is None
    assert player.badge.scene == "menu"


def test_another_size_lets_go_of_the_code(player):
    player.session.code = CODE
    player.press("up up up up right")
    assert player.session.code is None


def test_a_number_lets_go_of_the_code(player):
    player.session.code = CODE
    player.press("up up up a up a")
    assert (player.session.number, player.session.code) == (1, None)


def test_the_cursor_moves_in_few_pixels(player):
    sent = player.refreshes_of("down up up up")
    assert len(sent) == 4
    assert max(entry["bytes"] for entry in sent) < 1024
    assert min(entry["changed"] for entry in sent) > 0


@pytest.mark.parametrize("way", ["up up up a", "up up a", "a"])
def test_no_refresh_within_a_panel_is_in_vain(player, way):
    player.press(way)
    sent = player.refreshes_of("left up right down right left")
    assert all(entry["changed"] for entry in sent)
    assert all(entry["bytes"] <= REFRESH_BYTES for entry in sent)


@pytest.mark.parametrize("way", ["", "up up up a", "up up a", "a"])
def test_a_picture_at_rest_sends_nothing(player, way):
    player.press(way)
    before = len(player.badge.stats.refreshes)
    player.badge.advance(2000)
    assert len(player.badge.stats.refreshes) == before


def test_the_pilot_knows_the_rows_of_the_menu(player):
    menu = player.badge.modules["scenes.menu"]
    known = (pilot.VS_FRIEND, pilot.TRACK, pilot.HOW)
    assert known == (menu.VS_FRIEND, menu.TRACK, menu.HOW)


@pytest.mark.parametrize("versus", [FRIEND, COMPUTER, SOLO])
def test_the_cursor_comes_back_to_what_was_driven_last(player, versus):
    player.press("down " * (1 + versus) + "a")
    player.badge.advance(1000)
    player.press("start up a")  # leave the race
    player.badge.advance(100)
    assert player.badge.scene == "menu"
    player.session.race_code = None  # as if it were over
    player.press("b a")
    assert player.badge.scene == "menu"
    assert player.badge.namespace["director"].top.row == 1 + versus
