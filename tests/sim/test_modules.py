# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The stand-ins refuse what the badge would refuse, and a little more."""

import pytest

from sim.badge import Badge

PIN = "import board, digitalio\npin = digitalio.DigitalInOut(board.NEOPIXEL)\n"
LIGHTS = PIN + "import neopixel_write\npin.switch_to_output()\n"
NVM = "import microcontroller\nnvm = microcontroller.nvm\n"


def names_after(path, board="pybadge"):
    with Badge(path, board=board) as badge:
        badge.advance(0)
        return badge.namespace


def test_the_board_knows_its_name_and_its_display(drive):
    program = "import board\nname, width = board.board_id, board.DISPLAY.width\n"
    names = names_after(drive(program), "pygamer")
    assert (names["name"], names["width"]) == ("pygamer", 160)


def test_second_names_are_the_same_pin(drive):
    program = (
        "import board\nsame = board.A7 is board.LIGHT, board.A0 is board.SPEAKER\n"
    )
    assert names_after(drive(program))["same"] == (True, True)


@pytest.mark.parametrize("name", ["BATTERY", "JOYSTICK_X", "I2C", "BUTTON_A"])
def test_a_pin_that_the_pybadge_lacks_is_an_error(drive, name):
    with pytest.raises(AttributeError, match=name):
        names_after(drive(f"import board\nboard.{name}\n"))


def test_lights_go_on_record_as_red_green_blue(drive):
    program = LIGHTS + "neopixel_write.neopixel_write(pin, bytes((1, 2, 3, 4, 5, 6)))\n"
    with Badge(drive(program)) as badge:
        badge.advance(0)
        assert badge.stats.lights == [{"ms": 0, "colours": [[2, 1, 3], [5, 4, 6]]}]


@pytest.mark.parametrize(
    ("program", "words"),
    [
        (PIN + "digitalio.DigitalInOut(board.D8)", "NEOPIXEL in use"),
        (PIN + "digitalio.DigitalInOut(board.TFT_LITE)", "TFT_LITE in use"),
        (PIN + "digitalio.DigitalInOut('D4')", "must be of type Pin"),
        (PIN + "pin.value = True", "direction is input"),
        (PIN + "pin.switch_to_output(value=1)", "bool"),
        (PIN + "pin.switch_to_output()\npin.pull", "direction is output"),
        (PIN + "pin.switch_to_input(pull='up')", "invalid pull"),
        (PIN + "pin.deinit()\npin.value", "deinitialized"),
        (LIGHTS + "neopixel_write.neopixel_write(pin, bytes(4))", "4 bytes"),
        (LIGHTS + "neopixel_write.neopixel_write(pin, bytes(18))", "18 bytes"),
        (
            LIGHTS + "pin.switch_to_input()\nneopixel_write.neopixel_write(pin, b'')",
            "out",
        ),
        ("import board, analogio\nanalogio.AnalogIn(board.D4)", "nothing to measure"),
        ("import microcontroller\nmicrocontroller.Pin()", "cannot create"),
        (NVM + "nvm[8190:8194] = b'1234'", "8192"),
        (NVM + "nvm[0:3] = b'12'", "slice of 3"),
        (NVM + "nvm[8192]", "out of range"),
        (NVM + "nvm[0:4:2]", "step=1"),
        ("import supervisor\nsupervisor.runtime.autorelaod = False", "autorelaod"),
        ("import busio\nbusio.I2C(1, 2)", "leads nowhere"),
        ("import time\ntime.sleep(-1)", "non-negative"),
    ],
)
def test_what_the_badge_refuses_is_refused(drive, program, words):
    with pytest.raises(Exception, match=words):
        names_after(drive(program + "\n"))


def test_erased_memory_reads_255(drive):
    program = NVM + "found, size = nvm[8191], len(nvm)\n"
    names = names_after(drive(program))
    assert (names["found"], names["size"]) == (255, 8192)


def test_the_battery_and_the_light_can_be_read(drive):
    program = (
        "import analogio, board\n"
        "values = [analogio.AnalogIn(pin).value for pin in (board.A6, board.LIGHT)]\n"
    )
    assert all(0 < value < 65536 for value in names_after(drive(program))["values"])
