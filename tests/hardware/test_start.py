# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The start: the firmware is judged once, and the game runs on both boards."""

import sys
import types
from pathlib import Path

import pytest

from hardware.firmware import READING_S
from sim import wiring
from sim.badge import Badge
from sim.budgets import MODULE_BYTES
from sim.interpreter import libraries
from sim.kept import memory

ROOT = Path(__file__).resolve().parents[2]
SHIPPED = {"adafruit_displayio_layout", "boards", "engine", "hardware", "scenes"}


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


class Loads(list):
    """Notes each of the drive's modules when it is first asked for, as a finder."""

    def find_spec(self, name, *_):
        """Note a module, also one that is soon let go of; find nothing."""
        if name.partition(".")[0] in SHIPPED:
            self.append(name)


def size(name):
    """Return the bytes of a module's source."""
    place = name.replace(".", "/")
    for root in (ROOT, libraries()):
        for path in (root / f"{place}.py", root / place / "__init__.py"):
            if path.exists():
                return path.stat().st_size
    raise AssertionError(f"{name} is nowhere")


@pytest.fixture(params=[("pybadge", memory()), ("pygamer", None)], ids=wiring.BOARDS)
def loads(request, monkeypatch):
    """The modules loaded from power-on to the title, also at the very first start."""
    board, nvm = request.param
    found = Loads()
    monkeypatch.setattr(sys, "meta_path", [found, *sys.meta_path])
    with Badge(board=board, nvm=nvm) as badge:
        badge.advance(500)
        assert badge.scene == "title"
    monkeypatch.undo()
    return found


def test_no_module_above_10_kb_is_loaded_between_power_on_and_the_title(loads):
    assert {"boards." + name for name in wiring.BOARDS} & {*loads}
    assert {"hardware.buttons", "scenes.keep", "scenes.loading"} < {*loads}
    assert max(map(size, [*loads, "code", "boot"])) <= MODULE_BYTES
    assert not [name for name in loads if name.startswith("engine")]


def test_the_largest_module_of_the_start_is_compiled_first(loads):
    assert loads[:2] == ["scenes", "scenes.director"]
    assert size("scenes.director") == max(map(size, loads))


def test_what_the_largest_module_has_left_is_collected_before_the_next():
    lines = (ROOT / "code.py").read_text(encoding="utf-8").splitlines()
    ours = [line for line in lines if line.split(" ")[0] in ("from", "gc.collect()")]
    assert ours[0].startswith("from scenes.director ")
    assert ours[1].startswith("gc.collect()")


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


def test_a_fault_in_opening_the_hardware_can_be_read_on_the_console(monkeypatch):
    badge = Badge(nvm=memory())
    display = badge._machine.display
    monkeypatch.setattr(wiring, "REGISTER_KEYS", {})
    with badge, pytest.raises(KeyError):
        badge.advance(100)
    assert display.auto_refresh


def test_the_console_can_be_read_after_the_end_however_dark_it_was():
    with Badge(nvm=memory()) as badge:
        badge.advance(200_000)
        display = badge.namespace["screen"]._display
        assert display.brightness == 0
    assert display.brightness == 1
