# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The demo plays every game by keys alone and shows what it promises, every time."""

import json

import pytest

from sim import demo

GAMES = ("cards-computer", "cards-friend", "race")

IN_ALL = ("games", "menu", "result", "menu-again")
IN_CARDS = ("count-down", "go", "pause", "end")
SHOWN = {
    "race": (*IN_ALL, "how", "start", "pause", "lost-turn"),
    "cards-friend": (
        *(*IN_ALL, *IN_CARDS, "how", "ready", "left-is-ready", "does-not-fit"),
        *("card-1-left", "card-2-right", "before-the-tie", "tie", "late"),
        *("choice", "chosen", "one-call", "both-calls", "flip"),
    ),
    "cards-computer": (*IN_ALL, *IN_CARDS, "card-1-you", "card-1-computer", "flip-1"),
}
"""Names of pictures, by game."""


def contents(folder):
    """Return the bytes of each file below a folder, by its path there."""
    files = [path for path in folder.rglob("*") if path.is_file()]
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


@pytest.fixture(scope="module")
def first(tmp_path_factory):
    """The folder of a whole demo; a picture of an older one was there before."""
    folder = tmp_path_factory.mktemp("demo")
    (folder / "race").mkdir()
    (folder / "race" / "99-old.png").write_bytes(b"")
    assert demo.main(["--out", str(folder)]) == 0
    return folder


def test_two_runs_write_the_same_bytes(first, tmp_path):
    assert demo.main(["--out", str(tmp_path)]) == 0
    assert contents(tmp_path) == contents(first)


def test_each_game_has_a_folder(first):
    assert sorted(path.name for path in first.iterdir()) == list(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_the_demo_shows_all_that_it_is_for(first, game):
    names = {path.stem.partition("-")[2] for path in (first / game).glob("*.png")}
    assert names >= set(SHOWN[game])


@pytest.mark.parametrize("game", GAMES)
def test_the_pictures_are_numbered_without_a_gap(first, game):
    numbers = sorted(
        int(p.name.partition("-")[0]) for p in (first / game).glob("*.png")
    )
    assert numbers == list(range(1, len(numbers) + 1))


@pytest.mark.parametrize("game", GAMES[:2])
def test_a_round_of_cards_is_dealt_again_after_its_result(first, game):
    scenes = json.loads((first / game / "stats.json").read_text())["scenes"]
    names = [entry["name"] for entry in scenes]
    result = names.index("round")
    assert names[result - 1 : result + 3] == ["cards", "round", "cards", "rest"]


def test_pictures_of_an_older_demo_are_gone(first):
    assert not (first / "race" / "99-old.png").exists()


def test_a_folder_that_cannot_be_made_is_refused(tmp_path, capsys):
    (tmp_path / "file").write_bytes(b"")
    assert demo.main(["--out", str(tmp_path / "file")]) == 2
    assert "Not a directory" in capsys.readouterr().err
