# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The list of what a scene needs is whole: what is not on it would stay for good."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

STAYS = {"scenes." + name for name in ("scene", "page", "sheet", "buttons", "line")}
"""Small modules that most scenes import and that may stay once they are there."""

ERRORS = {"engine.errors"}
"""Stays too: an error must be the same class for who raises and who catches it."""

PACKAGES = {"engine", "engine.race", "scenes", "scenes.texts", "scenes.texts.en"}


DRIVERS = ("engine.race.driver", "engine.race.duel", "scenes.race_ghost")
"""What may drive in a person's stead, in the place of a question mark."""


def needs():
    """Return the modules by scene or panel, from scenes/needs.txt."""
    found, name = {}, ""
    for line in (ROOT / "scenes/needs.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith(" "):
            found[name] += sorted({line.strip().replace("?", d) for d in DRIVERS})
        elif line and not line.startswith(";"):
            name, part = line.split(" ")
            assert part in PARTS
            assert name not in found
            found[name] = []
    return found


PARTS = ("menus", "race", "cards", "race-lessons", "cards-lessons")

NEEDS = needs()


def path_of(name):
    """Return the file of one of our modules."""
    return ROOT / (name.replace(".", "/") + ".py")


def imports_of(path):
    """Return our modules that a file imports, wherever in it."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
            found.add(node.module)
    return {name for name in found if path_of(name).exists()}


def reached_from(path):
    """Return our modules that a file reaches through imports."""
    found, new = set(), imports_of(path)
    while new:
        found |= new
        new = set().union(*[imports_of(path_of(name)) for name in new]) - found
    return found


WORDS = "scenes.texts."
"""Begins the names of words; they are loaded by the language, never imported."""

HOUSE = reached_from(ROOT / "code.py")
"""Modules that are there from the start."""


@pytest.mark.parametrize("name", NEEDS)
def test_all_that_a_scene_imports_is_on_its_list(name):
    path = path_of(NEEDS[name][-1])
    unlisted = reached_from(path) - HOUSE - STAYS - ERRORS - set(NEEDS[name])
    assert unlisted == set()


def test_the_class_of_a_track_that_waits_for_a_rematch_stays():
    assert "engine.race.track" in NEEDS["result"]


@pytest.mark.parametrize("driver", DRIVERS)
def test_all_that_drives_in_a_persons_stead_is_on_the_list_of_a_race(driver):
    reached = reached_from(path_of(driver))
    assert reached - HOUSE - STAYS - ERRORS - set(NEEDS["race"]) == set()


@pytest.mark.parametrize("name", NEEDS)
def test_nothing_on_the_list_is_needed_without_the_scene(name):
    assert set(NEEDS[name]) & (HOUSE | STAYS | ERRORS | PACKAGES) == set()


@pytest.mark.parametrize("name", NEEDS)
def test_all_on_the_list_is_there(name):
    ours = [
        entry.replace("*", "en")
        for entry in NEEDS[name]
        if not entry.startswith("adafruit_")
    ]
    assert [entry for entry in ours if not path_of(entry).exists()] == []


@pytest.mark.parametrize("name", NEEDS)
def test_the_last_on_the_list_names_its_class(name):
    source = path_of(NEEDS[name][-1]).read_text(encoding="utf-8")
    assert "\nSCENE = " in source
