# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""docs/lessons.md: its examples run, and its lists are those of the code."""

import re

import pytest

from sim.lesson_cards import walk_of as cards_walk
from sim.lesson_race import walk_of as race_walk
from tests.checks.tree import ROOT
from tests.engine.cards.test_lessons import record as cards_record
from tests.engine.race.test_lessons import record as race_record

TEXT = (ROOT / "docs" / "lessons.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
STOPS = re.findall(r"^\| (Ring|Cards) (\d) \| (\d+) \|", TEXT, re.MULTILINE)


@pytest.mark.parametrize("number", range(4))
def test_an_example_runs(number):
    exec(EXAMPLES[number], {})


def test_the_lessons_have_as_many_stops_as_it_says():
    counts = [
        race_walk(race_record(n))[0].count
        if game == "Ring"
        else cards_walk(cards_record(n))[0].count
        for game, number, _ in STOPS
        for n in [int(number)]
    ]
    assert counts == [int(stops) for *_, stops in STOPS]
    assert len(counts) == 6


@pytest.mark.parametrize("game", ["race", "cards"])
def test_a_scene_that_has_the_modules_it_lists_has_all(game):
    needs = TEXT[TEXT.index("## What a scene needs") : TEXT.index("## The lessons")]
    part = needs[needs.index("Cards:") :] if game == "cards" else needs
    listed = set(re.findall(r"`(\w+)`", part))
    missing = {
        name
        for module in (ROOT / "engine" / game).glob("*.py")
        if module.stem in listed
        for name in re.findall(
            rf"from engine\.{game}\.(\w+) import", module.read_text(encoding="utf-8")
        )
        if name not in listed and name != "lap_search"
    }
    assert missing == set()
