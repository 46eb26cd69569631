# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The stand-ins of the loudspeaker refuse what clicks or costs, and note the rest."""

import pytest

from sim.badge import Badge

OPEN = """
import array, audiocore, audioio, board, digitalio, time
enable = digitalio.DigitalInOut(board.SPEAKER_ENABLE)
enable.switch_to_output(True)
out = audioio.AudioOut(board.SPEAKER)
"""
WAVE = "wave = bytearray((128, 200, 60, 128))\n"
PLAY = OPEN + WAVE + "sample = audiocore.RawSample(wave, sample_rate=4000)\n"

GAME = """
class Speaker:
    QUACK = 40 << 2 | 1
    CLUCK = 50 << 2

class Director:
    speaker = Speaker()

director = Director()
"""


def stats_after(path):
    """Return the sounds that a program has made."""
    with Badge(path) as badge:
        badge.advance(100)
        return badge.stats.sounds


def test_a_sound_goes_on_record_with_its_time(drive):
    program = PLAY + "time.sleep(0.05)\nout.play(sample)\n"
    assert stats_after(drive(program)) == [{"ms": 50, "name": "4000 Hz"}]


def test_a_sound_goes_by_the_name_that_the_game_has_for_it(drive):
    program = GAME + PLAY + "out.play(sample)\nsample.sample_rate = 5000\n"
    rows = stats_after(drive(program + "out.play(sample)\n"))
    assert [row["name"] for row in rows] == ["quack", "cluck"]


@pytest.mark.parametrize(
    "switch", ["enable.value = False", "enable.switch_to_input()", "enable.deinit()"]
)
def test_nothing_is_heard_while_the_amplifier_is_off(drive, switch):
    assert stats_after(drive(PLAY + switch + "\nout.play(sample)\n")) == []


def test_the_samples_can_be_taken_once(drive):
    with Badge(drive(PLAY + "out.play(sample)\n")) as badge:
        badge.advance(0)
        assert badge.take_sound() == (bytes((128, 200, 60, 128)), 4000)
        assert badge.take_sound() is None


def test_a_sixteen_bit_sample_is_heard_in_eight(drive):
    wave = "wave = array.array('H', (32768, 65535, 0, 32768))\n"
    program = OPEN + wave + "out.play(audiocore.RawSample(wave))\n"
    with Badge(drive(program)) as badge:
        badge.advance(0)
        assert badge.take_sound() == (bytes((128, 255, 0, 128)), 8000)


def test_a_slice_of_a_buffer_shares_it(drive):
    program = OPEN + (
        "wave = memoryview(bytearray((128, 9, 128, 128)))\n"
        "sample = audiocore.RawSample(wave[:3])\n"
        "wave[1] = 77\n"
        "out.play(sample)\n"
    )
    with Badge(drive(program)) as badge:
        badge.advance(0)
        assert badge.take_sound() == (bytes((128, 77, 128)), 8000)


@pytest.mark.parametrize(
    ("program", "words"),
    [
        (OPEN + "audioio.AudioOut(board.SPEAKER)", "A0 in use"),
        (OPEN + "audioio.AudioOut(board.D4)", "Invalid pin"),
        (OPEN + "audioio.AudioOut('A0')", "must be of type Pin"),
        (
            "import audioio, board\naudioio.AudioOut(board.A0, quiescent_value=-1)",
            "0-6",
        ),
        (OPEN + "out.play(b'1')", "a RawSample can be played"),
        (OPEN + "out.deinit()\nout.stop()", "deinitialized"),
        (PLAY + "out.deinit()\nout.play(sample)", "deinitialized"),
        (PLAY + "sample.sample_rate = 0\n", "at least 1"),
        (PLAY + "sample.sample_rate = 4000.5\n", "an int"),
        (PLAY + "sample.sample_rate = 1000001\nout.play(sample)", "too high"),
        (PLAY + "wave[3] = 129\nout.play(sample)", "would click"),
        (PLAY + "wave[0] = wave[3] = 0\nout.play(sample)", "would click"),
        (OPEN + "audiocore.RawSample(bytearray(0))\n", "at least one"),
        (OPEN + "audiocore.RawSample(array.array('h', (0, 0)))", "unsigned"),
        (OPEN + "audiocore.RawSample(array.array('f', (0, 0)))", "unsigned"),
        (OPEN + "audiocore.RawSample('text')", "bytes-like"),
        (
            OPEN + "audiocore.RawSample(bytearray(4), channel_count=2)",
            "one loudspeaker",
        ),
    ],
)
def test_what_clicks_costs_or_cannot_be_is_refused(drive, program, words):
    with pytest.raises(Exception, match=words), Badge(drive(program + "\n")) as badge:
        badge.advance(0)


def test_a_pin_that_was_given_back_can_be_taken_again(drive):
    program = (
        OPEN + "with out:\n    pass\nout.deinit()\nout = audioio.AudioOut(board.A0)"
    )
    with Badge(drive(program)) as badge:
        badge.advance(0)


def test_a_display_has_a_brightness_from_dark_to_full(drive):
    with Badge(drive("import board\nboard.DISPLAY.brightness = 0.25\n")) as badge:
        assert badge.brightness == 1
        badge.advance(0)
        assert badge.brightness == 0.25


@pytest.mark.parametrize("value", ["1.1", "-0.1"])
def test_a_brightness_beyond_that_is_refused(drive, value):
    program = f"import board\nboard.DISPLAY.brightness = {value}\n"
    with pytest.raises(ValueError, match="0-1"), Badge(drive(program)) as badge:
        badge.advance(0)
