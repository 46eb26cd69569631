# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""code.py only wires: it judges the firmware once and runs on both boards."""

import sys
import types

import pytest

from hardware.firmware import READING_S
from sim.badge import Badge
from sim.kept import memory


@pytest.fixture
def firmware(monkeypatch):
    """Let sys.implementation tell of a CircuitPython of some version."""

    def be(*version):
        told = types.SimpleNamespace(**vars(sys.implementation))
        told.name, told.version = "circuitpython", version
        monkeypatch.setattr(sys, "implementation", told)

    return be


def test_an_unsupported_firmware_is_named_once_and_the_game_runs(firmware, capsys):
    firmware(10, 0, 3)
    with Badge(nvm=memory()) as badge:
        badge.advance(READING_S * 1000 + 100)
        assert badge.scene == "title"
    assert capsys.readouterr().out.count("CircuitPython 10.0.3 is not supported") == 1


def test_what_is_wrong_with_the_firmware_can_be_read_before_the_title(firmware, capsys):
    firmware(10, 0, 3)
    with Badge(nvm=memory()) as badge:
        badge.advance(READING_S * 1000 - 100)
        assert "not supported" in capsys.readouterr().out
        assert badge.scene is None
        assert not badge.stats.refreshes


def test_a_supported_firmware_starts_at_once(firmware):
    firmware(10, 1, 1)
    with Badge(nvm=memory()) as badge:
        badge.advance(100)
        assert badge.scene == "title"


def test_a_supported_firmware_is_not_mentioned(firmware, capsys):
    firmware(10, 1, 1)
    with Badge(nvm=memory()) as badge:
        badge.advance(100)
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("board", ["pybadge", "pygamer"])
def test_every_board_reaches_the_menu_and_moves_its_cursor(board):
    with Badge(board=board, nvm=memory()) as badge:
        badge.advance(100)
        badge.tap("a")
        badge.advance(100)
        badge.tap("a")
        badge.advance(100)
        before = len(badge.stats.refreshes)
        badge.tap("down")
        badge.tap("up")
        assert badge.scene == "menu"
        assert len(badge.stats.refreshes) == before + 2


def test_a_key_held_at_power_on_does_nothing():
    with Badge(nvm=memory()) as badge:
        badge.press("a")
        badge.advance(500)
        badge.release("a")
        badge.advance(500)
        assert badge.scene == "title"


def test_the_console_has_the_display_again_after_the_end():
    with Badge(nvm=memory()) as badge:
        badge.advance(100)
        display = badge.namespace["screen"]._display
        assert not display.auto_refresh
    assert display.auto_refresh


def test_the_console_can_be_read_after_the_end_however_dark_it_was():
    with Badge(nvm=memory()) as badge:
        badge.advance(200_000)
        display = badge.namespace["screen"]._display
        assert display.brightness == 0
    assert display.brightness == 1
