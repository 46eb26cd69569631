# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The window shows the badge and passes the keyboard on, in real time."""

import os

import pygame
import pytest

from boards import profile, seats
from sim import face, play, window
from sim.badge import Badge
from sim.loudspeaker import RATE, Loudspeaker, stretched
from sim.window import FOR_TWO, KEYBOARD, NoDisplayError, Window
from sim.wiring import KEYS
from tests.sim import programs


@pytest.fixture
def scene(drive):
    """A window at scale 2 and a badge that listens to its keys."""
    with Window("pybadge", 2) as shown, Badge(drive()) as badge:
        badge.advance(0)
        yield shown, badge


def press(name, kind=pygame.KEYDOWN):
    pygame.event.post(pygame.event.Event(kind, key=getattr(pygame, "K_" + name)))


COLUMNS = ("1qaz", "2wsx", "3edc", "4rfv5tgb", "6yhn7ujm", "8ik", "9ol", "0p")
"""Keys that share a line in the matrix of a common keyboard."""


def column(name):
    """Return the line of a key of the PC."""
    return next(number for number, keys in enumerate(COLUMNS) if name in keys)


def test_every_key_of_the_badge_has_a_key_of_the_pc():
    assert set(KEYBOARD) == set(KEYS)
    assert set(FOR_TWO) == set(KEYS)


def test_no_key_of_the_pc_presses_two_of_the_badge():
    names = [name for names in KEYBOARD.values() for name in names]
    names.extend(FOR_TWO.values())
    assert len(names) == len(set(names))


def test_no_keys_that_two_need_together_share_a_line_of_the_keyboard():
    """But for Up, which serves one of them, as a handicap."""
    columns = [column(name) for key, name in FOR_TWO.items() if key != "up"]
    assert len(columns) == len(set(columns))
    assert column(FOR_TWO["up"]) == column(FOR_TWO["down"])


def test_each_player_has_keys_under_one_hand():
    left, right = seats(profile("pybadge"))
    hands = [
        {column(FOR_TWO[KEYS[key]]) for key in seat if key >= 0}
        for seat in (left, right)
    ]
    assert max(hands[0]) < 4 <= min(hands[1])


def test_both_players_may_press_in_one_scan(scene):
    shown, badge = scene
    for name in ("s", "d", "f", "j", "k", "l"):
        press(name)
    shown.run(badge, badge.ms + 10)
    assert badge.held == {"down", "right", "select", "b", "a", "start"}


@pytest.mark.parametrize("key", KEYS)
def test_the_key_for_two_is_written_beside_the_key(key):
    assert face.FOR_TWO[key][0].lower() == FOR_TWO[key]


def test_the_keyboard_presses_and_releases_keys(scene):
    shown, badge = scene
    press("x")
    shown.run(badge, badge.ms + 10)
    assert badge.held == {"a"}
    press("x", pygame.KEYUP)
    shown.run(badge, badge.ms + 10)
    assert [entry.lstrip("0123456789") for entry in badge.namespace["log"]] == [
        "+1",
        "-1",
    ]


def test_two_keys_for_one_hold_it_until_both_are_up(scene):
    shown, badge = scene
    press("x")
    press("SPACE")
    press("x", pygame.KEYUP)
    shown.run(badge, badge.ms + 10)
    assert badge.held == {"a"}


def test_a_window_that_loses_the_keyboard_lets_all_keys_go(scene):
    shown, badge = scene
    press("UP")
    press("z")
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    shown.run(badge, badge.ms + 10)
    assert badge.held == set()


def test_closing_the_window_ends_the_game(scene):
    shown, badge = scene
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    shown.run(badge)
    assert badge.ms < 1000


def test_the_screen_is_shown_in_whole_pixels(drive):
    with Window("pybadge", 3) as shown, Badge(drive(programs.DRIVE)) as badge:
        shown.run(badge, 20)
        surface = shown.surface
        left, top = face.SIDE * 3, face.TOP * 3
        car = [surface.get_at((left + x, top))[:3] for x in (0, 23, 24)]
    assert car == [(255, 0, 0), (255, 0, 0), (0, 0, 255)]


@pytest.mark.parametrize("board", ["pybadge", "pygamer"])
@pytest.mark.parametrize("key", KEYS)
def test_a_key_that_is_down_is_lit(drive, board, key):
    x, y = face.Face.place(board, key)
    with Window(board, 2) as shown, Badge(drive(programs.DRAW)) as badge:
        edge = 2 * x, 2 * (y - 6)
        shown.draw(badge)
        assert shown.surface.get_at(edge)[:3] == face.DARK
        badge.press(key)
        shown.draw(badge)
        assert shown.surface.get_at(edge)[:3] == face.LIT


LIGHTS = """
import board, digitalio, neopixel_write
pin = digitalio.DigitalInOut(board.NEOPIXEL)
pin.switch_to_output()
neopixel_write.neopixel_write(pin, bytes(6) + bytes((0, 8, 0)))
"""


def test_the_lights_are_below_the_screen_and_bright_enough_to_see(drive):
    with Window("pybadge", 2) as shown, Badge(drive(LIGHTS)) as badge:
        badge.advance(0)
        shown.draw(badge)
        places = [face.Face.light_place(number, 3) for number in range(3)]
        seen = [shown.surface.get_at((2 * x, 2 * y))[:3] for x, y in places]
    assert seen == [face.RIM, face.RIM, (8 * face.GLOW, 0, 0)]


@pytest.mark.parametrize(
    ("brightness", "least", "most"), [("1", 255, 255), ("0.3", 64, 200), ("0", 0, 0)]
)
def test_a_display_that_is_dimmed_is_darker_in_the_window(
    drive, brightness, least, most
):
    program = f"import board\nboard.DISPLAY.brightness = {brightness}\n"
    with Window("pybadge", 2) as shown, Badge(drive(program + programs.DRIVE)) as badge:
        shown.run(badge, 20)
        red = shown.surface.get_at((face.SIDE * 2, face.TOP * 2))[0]
    assert least <= red <= most


class Ear:
    """A loudspeaker that notes what it is to play."""

    def __init__(self):
        """Start with nothing heard."""
        self.heard = []

    def play(self, samples, rate):
        """Note a sound."""
        self.heard.append((samples, rate))


BEEP = """
import audiocore, audioio, board, digitalio, time
enable = digitalio.DigitalInOut(board.SPEAKER_ENABLE)
enable.switch_to_output(True)
out = audioio.AudioOut(board.SPEAKER)
sample = audiocore.RawSample(bytearray((128, 255, 128)))
while True:
    out.play(sample)
    time.sleep(0.03)
"""


def test_each_sound_of_the_badge_is_played_once(drive):
    with Window("pybadge", 1) as shown, Badge(drive(BEEP)) as badge:
        ear = shown._loudspeaker = Ear()
        for ms in (10, 10, 20, 10):
            badge.advance(ms)
            shown.sound(badge)
    assert ear.heard == [(bytes((128, 255, 128)), 8000)] * 2


def test_a_running_window_plays(drive):
    with Window("pybadge", 1) as shown, Badge(drive(BEEP)) as badge:
        ear = shown._loudspeaker = Ear()
        shown.run(badge, 100)
    assert ear.heard


def test_a_loudspeaker_plays_or_is_silent_but_never_fails(monkeypatch):
    samples = bytes((128, 255, 128)) * 100
    for options in ({}, {"is_mute": True}):
        Loudspeaker(**options).play(samples, 8000)
    monkeypatch.setenv("SDL_AUDIODRIVER", "no-such-driver")
    pygame.mixer.quit()
    silent = Loudspeaker()
    silent.play(samples, 8000)
    assert silent.is_silent


def test_each_sample_is_held_as_long_as_on_the_badge():
    samples = stretched(bytes((128, 255, 0, 128)), RATE // 100)
    assert [len(samples), samples.count(255), samples.count(0)] == [400, 100, 100]
    assert (samples[0], samples[-1]) == (128, 128)


def test_the_badge_runs_in_real_time(drive):
    with Window("pybadge", 1) as shown, Badge(drive()) as badge:
        began = pygame.time.get_ticks()
        shown.run(badge, 300)
        passed = pygame.time.get_ticks() - began
    assert 250 <= passed < 3000


def test_play_ends_with_status_0_when_the_window_is_closed():
    assert play.main(["--scale", "1", "--mute", "--chance", "7"], until_ms=50) == 0


def test_without_a_display_the_window_says_so(monkeypatch):
    for name in ("SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(window.sys, "platform", "linux")
    with pytest.raises(NoDisplayError, match="neither DISPLAY"):
        Window("pybadge", 1)


def test_a_driver_that_draws_into_memory_is_no_display(monkeypatch):
    monkeypatch.delenv("SDL_VIDEODRIVER")
    monkeypatch.setenv("DISPLAY", ":no-such-display")
    with pytest.raises(NoDisplayError):
        Window("pybadge", 1)


def test_play_without_a_display_says_so_in_one_line_and_plays_the_demo(
    monkeypatch, capsys, tmp_path
):
    monkeypatch.setenv("SDL_VIDEODRIVER", "no-such-driver")
    monkeypatch.chdir(tmp_path)
    assert play.main([]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("No display here (")
    folders = sorted(os.listdir(tmp_path / play.DEMO_FOLDER))
    assert folders == ["cards-computer", "cards-friend", "race"]
