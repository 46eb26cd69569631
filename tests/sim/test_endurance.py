# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""A pilot steers the virtual badge as well, and what a program keeps there is found."""

import pytest

from sim import endurance
from sim.heap_cards import CardsGame
from sim.kept import memory
from sim.pilot_badge import BadgePilot
from tests.heap.test_heap import PROGRAM, SmallGame


def sitting_of(folder, old="", new=""):
    """Return a sitting of the small program with one piece of it replaced."""
    source = PROGRAM.read_text()
    assert old in source
    (folder / "code.py").write_text(source.replace(old, new))
    return endurance.Endurance(SmallGame(), code=folder / "code.py")


def test_a_program_that_keeps_nothing_passes(tmp_path):
    sitting = sitting_of(tmp_path)
    assert len(sitting.rounds(4)) == 5
    assert sitting.faults == []


def test_a_program_that_keeps_a_picture_a_round_is_found(tmp_path):
    keeps = "KEPT.append(bytearray(1000))"
    sitting = sitting_of(tmp_path, "self.picture = bytearray(1000)", keeps)
    sitting.rounds(4)
    assert len(sitting.faults) == 1
    assert "moved by" in sitting.faults[0]


def test_a_program_that_ends_by_itself_is_found(tmp_path):
    sitting = sitting_of(tmp_path, "bytearray(1000)", "bytearray(-1)")
    sitting.rounds(2)
    assert sitting.faults == ["it did not get through: ValueError: negative count"]


@pytest.mark.parametrize("is_solo", [False, True], ids=["friend", "computer"])
@pytest.mark.parametrize("is_expert", [False, True], ids=["usual-keys", "expert-keys"])
def test_a_round_of_cards_is_played_with_either_keys(is_solo, is_expert):
    game = CardsGame(is_solo)
    with BadgePilot(nvm=memory(is_expert=is_expert)) as pilot:
        game.enter(pilot)
        game.play(pilot, 0)
        assert pilot.name == "deck"
