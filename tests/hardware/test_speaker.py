# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Every effect can be told from the others, never clicks, and is silent when off."""

import sys

import pytest

from hardware.speaker import Speaker
from hardware.tune import NOTE, write
from sim.interpreter import ROOT
from tests.hardware.parts import EFFECTS, Out, speaker_with
from tests.heap.vm import VM, needs_vm

VOLUMES = (1, 2, 3)
MIDDLE = 128


@pytest.mark.parametrize("volume", VOLUMES)
@pytest.mark.parametrize("name", EFFECTS)
def test_every_effect_begins_and_ends_at_the_middle_value(name, volume):
    out = Out()
    speaker_with(out, volume).play(EFFECTS[name])
    ((_, samples),) = out.played
    assert (samples[0], samples[-1]) == (MIDDLE, MIDDLE)


@pytest.mark.parametrize("volume", VOLUMES)
def test_every_note_begins_and_ends_at_the_middle_value(volume):
    tune = bytearray(5 * NOTE)
    write(tune, volume)
    ends = [(tune[at], tune[at + NOTE - 1]) for at in range(0, 5 * NOTE, NOTE)]
    assert ends == [(MIDDLE, MIDDLE)] * 5


def height_at(volume):
    """Return how far the tune goes from the middle at a volume."""
    tune = bytearray(5 * NOTE)
    write(tune, volume)
    return max(abs(value - MIDDLE) for value in tune)


def test_each_volume_is_at_least_twice_as_loud_as_the_one_below():
    low, middle, high = [height_at(volume) for volume in VOLUMES]
    assert 2 * low <= middle <= high / 2
    assert high < 127


def test_the_first_volume_is_low():
    assert height_at(1) < 128 / 5


def test_all_effects_have_one_length():
    out = Out()
    speaker = speaker_with(out)
    for effect in EFFECTS.values():
        speaker.play(effect)
    assert {len(samples) for _, samples in out.played} == {3 * NOTE}


def test_there_are_eight_effects_and_no_two_sound_alike():
    out = Out()
    speaker = speaker_with(out)
    for effect in EFFECTS.values():
        speaker.play(effect)
    assert len({rate for rate, _ in out.played}) == len(EFFECTS) == 8


def test_no_effect_takes_longer_than_a_seventh_of_a_second():
    out = Out()
    speaker = speaker_with(out)
    for effect in EFFECTS.values():
        speaker.play(effect)
    assert max(len(samples) / rate for rate, samples in out.played) < 1 / 7


def crossings(samples):
    """Return how often the wave crosses the middle in each of its three notes."""
    signs = [value > MIDDLE for value in samples]
    notes = [signs[at : at + NOTE] for at in (0, NOTE, 2 * NOTE)]
    return [sum(a != b for a, b in zip(note, note[1:])) for note in notes]


@pytest.mark.parametrize("name", ["WINS", "LAP", "CALL", "FLIP"])
def test_good_news_rise(name):
    out = Out()
    speaker_with(out, 3).play(EFFECTS[name])
    first, second, third = crossings(out.played[0][1])
    assert first < second < third


def test_what_is_lost_falls():
    out = Out()
    speaker_with(out, 3).play(Speaker.LOST)
    first, second, third = crossings(out.played[0][1])
    assert first > second > third


def test_nothing_is_played_when_the_sound_is_off():
    out = Out()
    speaker = speaker_with(out, volume=0)
    speaker.play(Speaker.WINS)
    speaker.change(2)
    speaker.change(0)
    speaker.play(Speaker.WINS)
    assert out.played == []


def test_the_amplifier_is_on_only_while_there_is_a_volume():
    speaker = speaker_with(Out(), volume=0)
    seen = [speaker.pin.value]
    for volume in (1, 3, 0, 2):
        speaker.change(volume)
        seen.append(speaker.pin.value)
    assert seen == [False, True, True, False, True]


def test_the_volume_before_a_mute_is_remembered():
    speaker = speaker_with(Out(), volume=3)
    speaker.change(0)
    assert (speaker.level, speaker.last) == (0, 3)


def test_a_mute_does_not_cost_the_making_of_the_tune():
    speaker = speaker_with(Out(), volume=3)
    speaker.record[5] = 99
    speaker.change(0)
    speaker.change(speaker.last)
    assert speaker.record[5] == 99


def test_another_volume_makes_the_tune_anew():
    speaker = speaker_with(Out(), volume=1)
    before = bytes(speaker.record)
    speaker.change(2)
    assert bytes(speaker.record) != before


def test_a_firmware_that_cannot_play_is_not_asked_again():
    class Broken(Out):
        def play(self, sample):
            super().play(sample)
            raise RuntimeError("No DMA channel found")

    out = Broken()
    speaker = speaker_with(out)
    for _ in range(3):
        speaker.play(Speaker.MOVE)
    assert len(out.played) == 1


def test_a_speaker_without_parts_keeps_its_volume_and_is_silent():
    speaker = Speaker(None, None, None, None)
    speaker.change(2)
    speaker.play(Speaker.MOVE)
    assert (speaker.level, speaker.last) == (2, 2)


PROGRAM = """
import gc, sys
sys.path.append({root!r})
from hardware.speaker import Speaker

class Part:
    value = sample_rate = 0
    def play(self, sample):
        pass

speaker = Speaker(Part(), Part(), [Part(), Part(), Part()], bytearray(5 * {note}))
speaker.change(1)

def play_all():
    for effect in {effects}:
        speaker.play(effect)

before = 0
play_all()
gc.collect()
gc.disable()
before = gc.mem_alloc()
play_all()
print(gc.mem_alloc() - before)
"""


@needs_vm
def test_playing_takes_no_heap():
    effects = tuple(EFFECTS.values())
    program = PROGRAM.format(root=str(ROOT), note=NOTE, effects=effects)
    done = VM.run(["-c", program])
    assert (done.stderr, done.stdout.strip()) == ("", "0")


def test_a_speaker_that_began_silent_needs_no_more_heap_to_be_heard(monkeypatch):
    out = Out()
    speaker = speaker_with(out, 0)
    monkeypatch.setitem(sys.modules, "hardware.tune", None)  # there is no room for it
    speaker.change(speaker.last)
    speaker.play(Speaker.LAP)
    ((_, samples),) = out.played
    assert max(samples) > MIDDLE
