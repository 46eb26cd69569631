# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Each setting is heard or seen as it changes, and stays when the power goes."""

import pytest

from sim import wiring
from sim.badge import Badge
from sim.kept import memory
from sim.wiring import NVM_BYTES

LANGUAGE, SOUND, LIGHTS, BRIGHTNESS, RESULTS, SELF_TEST, LOW_LIGHT = range(7)


class Settings:
    """A badge that shows the settings, and what it is like."""

    def __init__(self, badge):
        """Come to the settings from the title."""
        self.badge = badge
        self.director = badge.namespace["director"]
        for key in ("a", "start"):
            badge.tap(key)
            badge.advance(100)
        assert badge.scene == "settings"

    def press(self, keys):
        """Tap keys one after the other."""
        for key in keys.split():
            self.badge.tap(key)
        self.badge.advance(50)

    def change(self, row, keys):
        """Go down to a row from the first one, and press keys there."""
        self.press("down " * row + keys)


@pytest.fixture
def settings(badge):
    """The settings of a badge."""
    return Settings(badge)


def test_the_sound_goes_round_through_its_volumes_and_off(settings):
    volumes = []
    settings.change(SOUND, "")
    for key in ("right", "a", "right", "right", "left", "left"):
        settings.press(key)
        volumes.append(settings.director.speaker.level)
    assert volumes == [2, 3, 0, 1, 0, 3]


def test_each_volume_is_heard_but_for_none(settings):
    settings.change(SOUND, "right right right right")
    assert [row["name"] for row in settings.badge.stats.sounds] == ["lap"] * 3


@pytest.mark.parametrize("key", ["a", "left", "right"])
def test_the_lights_show_all_their_colours_or_none(settings, key):
    settings.change(LIGHTS, key)
    assert settings.badge.lights == [[0, 0, 0]] * 5
    settings.press(key)
    assert len({tuple(light) for light in settings.badge.lights}) == 5


def test_the_brightness_is_that_of_the_display(settings):
    found = [settings.badge.brightness]
    settings.change(BRIGHTNESS, "")
    for _ in range(4):
        settings.press("left")
        found.append(settings.badge.brightness)
    assert found[0] == found[4] == 1
    assert found[:4] == sorted(found[:4], reverse=True)
    assert len(set(found)) == 4


def test_a_dark_room_may_dim_the_display(settings, monkeypatch):
    settings.change(LOW_LIGHT, "a")
    monkeypatch.setitem(wiring.ANALOG_AT_REST, "LIGHT", 100)
    settings.badge.advance(4000)
    assert settings.badge.brightness == 0.5
    settings.press("a")
    assert settings.badge.brightness == 1


@pytest.mark.parametrize("key", ["a", "left", "right"])
def test_another_language_is_shown_at_once(settings, key):
    before = settings.badge.frame()
    settings.press(key)
    assert settings.director.lang == "es"
    assert (settings.badge.scene, settings.badge.frame() == before) == (
        "settings",
        False,
    )
    settings.press(key)
    assert settings.badge.frame() == before


def test_a_board_without_a_light_sensor_has_a_row_less(badge):
    badge.namespace["director"].power.sensor = None
    settings = Settings(badge)
    settings.press("up up up right")
    assert settings.director.session.brightness == 0


def test_b_goes_back_to_the_games(settings):
    settings.press("b")
    assert settings.badge.scene == "games"


CHANGES = "right down right down right down left down down down right b"
"""Every setting is changed, and the list is left."""


def test_all_settings_stay_when_the_power_goes():
    nvm = memory()
    with Badge(nvm=nvm) as badge:
        badge.advance(100)
        Settings(badge).press(CHANGES)
        assert badge.scene == "games"
    with Badge(nvm=nvm) as badge:
        badge.advance(100)
        director = badge.namespace["director"]
        assert (director.lang, director.speaker.level) == ("es", 2)
        assert (director.lights.hidden, badge.brightness) == (True, 0.6)
        assert director.power.low_light


def test_nothing_is_written_while_settings_change(settings):
    settings.press(CHANGES[:-2])
    assert settings.badge.stats.saves == []
    settings.press("b")
    assert len(settings.badge.stats.saves) == 1


def test_settings_that_did_not_change_are_not_written(settings):
    settings.press("down right left b")
    settings.press("start b")
    assert len(settings.badge.stats.saves) == 0


def test_each_press_sends_little_and_nothing_in_vain(settings):
    before = len(settings.badge.stats.refreshes)
    settings.press("down right right down right down left down right up start select")
    sent = settings.badge.stats.refreshes[before:]
    assert len(sent) == 9
    assert all(row["changed"] for row in sent)
    assert max(row["bytes"] for row in sent) < 2048


def start_with(tmp_path, text, nvm=None):
    """Return language and volume of a badge whose drive has a settings.toml."""
    import shutil

    from tests.scenes.conftest import ROOT, SHIPPED

    for name in SHIPPED:
        shutil.copytree(ROOT / name, tmp_path / name)
    shutil.copy(ROOT / "code.py", tmp_path)
    (tmp_path / "settings.toml").write_text(text, encoding="utf-8")
    with Badge(code=tmp_path / "code.py", nvm=nvm) as badge:
        badge.advance(100)
        director = badge.namespace["director"]
        return director.session.lang, director.speaker.level


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ('SPEED_LANG = "es"\nSPEED_SOUND = "3"\n', (1, 3)),
        ("SPEED_SOUND = 0  # a library\n", (None, 0)),
        ('SPEED_LANG = "en"\n', (0, 1)),
        ('SPEED_LANG = "de"\nSPEED_SOUND = "loud"\n', (None, 1)),
        ("SPEED_SOUND = 4\nSPEED_LANG = 1\n", (None, 1)),
        ("SPEED_SOUND = -1\n", (None, 1)),
        ("nonsense\n", (None, 1)),
    ],
)
def test_settings_toml_gives_the_defaults(tmp_path, text, found):
    assert start_with(tmp_path, text) == found


def test_what_the_players_chose_wins_over_settings_toml(tmp_path):
    kept = memory("en", sound=2)
    text = 'SPEED_LANG = "es"\nSPEED_SOUND = 0\n'
    assert start_with(tmp_path, text, kept) == (0, 2)


def test_a_language_from_settings_toml_is_not_asked_for(tmp_path):
    start_with(tmp_path, 'SPEED_LANG = "es"\n')
    with Badge(code=tmp_path / "code.py", nvm=bytearray(b"\xff" * NVM_BYTES)) as badge:
        badge.advance(100)
        badge.tap("a")
        badge.advance(100)
        assert badge.scene == "games"


@pytest.mark.parametrize("row", [RESULTS, SELF_TEST])
def test_the_cursor_comes_back_from_a_page_to_its_row(settings, row):
    settings.change(row, "a")
    assert settings.badge.scene in ("so_far", "self_test")
    settings.director.go("settings")
    settings.badge.advance(50)
    assert settings.director.top.row == row
    settings.press("b start")
    assert settings.badge.scene == "settings"
    assert settings.director.top.row == LANGUAGE
