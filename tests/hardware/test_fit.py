# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""What a board or its firmware lacks is left out, and the game goes on without it."""

import sys

import pytest

from sim.badge import Badge
from sim.kept import memory

MODULES = ("audioio", "audiocore", "digitalio", "neopixel_write", "analogio")
PINS = ("A0", "SPEAKER_ENABLE", "NEOPIXEL", "A6", "LIGHT")


def play(badge):
    """Come from the title to a race, drive a move and go on to the pause."""
    badge.advance(100)
    for key in ("a", "a", "down", "a"):
        badge.tap(key)
        badge.advance(700)
    assert badge.scene == "race"
    badge.tap("a")
    badge.advance(700)
    assert badge.namespace["director"].top.race.plies == 1
    badge.tap("start")
    badge.tap("a")
    badge.tap("a")
    assert badge.scene == "pause"


@pytest.mark.parametrize("pin", PINS)
def test_a_pin_in_use_is_done_without(pin):
    with Badge(nvm=memory()) as badge:
        badge._machine.pins_in_use[pin] = "somebody else"
        play(badge)
        names = [row["name"] for row in badge.stats.sounds]
        assert ("move" in names) == (pin not in ("A0", "SPEAKER_ENABLE"))
        assert bool(badge.stats.lights) == (pin != "NEOPIXEL")
        power = badge.namespace["director"].power
        assert (power.charge == -1) == (pin == "A6")
        assert (power.sensor is None) == (pin == "LIGHT")


@pytest.mark.parametrize("name", MODULES)
def test_a_module_that_the_firmware_lacks_is_done_without(name, monkeypatch):
    class Missing:
        def find_spec(self, wanted, path=None, target=None):
            if wanted == name:
                raise ImportError("no module named " + name)

    monkeypatch.setattr(sys, "meta_path", [Missing(), *sys.meta_path])
    with Badge(nvm=memory()) as badge:
        play(badge)
        assert bool(badge.stats.sounds) == (name not in MODULES[:3])
        assert bool(badge.stats.lights) == (name not in MODULES[2:4])


def test_a_display_that_cannot_be_dimmed_stays_as_it_is(monkeypatch):
    with Badge(nvm=memory()) as badge:
        kind = type(badge._machine.display)

        def refuse(self, brightness):
            raise RuntimeError("Brightness not adjustable")

        fixed = property(lambda self: 1.0, refuse)
        monkeypatch.setattr(kind, "brightness", fixed)
        play(badge)
        badge.advance(200_000)
        assert badge.scene == "pause"
        display = badge._machine.display
    assert display.auto_refresh


def test_what_opens_the_parts_is_gone_once_they_are_open(badge_modules):
    gone = {"hardware.start", "hardware.fit", "hardware.tune", "hardware.firmware"}
    gone |= {"hardware.heap", "boards", "boards.pybadge"}
    assert gone & badge_modules == set()
    assert "hardware.speaker" in badge_modules


@pytest.fixture
def badge_modules():
    """The modules that the game has loaded when the title is up."""
    with Badge(nvm=memory()) as badge:
        badge.advance(100)
        return set(badge._world._inside)
